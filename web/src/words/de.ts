const files = import.meta.glob<string>(
  [
    "../../../locales/de/*.ftl",
    "!../../../locales/de/host.ftl",
    "!../../../locales/de/learn.ftl",
    "../../../src/wandelgang/games/*/words/de.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
