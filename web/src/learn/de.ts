const files = import.meta.glob<string>(
  ["../../../locales/de/learn.ftl", "../../../src/wandelgang/games/*/words/de.learn.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
