// Everything a chain of Ethereum's kind remembers, as one table of numbers, and a draft of changes that holds only when it is kept.
import { NOBODY } from './abi.ts'
import type { BridgeFacts, Departure, EvmHost, ExchangeFacts, TokenFacts } from './contractCall.ts'

/** Coins, numbers of transactions, holdings, allowances and supplies by name. */
export type PlainNumbers = Map<string, bigint>

/** The names under which numbers are kept. Addresses 0x, lower case. */
export const slot = {
  coin: (account: string) => `coin ${account}`,
  nonce: (account: string) => `nonce ${account}`,
  held: (contract: string, account: string) => `held ${contract.toLowerCase()} ${account}`,
  supply: (contract: string) => `supply ${contract.toLowerCase()}`,
  allowed: (contract: string, owner: string, spender: string) => `allowed ${contract.toLowerCase()} ${owner} ${spender}`,
}

/** A transaction while it runs. */
export interface PlainDraft {
  host: EvmHost
  /** What left by a bridge. */
  departures: readonly Departure[]
  /** Adds to a number; below zero is the caller's mistake. */
  add(name: string, by: bigint): void
  read(name: string): bigint
  /** Writes all changes. Not calling it leaves everything as it was. */
  commit(): void
}

/** The contracts of a chain. */
export interface PlainContracts {
  tokens: readonly TokenFacts[]
  bridge: BridgeFacts | null
  exchange: ExchangeFacts | null
}

/** A draft over the numbers of a chain with these contracts. */
export function draftOver(numbers: PlainNumbers, contracts: PlainContracts): PlainDraft {
  const changes: PlainNumbers = new Map()
  const departures: Departure[] = []
  const read = (name: string): bigint => changes.get(name) ?? numbers.get(name) ?? 0n
  const add = (name: string, by: bigint): void => void changes.set(name, read(name) + by)
  const move: EvmHost['move'] = (contract, from, to, amount) => {
    if (from === NOBODY) add(slot.supply(contract), amount)
    else add(slot.held(contract, from), -amount)
    if (to === NOBODY) add(slot.supply(contract), -amount)
    else add(slot.held(contract, to), amount)
  }
  const host: EvmHost = {
    token: (contract) => contracts.tokens.find((one) => one.contract.toLowerCase() === contract.toLowerCase()),
    isCollection: () => false,
    bridge: contracts.bridge,
    exchange: contracts.exchange,
    wrapper: null,
    supplyOf: (contract) => read(slot.supply(contract)),
    holding: (contract, account) => read(slot.held(contract, account)),
    allowance: (contract, owner, spender) => read(slot.allowed(contract, owner, spender)),
    move,
    pay: (from, to, amount) => {
      add(slot.coin(from), -amount)
      add(slot.coin(to), amount)
    },
    allow: (contract, owner, spender, amount) => void changes.set(slot.allowed(contract, owner, spender), amount),
    depart: (departure) => void departures.push(departure),
  }
  const commit = (): void => {
    for (const [name, value] of changes) numbers.set(name, value)
    changes.clear()
  }
  return { host, departures, add, read, commit }
}
