// Made by scripts/lib/networkIcons.mjs.
declare module 'virtual:network-icons' {
  /** Addresses of pictures by chain id. */
  export const chainIcons: ReadonlyMap<string, string>
  /** Addresses of pictures by the id of an asset's origin. */
  export const assetIcons: ReadonlyMap<string, string>
}
