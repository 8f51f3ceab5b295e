// Gives the first account its locked stakes: one that is still locked, one whose lock has ended. They are older than the written history.
import { ANCHOR_MS } from '../chains/chains.ts'
import { serviceAddress } from '../genesisContext.ts'
import { lockingAccount, VALIDATORS } from '../staking.ts'
import { balanceOf, type ChainState } from '../state.ts'

const DAY_MS = 86_400_000
const DENOM = 'uinit'

/** By the place of their validator. */
const LOCKS = [
  { at: 0, amount: 420_000_000n, releaseDays: 250, isRenewed: true },
  { at: 1, amount: 75_500_000n, releaseDays: -12, isRenewed: false },
] as const

/** Adds the locks, and the stakes behind them, to the L1. */
export function lockStakes(state: ChainState, owner: string): void {
  const holder = lockingAccount(owner)
  const locks = LOCKS.map(({ at, amount, releaseDays, isRenewed }) => ({
    validator: VALIDATORS[at]?.address ?? '',
    amount,
    release: Math.floor((ANCHOR_MS + releaseDays * DAY_MS) / 1000),
    isRenewed,
  }))
  state.staking.locks.set(owner, locks)
  // Their rewards were last claimed four weeks before the end of the history.
  const sinceMs = ANCHOR_MS - 28 * DAY_MS
  state.staking.stakes.set(holder, new Map(locks.map(({ validator, amount }) => [validator, { amount, sinceMs }])))
  const pool = serviceAddress(state.chain, 'bonded')
  const sum = locks.reduce((before, { amount }) => before + amount, balanceOf(state, pool, DENOM))
  state.balances.set(pool, new Map([...(state.balances.get(pool) ?? []), [DENOM, sum]]))
}
