// What one transaction does: movements of coins and the events that tell of them, held back until it is known to succeed.
// Event names and attributes: cosmos-sdk x/bank/types/events.go, baseapp and x/auth/ante.
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

export interface Effects {
  readonly events: ChainEvent[]
  /** Starts the next message: its events carry this index. Null = outside any message. */
  begin(messageIndex: number | null): void
  emit(type: string, attributes: Record<string, string>): void
  /** @throws ChainError code 5 when `from` holds too little. */
  transfer(from: string, to: string, coins: readonly Coin[]): void
  burn(from: string, coins: readonly Coin[]): void
  mint(to: string, coins: readonly Coin[]): void
  /** Moves the coins in the book. Not calling it leaves the book untouched. */
  commit(): void
}

/** Coins in the notation of events and logs: `5uinit,7uusdc`. */
export function coinsText(coins: readonly Coin[]): string {
  return coins.map((coin) => `${coin.amount}${coin.denom}`).join(',')
}

/** Prepares the effects of one transaction on a chain; nothing in the book changes before `commit`. */
export function createEffects(state: ChainState): Effects {
  const events: ChainEvent[] = []
  const changes = new Map<string, Map<string, bigint>>()
  let messageIndex: number | null = null

  const changeOf = (address: string, denom: string): bigint => changes.get(address)?.get(denom) ?? 0n
  const change = (address: string, coin: Coin, by: bigint): void => {
    const row = changes.get(address) ?? new Map<string, bigint>()
    row.set(coin.denom, (row.get(coin.denom) ?? 0n) + by)
    changes.set(address, row)
  }
  const emit = (type: string, attributes: Record<string, string>): void => {
    const list = Object.entries(attributes).map(([key, value]) => ({ key, value }))
    if (messageIndex !== null) list.push({ key: 'msg_index', value: String(messageIndex) })
    events.push({ type, attributes: list })
  }
  const burn = (from: string, coins: readonly Coin[]): void => {
    for (const coin of coins) {
      const held = balanceOf(state, from, coin.denom) + changeOf(from, coin.denom)
      if (held < BigInt(coin.amount)) {
        const log = `spendable balance ${held}${coin.denom} is smaller than ${coin.amount}${coin.denom}: insufficient funds`
        throw new ChainError(5, 'sdk', log)
      }
      change(from, coin, -BigInt(coin.amount))
    }
    emit('coin_spent', { spender: from, amount: coinsText(coins) })
  }
  const mint = (to: string, coins: readonly Coin[]): void => {
    for (const coin of coins) change(to, coin, BigInt(coin.amount))
    emit('coin_received', { receiver: to, amount: coinsText(coins) })
  }
  return {
    events,
    begin: (index) => {
      messageIndex = index
    },
    emit,
    burn,
    mint,
    transfer: (from, to, coins) => {
      burn(from, coins)
      mint(to, coins)
      emit('transfer', { recipient: to, sender: from, amount: coinsText(coins) })
    },
    commit: () => {
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
