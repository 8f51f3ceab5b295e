// Records of contracts on EVM chains: the coin that one is, or whether it holds NFTs.

/** What was learned about one contract. */
export interface ContractFacts {
  chainId: string
  /** 0x address in lower case; empty to record that the chain did not name its fee coin's contract. */
  contract: string
  /** The bank's denomination of the contract's coin; null where the chain had no answer. */
  denom: string | null
  isNft: boolean
  readAt: number
}

/** The contracts of one chain as passed to another thread. */
export interface ContractNames {
  /** Pairs of an address in lower case and its denomination, where the two differ. */
  denoms: readonly (readonly [contract: string, denom: string])[]
  /** Addresses in lower case. */
  nfts: readonly string[]
}

/** Returns the default denomination of a contract, in lower case. */
export function plainDenom(contract: string): string {
  return `evm/${contract.replace(/^0x/i, '').toLowerCase()}`
}
