const files = import.meta.glob<string>(
  ["../../../locales/fr/learn.ftl", "../../../src/wandelgang/games/*/words/fr.learn.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
