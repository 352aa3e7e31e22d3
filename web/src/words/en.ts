const files = import.meta.glob<string>(
  [
    "../../../locales/en/*.ftl",
    "!**/host.ftl",
    "!**/learn.ftl",
    "../../../src/wandelgang/games/*/words/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
