// What is known of the contracts of EVM chains: the coin that one is, or that it holds NFTs.

/** What was learned of one contract. */
export interface ContractFacts {
  chainId: string
  /** 0x address in lower case; empty to note that the chain did not name its fee coin's. */
  contract: string
  /** The bank's denomination for the contract's coin; null where the chain had no answer. */
  denom: string | null
  isNft: boolean
  readAt: number
}

/** The contracts of one chain in the form that another thread is handed. */
export interface ContractNames {
  /** Pairs of an address in lower case and the denomination, where the two differ. */
  denoms: readonly (readonly [contract: string, denom: string])[]
  /** Addresses in lower case. */
  nfts: readonly string[]
}

/** The denomination of a contract that the bank knows by its address alone, in lower case. */
export function plainDenom(contract: string): string {
  return `evm/${contract.replace(/^0x/i, '').toLowerCase()}`
}
