// What every owner holds on every chain, in base units.

export type Ledger = Map<string, bigint>

/** The key of one balance. */
export function balanceKey(owner: string, chainId: string, denom: string): string {
  return `${owner} ${chainId} ${denom}`
}

/** Adds to a balance; `amount` may be negative. */
export function credit(ledger: Ledger, owner: string, chainId: string, denom: string, amount: bigint): void {
  const key = balanceKey(owner, chainId, denom)
  ledger.set(key, (ledger.get(key) ?? 0n) + amount)
}

export interface OutcomeChain {
  id: string
  /** Channels of port `transfer`: own id, the chain beyond and the channel there. */
  channels: readonly { id: string; peer: string; peerChannel: string }[]
  /** Id of the optimistic bridge to the L1; null without one. */
  bridgeId: string | null
  vm: 'move' | 'wasm' | 'evm' | null
  /** Contracts that do what they are called for; any other keeps what it is given. */
  honest: readonly string[]
  /** Forms that the wrapper makes, by the bridged denomination. */
  wrapped: ReadonlyMap<string, { denom: string; decimals: number; from: number }>
}

/** What a hook leaves with whom. */
export interface Payment {
  owner: string
  denom: string
  units: bigint
}
