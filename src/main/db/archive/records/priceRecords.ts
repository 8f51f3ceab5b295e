// Records of prices.

/** A price with the time it was seen. */
export interface SeenPrice {
  chainId: string
  denom: string
  seenAt: number
  /** US dollars per whole unit, decimal text. */
  price: string
}
