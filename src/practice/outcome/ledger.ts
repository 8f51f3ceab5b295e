// Holds the balances of every owner on every chain, in base units, and their allowances.

/** A chain refuses the message: nothing of the document happens. */
export class Refusal extends Error {}

/** The balances of the model. */
export interface Ledger {
  /** By `balanceKey`. */
  held: Map<string, bigint>
  /** Allowances of tokens, by `allowanceKey`. */
  allowed: Map<string, bigint>
}

/** Where coins go that no account can ever move. */
export const LOST = 'lost'

/** Where a withdrawal waits until it is claimed, as if it were a chain. */
export function claimsAt(l1: string): string {
  return `claims at ${l1}`
}

/** The key of one balance. */
export function balanceKey(owner: string, chainId: string, denom: string): string {
  return `${owner} ${chainId} ${denom}`
}

/** The key of one allowance. */
export function allowanceKey(owner: string, chainId: string, denom: string, spender: string): string {
  return `${owner} ${chainId} ${denom} ${spender}`
}

/** A ledger that begins with what another one says. */
export function copyLedger({ held, allowed }: Ledger): Ledger {
  return { held: new Map(held), allowed: new Map(allowed) }
}

/** What an owner holds. */
export function heldBy({ held }: Ledger, owner: string, chainId: string, denom: string): bigint {
  return held.get(balanceKey(owner, chainId, denom)) ?? 0n
}

/** Adds to a balance. */
export function credit({ held }: Ledger, owner: string, chainId: string, denom: string, amount: bigint): void {
  const key = balanceKey(owner, chainId, denom)
  held.set(key, (held.get(key) ?? 0n) + amount)
}

/** Takes from a balance. @throws Refusal when there is less. */
export function debit(ledger: Ledger, owner: string, chainId: string, denom: string, amount: bigint): void {
  const left = heldBy(ledger, owner, chainId, denom) - amount
  if (amount < 0n || left < 0n) throw new Refusal(`${owner} does not hold ${amount} ${denom}`)
  ledger.held.set(balanceKey(owner, chainId, denom), left)
}

/** Moves everything that an owner holds on a chain to where it is lost. */
export function seize(ledger: Ledger, owner: string, chainId: string): void {
  const start = `${owner} ${chainId} `
  for (const [key, amount] of ledger.held) {
    if (!key.startsWith(start)) continue
    ledger.held.set(key, 0n)
    credit(ledger, LOST, chainId, key.slice(start.length), amount)
  }
}
