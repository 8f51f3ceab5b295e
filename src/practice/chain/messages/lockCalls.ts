// The functions of the module of locked stakes that the practice L1 executes: a lock is extended, an ended one taken out, rewards are paid
// out, and what has come back is withdrawn. It changes whole locks and parts of them.
// Sources: initia-labs/vip-contract sources/lock_staking.move; initia-labs/movevm initia_stdlib error.move (the category of a code).
import { metadataOf } from '../../book/dex.ts'
import { ChainError, refusal, type Effects } from '../../book/effects.ts'
import { moveAbort } from '../../book/refusals.ts'
import { lockingAccount, LOCKS_MODULE, LONGEST_LOCK, releaseOf, type Lock } from '../../book/staking.ts'
import { hexAddress } from '../../evm/abi.ts'
import { toHex } from '../../keys/bytes.ts'
import type { ActContext } from './message.ts'
import { moveCoin } from './moveCoin.ts'
import type { MoveCall } from './moveStdlib.ts'
import { beginUndelegation, payRewards } from './stakingMessages.ts'
import { readU64 } from './swap.ts'
import { readText } from './usernameCalls.ts'

const DENOM = 'uinit'
/** Codes of the module: a category above, its number below. */
const ABORTS = {
  notFound: 0x60002,
  tooLittle: 0x10007,
  notLater: 0x10008,
  notEnded: 0x30009,
  moreThanLocked: 0x1000b,
  tooFar: 0x1000c,
  zero: 0x1000e,
} as const
/** What the VM says of a key that a table does not have. */
const NOT_IN_TABLE = 25_863

/** A call of the module, while it runs. */
interface Run {
  effects: Effects
  context: ActContext
  owner: string
  /** The account that the module keeps for the owner. */
  holder: string
}

function aborted(why: keyof typeof ABORTS): ChainError {
  return new ChainError(1, 'undefined', `VM aborted: location=${LOCKS_MODULE.slice(2)}::lock_staking, code=${ABORTS[why]}`)
}

function verification(status: string): ChainError {
  return new ChainError(1, 'undefined', `VM error: status ${status} of type Verification`)
}

/** A number that may be missing. */
function readOption(bytes: Uint8Array): bigint | null {
  if (bytes[0] === 0 && bytes.length === 1) return null
  if (bytes[0] !== 1) throw verification('FAILED_TO_DESERIALIZE_ARGUMENT')
  return readU64(bytes.slice(1))
}

/** Executes a call of the module; other functions change nothing here. @throws ChainError in the VM's words. */
export function runLocks(effects: Effects, context: ActContext, call: MoveCall): void {
  if (call.module_address !== LOCKS_MODULE || call.module_name !== 'lock_staking') return
  const known = FUNCTIONS[call.function_name]
  if (known === undefined) return
  if (call.args.length !== known.count) throw verification('NUMBER_OF_ARGUMENTS_MISMATCH')
  known.run({ effects, context, owner: call.sender, holder: lockingAccount(call.sender) }, call.args)
}

const FUNCTIONS: Readonly<Record<string, { count: number; run: (run: Run, args: readonly Uint8Array[]) => void }>> = {
  withdraw_delegator_reward: { count: 0, run: claim },
  withdraw_asset: { count: 2, run: withdraw },
  undelegate: { count: 4, run: undelegate },
  extend: { count: 5, run: extend },
}

function claim(run: Run): void {
  const { effects, context, owner, holder } = run
  const validators = new Set((context.state.staking.locks.get(owner) ?? []).map(({ validator }) => validator))
  for (const validator of validators) {
    const stake = context.state.staking.stakes.get(holder)?.get(validator)
    if (stake === undefined) throw new ChainError(19, 'mstaking', 'no delegation for (address, validator) tuple')
    effects.emit('message', { action: '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward', sender: holder, module: 'distribution' })
    payRewards(effects, context, { delegator: holder, validator })
    effects.afterwards(() => {
      stake.sinceMs = context.timeMs
    })
  }
  payOut(run)
}

/** Passes on what the module's account holds of the L1's coin. */
function payOut({ effects, owner, holder }: Run): void {
  const held = effects.held(holder, DENOM)
  if (held > 0n) moveCoin(effects, holder, owner, { denom: DENOM, amount: held.toString() })
}

