// Gives every account but the first its balances: plenty while the history is written, and afterwards, for people, what a person might have.
import { createRandom } from '../../random.ts'
import { bridgeAddress } from '../bridgeEvents.ts'
import { namedAddress, PRACTICE_CHAINS, SPAM_DENOM, type PracticeChain } from '../chains/chains.ts'
import { openAccount, type Book, type BookTx, type ChainEvent, type ChainState } from '../state.ts'

/** Balance, in whole units, of every account except the first one while the history is written, so that none of them runs out. */
const PLENTY = 10n ** 12n

/** Names the people whom the accounts of the practice network pay and are paid by, as init1 addresses. */
export function practicePeople(): string[] {
  return Array.from({ length: 14 }, (_, index) => namedAddress(`stranger ${index}`))
}

/** Gives some accounts, and what serves each chain, more of everything than the history takes. */
export function endow(book: Book, accounts: readonly string[]): void {
  for (const state of book.values()) {
    const services = ['relayer', 'executor', 'pool', 'rewards', 'escrow'].map((role) => namedAddress(`${state.chain.id} ${role}`))
    const bridges = PRACTICE_CHAINS.filter((chain) => chain.bridgeId !== null).map(bridgeAddress)
    const spam = { denom: SPAM_DENOM, decimals: 18 }
    for (const address of [...accounts, ...services, ...bridges]) {
      const assets = [...state.chain.assets, ...(state.chain.kind === 'l1' ? [spam] : [])]
      openAccount(state, address)
      state.balances.set(address, new Map(assets.map((asset) => [asset.denom, PLENTY * 10n ** BigInt(asset.decimals)])))
    }
  }
}

/** Notes how low the balances of people fall while a history is written. */
export interface LowestBalances {
  /** Takes what people hold after a transaction, the last of its chain. */
  note(state: ChainState, tx: BookTx): void
  /** Leaves each person what their part in the history needed, and some savings. */
  settle(seed: number): void
}

/** Draws the savings of a person on a chain, in base units: some of what pays fees, and now and then of another asset. */
function savings(seed: number, chain: PracticeChain, denom: string, person: number): bigint {
  const asset = chain.assets.find((listed) => listed.denom === denom)
  if (asset === undefined) return 0n
  const places = [person, PRACTICE_CHAINS.findIndex(({ id }) => id === chain.id), chain.assets.indexOf(asset)]
  const random = createRandom(places.reduce((mixed, place) => mixed * 31 + place, seed + 0x5a7e))
  const isKept = denom === chain.feeDenom || random.chance(0.3)
  const thousandths = BigInt(random.between(2_000, 180_000))
  return isKept ? (thousandths * 10n ** BigInt(asset.decimals)) / 1000n / (asset.dearness ?? 1n) : 0n
}

function receivedIn(events: readonly ChainEvent[], person: string, denom: string): bigint {
  const coins = events.flatMap(({ type, attributes }) => {
    const valueOf = (key: string): string => attributes.find((attribute) => attribute.key === key)?.value ?? ''
    return type === 'coin_received' && valueOf('receiver') === person ? valueOf('amount').split(',') : []
  })
  return coins.reduce((sum, coin) => (coin.replace(/^[0-9]+/, '') === denom ? sum + BigInt(coin.slice(0, -denom.length)) : sum), 0n)
}

/** Follows the balances of people through a history that is about to be written. */
export function followBalances(book: Book, people: readonly string[]): LowestBalances {
  const lowest = new Map<string, bigint>()
  const keyOf = (state: ChainState, person: string, denom: string): string => `${state.chain.id} ${person} ${denom}`
  const eachHeld = (visit: (state: ChainState, person: number, denom: string, amount: bigint) => void): void => {
    for (const state of book.values()) {
      for (const [index, person] of people.entries()) {
        for (const [denom, amount] of state.balances.get(person) ?? []) visit(state, index, denom, amount)
      }
    }
  }
  eachHeld((state, index, denom, amount) => lowest.set(keyOf(state, people[index] ?? '', denom), amount))
  return {
    note: (state, { accounts, record }) => {
      for (const person of people.filter((address) => accounts.has(address))) {
        for (const [denom, amount] of state.balances.get(person) ?? []) {
          const key = keyOf(state, person, denom)
          // What came in may have come last, as in a payment to oneself.
          const least = amount - receivedIn(record.events, person, denom)
          if (least < (lowest.get(key) ?? 0n)) lowest.set(key, least)
        }
      }
    },
    settle: (seed) => {
      eachHeld((state, index, denom, amount) => {
        const person = people[index] ?? ''
        const needed = amount - (lowest.get(keyOf(state, person, denom)) ?? 0n)
        state.balances.get(person)?.set(denom, needed + savings(seed, state.chain, denom, index))
      })
    },
  }
}
