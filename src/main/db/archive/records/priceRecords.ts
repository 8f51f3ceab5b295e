// What is written to the archive of prices.

export interface SeenPrice {
  chainId: string
  denom: string
  seenAt: number
  /** US dollars for one whole unit, decimal text. */
  price: string
}
