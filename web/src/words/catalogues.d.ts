declare module "virtual:catalogues" {
  /** Where the sentences of each part are, by language (catalogues.ts beside vite.config.ts). */
  const addresses: Readonly<
    Record<"words" | "analysis" | "learn", Readonly<Record<"de" | "en" | "fr", string>>>
  >;
  export default addresses;
}
