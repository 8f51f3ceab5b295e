// What one transaction does: movements of coins and the events that tell of them, held back until it is known to succeed.
// Event names and attributes: cosmos-sdk x/bank/types/events.go, baseapp and x/auth/ante; initia-labs/minievm x/bank/keeper/send.go,
// x/evm/keeper/context.go: there the bank is a face of ERC-20 contracts, so each of its movements, fees included, leaves a log too.
import { NOBODY, transferLog, word, type EvmLog } from '../evm/abi.ts'
import { checksumAddress, fromHex } from '../keys/bytes.ts'
import { contractOf } from './chains.ts'
import { shortOf, type RefusalWords } from './refusals.ts'
import { balanceOf, openAccount, type ChainEvent, type ChainState, type Coin } from './state.ts'

/** A refusal in the words and numbers of the SDK. */
export class ChainError extends Error {
  readonly code: number
  readonly codespace: string
  constructor(code: number, codespace: string, log: string) {
    super(log)
    this.name = 'ChainError'
    this.code = code
    this.codespace = codespace
  }
}

/** A refusal from its words. */
export function refusal({ code, codespace, log }: RefusalWords): ChainError {
  return new ChainError(code, codespace, log)
}

export interface Effects {
  readonly events: ChainEvent[]
  /** Starts the next message: its events carry this index. Null = outside any message. */
  begin(messageIndex: number | null): void
  /** The message that was started last. */
  messageIndex(): number | null
  emit(type: string, attributes: Record<string, string>): void
  /** A contract ran: what it returned (0x), and its logs. */
  called(contract: string, ret: string, logs: readonly EvmLog[]): void
  /** @throws ChainError in the chain's own words when `from` holds too little. */
  transfer(from: string, to: string, coins: readonly Coin[]): void
  burn(from: string, coins: readonly Coin[]): void
  mint(to: string, coins: readonly Coin[]): void
  /** Moves coins as a contract does: no event of the bank tells of it. @throws ChainError */
  shift(from: string, to: string, coins: readonly Coin[]): void
  /** Does something with the commit, in order. */
  afterwards(run: () => void): void
  /** Moves the coins in the book. Not calling it leaves the book untouched. */
  commit(): void
}

/** Coins in the notation of events and logs: `5uinit,7uusdc`. */
export function coinsText(coins: readonly Coin[]): string {
  return coins.map((coin) => `${coin.amount}${coin.denom}`).join(',')
}

/** Whether a denomination is listed, or held by anybody. */
export function isKnown(state: ChainState, denom: string): boolean {
  return state.chain.assets.some((asset) => asset.denom === denom) || [...state.balances.values()].some((held) => held.has(denom))
}

/** Changes of balances that are not in the book yet. */
function createLedger(state: ChainState) {
  const changes = new Map<string, Map<string, bigint>>()
  const changeOf = (address: string, denom: string): bigint => changes.get(address)?.get(denom) ?? 0n
  const change = (address: string, coin: Coin, by: bigint): void => {
    const row = changes.get(address) ?? new Map<string, bigint>()
    row.set(coin.denom, (row.get(coin.denom) ?? 0n) + by)
    changes.set(address, row)
  }
  return {
    take: (from: string, coins: readonly Coin[]): void => {
      for (const coin of coins) {
        const held = balanceOf(state, from, coin.denom) + changeOf(from, coin.denom)
        if (held < BigInt(coin.amount)) throw refusal(shortOf(state.chain, coin, held, isKnown(state, coin.denom)))
        change(from, coin, -BigInt(coin.amount))
      }
    },
    give: (to: string, coins: readonly Coin[]): void => {
      for (const coin of coins) change(to, coin, BigInt(coin.amount))
    },
    commit: (): void => {
      for (const [address, row] of changes) {
        openAccount(state, address)
        const held = state.balances.get(address) ?? new Map<string, bigint>()
        for (const [denom, by] of row) held.set(denom, (held.get(denom) ?? 0n) + by)
        state.balances.set(address, held)
      }
      changes.clear()
    },
  }
}

/** A list of events that fills up. */
function createJournal() {
  const events: ChainEvent[] = []
  let messageIndex: number | null = null
  const emitPairs = (type: string, pairs: readonly (readonly [string, string])[]): void => {
    const attributes = pairs.map(([key, value]) => ({ key, value }))
    if (messageIndex !== null) attributes.push({ key: 'msg_index', value: String(messageIndex) })
    events.push({ type, attributes })
  }
  const emit = (type: string, attributes: Record<string, string>): void => emitPairs(type, Object.entries(attributes))
  const called = (contract: string, ret: string, logs: readonly EvmLog[]): void => {
    emit('call', { contract: checksumAddress(fromHex(contract)), ret })
    const texts = logs.map((log) => JSON.stringify({ ...log, address: checksumAddress(fromHex(log.address)) }))
    emitPairs(
      'evm',
      texts.map((text) => ['log', text]),
    )
  }
  const begin = (index: number | null): void => {
    messageIndex = index
  }
  return { events, begin, emit, called, messageIndex: () => messageIndex }
}

/** Prepares the effects of one transaction on a chain; nothing in the book changes before `commit`. */
export function createEffects(state: ChainState): Effects {
  const { events, begin, emit, called, messageIndex } = createJournal()
  const ledger = createLedger(state)
  const later: (() => void)[] = []
  /** The contracts behind the bank tell of it first. */
  const logged = (from: string, to: string, coins: readonly Coin[]): void => {
    if (state.chain.kind !== 'minievm') return
    for (const { denom, amount } of coins) {
      const contract = contractOf(state.chain, denom)
      called(contract, `0x${word(1n)}`, [transferLog(contract, from, to, BigInt(amount))])
    }
  }
  const spent = (spender: string, coins: readonly Coin[]): void => emit('coin_spent', { spender, amount: coinsText(coins) })
  const received = (receiver: string, coins: readonly Coin[]): void => emit('coin_received', { receiver, amount: coinsText(coins) })
  const shift = (from: string, to: string, coins: readonly Coin[]): void => {
    ledger.take(from, coins)
    ledger.give(to, coins)
  }
  return {
    events,
    begin,
    messageIndex,
    emit,
    called,
    shift,
    burn: (from, coins) => {
      ledger.take(from, coins)
      logged(from, NOBODY, coins)
      spent(from, coins)
    },
    mint: (to, coins) => {
      ledger.give(to, coins)
      logged(NOBODY, to, coins)
      received(to, coins)
    },
    transfer: (from, to, coins) => {
      shift(from, to, coins)
      logged(from, to, coins)
      spent(from, coins)
      received(to, coins)
      emit('transfer', { recipient: to, sender: from, amount: coinsText(coins) })
    },
    afterwards: (run) => void later.push(run),
    commit: () => {
      ledger.commit()
      for (const run of later.splice(0)) run()
    },
  }
}
