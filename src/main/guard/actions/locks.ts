// Checks calls of the L1's module of locked stakes: the module of this chain, the function, and each argument decoded.
// Sources: initia-labs/vip-contract sources/lock_staking.move (extend, undelegate, withdraw_delegator_reward, withdraw_asset);
// initia-labs/initia proto/initia/move/v1/tx.proto; diem/bcs README (the encoding).
import { bcs } from '@mysten/bcs'
import { z } from 'zod'
import { phrase } from '../../../shared/domain/phrase.ts'
import { LOCK_MODULE } from '../../../shared/domain/staking/lockStaking.ts'
import { vipPublisher } from '../../../shared/domain/transfer/vipModules.ts'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { unsafe } from '../checkReport.ts'
import { exact } from '../contracts/moveCalls.ts'
import { metadataOf, MOVE_EXECUTE } from '../contracts/moveExecute.ts'
import { Bytes } from '../fields.ts'
import type { ActionCheck } from './actionCheck.ts'
import { requireCall } from './moduleCall.ts'

/** Functions of the module. */
export const LOCK_FUNCTIONS = {
  extendLock: 'extend',
  unstakeLock: 'undelegate',
  claimLocked: 'withdraw_delegator_reward',
  withdrawUnlocked: 'withdraw_asset',
} as const

/** The amount that the module takes for all of a lock: none is named. */
export const WHOLE_LOCK = 'all'

const readAddress = exact(bcs.fixedArray(32, bcs.u8()))
const readText = exact(bcs.string())
const readU64 = exact(bcs.u64())
const readOptional = exact(
  bcs.option(bcs.u64()).transform({ input: (value: { some: string | null }) => value.some, output: (some) => ({ some }) }),
)

/** Checks that exactly this lock is extended, all of it, to exactly this end. @throws AppError transfer.unsafeMessage. */
export function checkExtendLock(check: ActionCheck, asked: ActionOf<'extendLock'>): void {
  const [metadata, amount, release, validator, until] = readCall(check, LOCK_FUNCTIONS.extendLock, 5)
  requireAsset(check, metadata, asked.denom)
  requireWhole(check, amount)
  requireLock(check, { release, validator }, asked)
  check.report.require('newLockEnd', 'text', read(readU64, until), String(asked.until))
}

/** Checks that exactly this lock is taken out, all of it. @throws AppError transfer.unsafeMessage. */
export function checkUnstakeLock(check: ActionCheck, asked: ActionOf<'unstakeLock'>): void {
  const [metadata, amount, release, validator] = readCall(check, LOCK_FUNCTIONS.unstakeLock, 4)
  requireAsset(check, metadata, asked.denom)
  requireWhole(check, amount)
  requireLock(check, { release, validator }, asked)
}

/** Checks that the rewards of all locks are paid out, and nothing else. @throws AppError transfer.unsafeMessage. */
export function checkClaimLocked(check: ActionCheck): void {
  readCall(check, LOCK_FUNCTIONS.claimLocked, 0)
}

/** Checks that exactly this amount is withdrawn; the module pays it to the owner of its account. @throws AppError transfer.unsafeMessage. */
export function checkWithdrawUnlocked(check: ActionCheck, { denom, amount }: ActionOf<'withdrawUnlocked'>): void {
  const [metadata, bytes] = readCall(check, LOCK_FUNCTIONS.withdrawUnlocked, 2)
  requireAsset(check, metadata, denom)
  const { some } = read(readOptional, bytes)
  check.report.require('amount', some === null ? 'text' : 'amount', some ?? WHOLE_LOCK, amount)
}

/** Reads the one call of the module. */
function readCall(check: ActionCheck, name: string, count: number): readonly Uint8Array[] {
  const { id } = check.chain
  const publisher = vipPublisher(id)
  if (publisher === null) throw unsafe(phrase`No lock staking module is known on ${id}.`)
  const args = requireCall(check, { typeUrl: MOVE_EXECUTE, publisher, module: LOCK_MODULE, function: name }, z.array(Bytes))
  if (args.length !== count) throw unsafe('The arguments of this call can’t be read.')
  return args
}

/** Reads an argument in its only encoding. @throws AppError transfer.unsafeMessage. */
function read<T>(reader: (bytes: Uint8Array) => T | null, bytes: Uint8Array | undefined): T {
  const value = bytes === undefined ? null : reader(bytes)
  if (value === null) throw unsafe('The arguments of this call can’t be read.')
  return value
}

function requireAsset({ report }: ActionCheck, bytes: Uint8Array | undefined, denom: string): void {
  const metadata = `0x${Buffer.from(read(readAddress, bytes)).toString('hex')}`
  report.require('asset', 'denom', metadata === metadataOf(denom) ? denom : metadata, denom)
}

function requireWhole({ report }: ActionCheck, bytes: Uint8Array | undefined): void {
  report.require('amount', 'text', read(readOptional, bytes).some ?? WHOLE_LOCK, WHOLE_LOCK)
}

function requireLock(
  { report }: ActionCheck,
  { release, validator }: { release: Uint8Array | undefined; validator: Uint8Array | undefined },
  asked: { release: number; validator: string },
): void {
  report.require('validator', 'address', read(readText, validator), asked.validator)
  report.require('lockEnd', 'text', read(readU64, release), String(asked.release))
}
