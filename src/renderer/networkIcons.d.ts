// Declares the module that scripts/lib/networkIcons.mjs generates.
declare module 'virtual:network-icons' {
  /** Addresses of pictures by chain id. */
  export const chainIcons: ReadonlyMap<string, string>
  /** Addresses of pictures by the id of an asset's origin. */
  export const assetIcons: ReadonlyMap<string, string>
}
