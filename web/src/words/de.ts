const files = import.meta.glob<string>(["../../../locales/de/*.ftl", "!**/host.ftl", "!**/learn.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
