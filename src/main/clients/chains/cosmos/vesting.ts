// Reads an account's vesting schedule as tranches with an end each.
// Source: cosmos/cosmos-sdk x/auth/vesting/types/vesting_account.go; proto/cosmos/vesting/v1beta1/vesting.proto.
import { VestingAccount } from '../../../../wire/staking.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Coin } from './balances.ts'
import { askGatewayIfAny } from './gateway.ts'

/** A vesting amount: released evenly from `startsAt` to `completesAt`, or all at once where `startsAt` is null. */
export interface Tranche extends Coin {
  startsAt: number | null
  /** Milliseconds since 1970; null = never. */
  completesAt: number | null
}

/**
 * Returns the tranches of an address's schedule; empty for an ordinary or unknown account.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readVesting(
  request: Requester,
  { rest, address, signal }: { rest: string; address: string; signal?: AbortSignal | undefined },
): Promise<Tranche[]> {
  const reply = await askGatewayIfAny(request, { rest, path: `/cosmos/auth/v1beta1/accounts/${address}`, schema: VestingAccount, signal })
  return reply === null ? [] : tranchesOf(reply.account)
}

/**
 * Converts an account to tranches.
 * @example a periodic account of two periods has two tranches, each released when its period ends
 */
export function tranchesOf(account: VestingAccount): Tranche[] {
  if (account === null) return []
  const { original_vesting: original, end_time: end } = account.base_vesting_account
  const whole = (startsAt: number | null, completesAt: number | null) => original.map((coin) => ({ ...coin, startsAt, completesAt }))
  switch (account['@type']) {
    case '/cosmos.vesting.v1beta1.PeriodicVestingAccount': {
      let at = account.start_time
      return account.vesting_periods.flatMap(({ length, amount }) => {
        at += length
        return amount.map((coin) => ({ ...coin, startsAt: null, completesAt: at * 1000 }))
      })
    }
    case '/cosmos.vesting.v1beta1.ContinuousVestingAccount':
      return whole(account.start_time * 1000, end * 1000)
    case '/cosmos.vesting.v1beta1.DelayedVestingAccount':
      return whole(null, end * 1000)
    case '/cosmos.vesting.v1beta1.PermanentLockedAccount':
      return whole(null, null)
  }
}

/** Returns how much of a tranche is locked at a time, base units. Rounds up, since the chain rounds the released part down. */
export function stillBound({ amount, startsAt, completesAt }: Omit<Tranche, 'denom'>, now: number): bigint {
  const all = BigInt(amount)
  if (completesAt === null) return all
  if (now >= completesAt) return 0n
  if (startsAt === null || now <= startsAt) return all
  const length = BigInt(completesAt - startsAt)
  return all - (all * BigInt(Math.floor(now) - startsAt)) / length
}
