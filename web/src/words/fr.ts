const files = import.meta.glob<string>(["../../../locales/fr/*.ftl", "!**/host.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
