const files = import.meta.glob<string>(
  [
    "../../../locales/fr/*.ftl",
    "!../../../locales/fr/host.ftl",
    "!../../../locales/fr/learn.ftl",
    "../../../src/wandelgang/games/*/words/fr.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
