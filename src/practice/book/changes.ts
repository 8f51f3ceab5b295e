// Changes of balances and allowances that are not in the book yet, in layers: a layer counts only once it is written to the one below.
import { balanceOf, openAccount, type ChainState } from './state.ts'

/** A layer of changes over the balances. */
export interface Changes {
  /** Base units, this layer included. */
  held(address: string, denom: string): bigint
  /** Base units, this layer included. */
  allowed(key: string): bigint
  /** Denominations that this layer and those below it move. */
  denoms(): ReadonlySet<string>
  /** Adds to a balance; `by` may be negative. */
  add(address: string, denom: string, by: bigint): void
  allow(key: string, amount: bigint): void
  /** Starts a layer on top of this one. */
  layer(): Changes
  /** Writes this layer to the one below. */
  commit(): void
}

/** The key of an allowance. Contract, owner and spender: 0x addresses in any case. */
export function allowanceKey(contract: string, owner: string, spender: string): string {
  return [contract, owner, spender].join(' ').toLowerCase()
}

type Balances = Map<string, Map<string, bigint>>

interface Ground extends Pick<Changes, 'held' | 'allowed' | 'denoms'> {
  write(balances: Balances, allowances: ReadonlyMap<string, bigint>): void
}

function layerOn(ground: Ground): Changes {
  const balances: Balances = new Map()
  const allowances = new Map<string, bigint>()
  const add: Changes['add'] = (address, denom, by) => {
    const row = balances.get(address) ?? new Map<string, bigint>()
    row.set(denom, (row.get(denom) ?? 0n) + by)
    balances.set(address, row)
  }
  const allow: Changes['allow'] = (key, amount) => void allowances.set(key, amount)
  const held: Changes['held'] = (address, denom) => ground.held(address, denom) + (balances.get(address)?.get(denom) ?? 0n)
  const allowed: Changes['allowed'] = (key) => allowances.get(key) ?? ground.allowed(key)
  const denoms: Changes['denoms'] = () => new Set([...ground.denoms(), ...[...balances.values()].flatMap((row) => [...row.keys()])])
  const write: Ground['write'] = (moved, granted) => {
    for (const [address, row] of moved) for (const [denom, by] of row) add(address, denom, by)
    for (const [key, amount] of granted) allow(key, amount)
  }
  return {
    held,
    allowed,
    denoms,
    add,
    allow,
    layer: () => layerOn({ held, allowed, denoms, write }),
    commit: () => {
      ground.write(balances, allowances)
      balances.clear()
      allowances.clear()
    },
  }
}

/** Starts a layer on the book of a chain. */
export function createChanges(state: ChainState): Changes {
  return layerOn({
    held: (address, denom) => balanceOf(state, address, denom),
    allowed: (key) => state.allowances.get(key) ?? 0n,
    denoms: () => new Set(),
    write: (balances, allowances) => {
      for (const [address, row] of balances) {
        openAccount(state, address)
        const held = state.balances.get(address) ?? new Map<string, bigint>()
        for (const [denom, by] of row) held.set(denom, (held.get(denom) ?? 0n) + by)
        state.balances.set(address, held)
      }
      for (const [key, amount] of allowances) state.allowances.set(key, amount)
    },
  })
}