function withdraw(run: Run, [metadata = new Uint8Array(), amountBytes = new Uint8Array()]: readonly Uint8Array[]): void {
  requireCoin(metadata)
  const amount = readOption(amountBytes)
  if (amount === null) return payOut(run)
  if (amount === 0n) throw aborted('zero')
  if (amount > run.effects.held(run.holder, DENOM)) throw aborted('tooLittle')
  moveCoin(run.effects, run.holder, run.owner, { denom: DENOM, amount: amount.toString() })
}

function undelegate(run: Run, args: readonly Uint8Array[]): void {
  const { effects, context, owner, holder } = run
  const [metadata = new Uint8Array(), amountBytes = new Uint8Array(), release = new Uint8Array(), validator = new Uint8Array()] = args
  requireCoin(metadata)
  const at = { validator: readText(validator), release: Number(readU64(release)) }
  if (context.timeMs / 1000 <= at.release) throw aborted('notEnded')
  const lock = lockAt(run, at)
  if (lock === undefined) throw aborted('notFound')
  const amount = partOf(lock, readOption(amountBytes))
  beginUndelegation(effects, context, { delegator: holder, validator: at.validator }, { denom: DENOM, amount: amount.toString() })
  emitLockEvent(run, 'Withdraw', at, amount)
  payOut(run)
  effects.afterwards(() => changeLocks(context, owner, { ...at, by: -amount }))
}

function extend(run: Run, args: readonly Uint8Array[]): void {
  const { context, owner, effects } = run
  const [metadata = new Uint8Array(), amountBytes = new Uint8Array(), release = new Uint8Array(), validator = new Uint8Array(), later] =
    args
  requireCoin(metadata)
  const at = { validator: readText(validator), release: Number(readU64(release)) }
  const until = Number(readU64(later ?? new Uint8Array()))
  if (until <= at.release) throw aborted('notLater')
  const lock = lockAt(run, at)
  if (lock === undefined) throw refusal(moveAbort('table', NOT_IN_TABLE))
  const amount = partOf(lock, readOption(amountBytes))
  if (until > context.timeMs / 1000 + LONGEST_LOCK) throw aborted('tooFar')
  emitLockEvent(run, 'Withdraw', at, amount)
  emitLockEvent(run, 'Deposit', { ...at, release: until }, amount)
  effects.afterwards(() => {
    changeLocks(context, owner, { ...at, by: -amount })
    changeLocks(context, owner, { ...at, release: until, by: amount })
  })
}

/** Only the L1's coin is staked here. */
function requireCoin(metadata: Uint8Array): void {
  if (`0x${toHex(metadata)}` !== metadataOf(DENOM)) throw aborted('notFound')
}

function partOf(lock: Lock, amount: bigint | null): bigint {
  if (amount === 0n) throw aborted('zero')
  if (amount !== null && amount > lock.amount) throw aborted('moreThanLocked')
  return amount ?? lock.amount
}

interface LockAt {
  validator: string
  release: number
}

function lockAt({ context: { state, timeMs }, owner }: Run, { validator, release }: LockAt): Lock | undefined {
  return state.staking.locks.get(owner)?.find((one) => one.validator === validator && releaseOf(one, timeMs) === release)
}

/** What is locked alike is one lock. */
function changeLocks({ state, timeMs }: ActContext, owner: string, { validator, release, by }: LockAt & { by: bigint }): void {
  const all = state.staking.locks.get(owner) ?? []
  const isSame = (one: Lock) => one.validator === validator && releaseOf(one, timeMs) === release
  const amount = by + all.filter(isSame).reduce((sum, one) => sum + one.amount, 0n)
  const others = all.filter((one) => !isSame(one))
  state.staking.locks.set(owner, amount > 0n ? [...others, { validator, release, amount, isRenewed: false }] : others)
}

function emitLockEvent({ effects, holder }: Run, what: 'Withdraw' | 'Deposit', { validator, release }: LockAt, amount: bigint): void {
  effects.emit('move', {
    type_tag: `${LOCKS_MODULE}::lock_staking::${what}DelegationEvent`,
    data: JSON.stringify({
      staking_account: hexAddress(holder),
      metadata: metadataOf(DENOM),
      release_time: String(release),
      validator,
      locked_share: amount.toString(),
    }),
  })
}
