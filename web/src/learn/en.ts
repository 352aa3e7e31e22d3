const files = import.meta.glob<string>(
  ["../../../locales/en/learn.ftl", "../../../src/wandelgang/games/*/words/en.learn.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
