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
