const files = import.meta.glob<string>(
  [
    "../../../locales/en/*.ftl",
    "!../../../locales/en/host.ftl",
    "!../../../locales/en/learn.ftl",
    "../../../src/wandelgang/games/*/words/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
