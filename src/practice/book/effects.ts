// Collects what one transaction does: movements of coins and their events, held back until it is known to succeed.
// Event names and attributes: cosmos-sdk x/bank/types/events.go, baseapp and x/auth/ante; initia-labs/minievm x/bank/keeper/send.go,
// x/evm/keeper/context.go: there the bank is an interface to ERC-20 contracts, so each of its movements, fees included, leaves a log too.
import { NOBODY, transferLog, word, type EvmLog } from '../evm/abi.ts'
import { checksumAddress, fromHex } from '../keys/bytes.ts'
import { contractOf } from './chains/chains.ts'
import { allowanceKey, createChanges, type Changes } from './changes.ts'
import { shortOf, type RefusalWords } from './refusals.ts'
import type { ChainEvent, ChainState, Coin } from './state.ts'

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

/** What a transaction does: its events and balance changes. */
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
  /** Moves coins as a contract does, without an event of the bank. From null they are issued, to null burnt. @throws ChainError */
  shift(from: string | null, to: string | null, coins: readonly Coin[]): void
  /** Base units that an address holds by now. */
  held(address: string, denom: string): bigint
  /** The denominations that were moved by now, some of them perhaps for the first time. */
  moved(): ReadonlySet<string>
  /** Base units that a token contract lets a spender take by now; 0x addresses. */
  allowance(contract: string, owner: string, spender: string): bigint
  allow(contract: string, owner: string, spender: string, amount: bigint): void
  /** Does something with the commit, in order. */
  afterwards(run: () => void): void
  /** Starts effects that become part of these with their own commit; without it nothing of them remains. */
  branch(): Effects
  /** Moves the coins in the book. Not calling it leaves the book untouched. */
  commit(): void
}

/** Coins in the notation of events and logs: `5uinit,7uusdc`. */
export function coinsText(coins: readonly Coin[]): string {
  return coins.map((coin) => `${coin.amount}${coin.denom}`).join(',')
}

/** Whether a denomination is listed, or held by an account. */
export function isKnown(state: ChainState, denom: string): boolean {
  return state.chain.assets.some((asset) => asset.denom === denom) || [...state.balances.values()].some((held) => held.has(denom))
}

/** Takes coins out of changes and puts them back. */
function createLedger(state: ChainState, changes: Changes) {
  return {
    take: (from: string, coins: readonly Coin[]): void => {
      for (const coin of coins) {
        const held = changes.held(from, coin.denom)
        if (held < BigInt(coin.amount)) throw refusal(shortOf(state.chain, coin, held, isKnown(state, coin.denom)))
        changes.add(from, coin.denom, -BigInt(coin.amount))
      }
    },
    give: (to: string, coins: readonly Coin[]): void => {
      for (const coin of coins) changes.add(to, coin.denom, BigInt(coin.amount))
    },
  }
}

/** A list of events that fills up. */
function createJournal(firstIndex: number | null) {
  const events: ChainEvent[] = []
  let messageIndex = firstIndex
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

/** What lies below some effects: the book, or the effects that they are a branch of. */
interface Below {
  changes: Changes
  messageIndex: number | null
  /** Takes over emitted events and planned steps. */
  take(events: readonly ChainEvent[], later: readonly (() => void)[]): void
}

/** Prepares the effects of one transaction on a chain; nothing in the book changes before `commit`. */
export function createEffects(state: ChainState): Effects {
  return effectsOn(state, {
    changes: createChanges(state),
    messageIndex: null,
    take: (_, later) => {
      for (const run of later) run()
    },
  })
}

type Journal = ReturnType<typeof createJournal>

/** Creates the bank's movements of coins. On an EVM rollup the contracts behind the bank log each of them first. */
function createBank(state: ChainState, changes: Changes, { emit, called }: Journal): Pick<Effects, 'shift' | 'burn' | 'mint' | 'transfer'> {
  const ledger = createLedger(state, changes)
  const logged = (from: string, to: string, coins: readonly Coin[]): void => {
    if (state.chain.kind !== 'minievm') return
    for (const { denom, amount } of coins) {
      const contract = contractOf(state.chain, denom)
      called(contract, `0x${word(1n)}`, [transferLog(contract, from, to, BigInt(amount))])
    }
  }
  const spent = (spender: string, coins: readonly Coin[]): void => emit('coin_spent', { spender, amount: coinsText(coins) })
  const received = (receiver: string, coins: readonly Coin[]): void => emit('coin_received', { receiver, amount: coinsText(coins) })
  const shift: Effects['shift'] = (from, to, coins) => {
    if (from !== null) ledger.take(from, coins)
    if (to !== null) ledger.give(to, coins)
  }
  return {
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
  }
}

function effectsOn(state: ChainState, { changes, messageIndex, take }: Below): Effects {
  const journal = createJournal(messageIndex)
  const { events } = journal
  const later: (() => void)[] = []
  return {
    ...journal,
    ...createBank(state, changes, journal),
    held: (address, denom) => changes.held(address, denom),
    moved: () => changes.denoms(),
    allowance: (contract, owner, spender) => changes.allowed(allowanceKey(contract, owner, spender)),
    allow: (contract, owner, spender, amount) => changes.allow(allowanceKey(contract, owner, spender), amount),
    afterwards: (run) => void later.push(run),
    branch: () =>
      effectsOn(state, {
        changes: changes.layer(),
        messageIndex: journal.messageIndex(),
        take: (added, runs) => {
          events.push(...added)
          later.push(...runs)
        },
      }),
    commit: () => {
      changes.commit()
      take(events, later.splice(0))
    },
  }
}
