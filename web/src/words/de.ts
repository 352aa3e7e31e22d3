const files = import.meta.glob<string>(
  [
    "../../../locales/de/*.ftl",
    "!**/host.ftl",
    "!**/learn.ftl",
    "../../../src/wandelgang/games/*/words/de.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
