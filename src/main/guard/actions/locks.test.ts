// Calls of the module of locked stakes: the very call that was asked for passes; each proposal that differs does not.
import { bcs } from '@mysten/bcs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ME, THEM } from '../../../../test/support/benches/guardBench.ts'
import { registryOfL1 } from '../../../../test/support/l1Registry.ts'
import { vipPublisher } from '../../../shared/domain/transfer/vipModules.ts'
import type { OwnAction } from '../../../shared/domain/transfer/ownActions.ts'
import { checkAction, type AskedAction } from '../checkAction.ts'
import type { CosmosProposal } from '../checkCosmos.ts'
import { CLAIM_REWARD } from './staking.ts'

const CHAIN = 'initiation-2'
const MODULE = vipPublisher(CHAIN) ?? ''
const registry = registryOfL1(CHAIN)

const VALIDATOR = 'initvaloper17w0adeg64ky0daxwd2ugyuneellmjgnx0w2zzl'
const OTHER = 'initvaloper1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqr0xyu'
const [RELEASE, UNTIL] = [1_816_790_400, 1_848_348_000]
const UINIT = Uint8Array.from(Buffer.from('8e4733bdabcf7d4afc3d14f0dd46c9bf52fb0fce9e4b996c939e195b8bc891d9', 'hex'))

const text = (value: string) => bcs.string().serialize(value).toBytes()
const u64 = (value: number | bigint) => bcs.u64().serialize(value).toBytes()
const optional = (value: number | null) => bcs.option(bcs.u64()).serialize(value).toBytes()
const padded = (bytes: Uint8Array) => new Uint8Array([...bytes, 0])

const LOCK = { validator: VALIDATOR, denom: 'uinit', amount: '420000000', release: RELEASE }
const EXTEND = [UINIT, optional(null), u64(RELEASE), text(VALIDATOR), u64(UNTIL)]
const UNSTAKE = EXTEND.slice(0, 4)
const WITHDRAW = [UINIT, optional(75_500_000)]

const asking = (action: OwnAction): AskedAction => ({ sender: ME, registry, chainId: CHAIN, action })
const extend = asking({ type: 'extendLock', ...LOCK, until: UNTIL })
const unstake = asking({ type: 'unstakeLock', ...LOCK })
const claim = asking({ type: 'claimLocked' })
const withdraw = asking({ type: 'withdrawUnlocked', denom: 'uinit', amount: '75500000' })

const call = (functionName: string, args: readonly Uint8Array[], change: object = {}) => ({
  typeUrl: '/initia.move.v1.MsgExecute',
  value: { sender: ME, moduleAddress: MODULE, moduleName: 'lock_staking', functionName, typeArgs: [], args, ...change },
})
const document = (...messages: CosmosProposal['messages']): CosmosProposal => ({ chainId: CHAIN, signer: ME, messages })
const refusal = expect.objectContaining({ code: 'transfer.unsafeMessage' }) as unknown
const lines = (proposal: CosmosProposal, asked: AskedAction) =>
  checkAction(proposal, asked).map(({ subject, found }) => `${subject} ${found}`)

const head = (name: string) => [
  `chain ${CHAIN}`,
  `signer ${ME}`,
  'message /initia.move.v1.MsgExecute',
  `sender ${ME}`,
  `contract ${MODULE}`,
  `function lock_staking::${name}`,
]

test('what was asked for passes, line by line', () => {
  const lock = ['asset uinit', 'amount all', `validator ${VALIDATOR}`, `lockEnd ${RELEASE}`]
  expect(lines(document(call('extend', EXTEND)), extend)).toEqual([...head('extend'), ...lock, `newLockEnd ${UNTIL}`])
  expect(lines(document(call('undelegate', UNSTAKE)), unstake)).toEqual([...head('undelegate'), ...lock])
  expect(lines(document(call('withdraw_delegator_reward', [])), claim)).toEqual(head('withdraw_delegator_reward'))
  expect(lines(document(call('withdraw_asset', WITHDRAW)), withdraw)).toEqual([...head('withdraw_asset'), 'asset uinit', 'amount 75500000'])
})

const reward = (validatorAddress = VALIDATOR) => ({ typeUrl: CLAIM_REWARD, value: { delegatorAddress: ME, validatorAddress } })
const claimLocked = (change: object = {}) => call('withdraw_delegator_reward', [], change)
const claimBoth = asking({ type: 'claimRewards', validators: [VALIDATOR, OTHER], locked: true })

test('rewards of validators and of locked stakes are claimed together, in the order that was asked for', () => {
  const found = lines(document(reward(), reward(OTHER), claimLocked()), claimBoth)
  const last = 'function lock_staking::withdraw_delegator_reward'
  const isNamed = (line: string) => line === last || line.startsWith('validator ')
  expect(found.filter(isNamed)).toEqual([`validator ${VALIDATOR}`, `validator ${OTHER}`, last])
})

test.each([
  ['without those of locked stakes', [reward(), reward(OTHER)], claimBoth],
  ['without those of a validator', [reward(), claimLocked()], claimBoth],
  ['with those of locked stakes unasked', [reward(), claimLocked()], asking({ type: 'claimRewards', validators: [VALIDATOR] })],
  ['with those of locked stakes in place of a validator', [reward(), claimLocked(), reward(OTHER)], claimBoth],
  ['with two calls', [reward(), reward(OTHER), claimLocked(), claimLocked()], claimBoth],
  ['with the call of another sender', [reward(), reward(OTHER), claimLocked({ sender: THEM })], claimBoth],
  ['with another function', [reward(), reward(OTHER), claimLocked({ functionName: 'undelegate' })], claimBoth],
  ['with another module', [reward(), reward(OTHER), claimLocked({ moduleAddress: THEM })], claimBoth],
  ['with an argument more', [reward(), reward(OTHER), call('withdraw_delegator_reward', [UINIT])], claimBoth],
])('refuses a claim of both %s', (_, messages, asked) => {
  expect(() => checkAction(document(...messages), asked)).toThrow(refusal)
})

test('an asset of the DEX is named by its own object', () => {
  const pool = Uint8Array.from(Buffer.from('ab'.padStart(64, '0'), 'hex'))
  const asked = asking({ type: 'unstakeLock', ...LOCK, denom: 'move/ab' })
  expect(lines(document(call('undelegate', [pool, ...UNSTAKE.slice(1)])), asked)).toContain('asset move/ab')
  expect(() => checkAction(document(call('undelegate', UNSTAKE)), asked)).toThrow(refusal)
})

const at = (list: readonly Uint8Array[], index: number, bytes: Uint8Array) => list.with(index, bytes)

test.each([
  ['another asset', at(EXTEND, 0, new Uint8Array(32).fill(7))],
  ['an asset of 31 bytes', at(EXTEND, 0, UINIT.slice(1))],
  ['a part of the lock', at(EXTEND, 1, optional(420_000_000))],
  ['an amount that is neither there nor missing', at(EXTEND, 1, Uint8Array.of(2))],
  ['another lock', at(EXTEND, 2, u64(RELEASE + 1))],
  ['another validator', at(EXTEND, 3, text(OTHER))],
  ['a second later', at(EXTEND, 4, u64(UNTIL + 1))],
  ['a second earlier', at(EXTEND, 4, u64(UNTIL - 1))],
  ['an end after all days', at(EXTEND, 4, u64(2n ** 64n - 1n))],
  ['a byte after the end', at(EXTEND, 4, padded(u64(UNTIL)))],
  ['a byte after the asset', at(EXTEND, 0, padded(UINIT))],
  ['a length that is not the shortest', at(EXTEND, 3, new Uint8Array([0xb2, 0, ...text(VALIDATOR).slice(1)]))],
  ['the ends exchanged', EXTEND.with(2, u64(UNTIL)).with(4, u64(RELEASE))],
  ['an argument less', EXTEND.slice(0, 4)],
  ['an argument more', [...EXTEND, u64(1)]],
  ['no arguments', []],
])('refuses to extend with %s', (_, args) => {
  expect(() => checkAction(document(call('extend', args)), extend)).toThrow(refusal)
})

test.each([
  ['a part of an ended lock', call('undelegate', at(UNSTAKE, 1, optional(1))), unstake],
  ['another ended lock', call('undelegate', at(UNSTAKE, 2, u64(RELEASE - 1))), unstake],
  ['an argument with a claim', call('withdraw_delegator_reward', [optional(null)]), claim],
  ['all that there is instead of an amount', call('withdraw_asset', at(WITHDRAW, 1, optional(null))), withdraw],
  ['a unit more', call('withdraw_asset', at(WITHDRAW, 1, optional(75_500_001))), withdraw],
  ['another asset withdrawn', call('withdraw_asset', at(WITHDRAW, 0, new Uint8Array(32))), withdraw],
  ['an extension for an ended lock', call('extend', EXTEND), unstake],
  ['a new lock for an extension', call('delegate', EXTEND), extend],
  ['a move to another validator', call('redelegate', EXTEND), extend],
  ['several locks', call('batch_extend', EXTEND), extend],
  ['another account’s module', call('extend', EXTEND, { moduleAddress: `0x${'ab'.repeat(32)}` }), extend],
  ['the module of mainnet', call('extend', EXTEND, { moduleAddress: vipPublisher('interwoven-1') }), extend],
  ['the standard library', call('extend', EXTEND, { moduleAddress: '0x1' }), extend],
  ['another module', call('extend', EXTEND, { moduleName: 'vip' }), extend],
  ['another sender', call('extend', EXTEND, { sender: THEM }), extend],
  ['a type argument', call('extend', EXTEND, { typeArgs: ['0x1::coin::Coin'] }), extend],
  ['a field more', call('extend', EXTEND, { memo: 'x' }), extend],
  ['the call in JSON', { ...call('extend', EXTEND), typeUrl: '/initia.move.v1.MsgExecuteJSON' }, extend],
  ['a script', { ...call('extend', EXTEND), typeUrl: '/initia.move.v1.MsgScript' }, extend],
])('refuses %s', (_, message, asked) => {
  expect(() => checkAction(document(message), asked)).toThrow(refusal)
})

test.each([
  ['the call twice', document(call('extend', EXTEND), call('extend', EXTEND)), extend],
  ['no message', document(), extend],
  ['a foreign signer', { ...document(call('extend', EXTEND)), signer: THEM }, extend],
  ['a claim twice', document(call('withdraw_delegator_reward', []), call('withdraw_delegator_reward', [])), claim],
])('refuses %s', (_, proposal, asked) => {
  expect(() => checkAction(proposal, asked)).toThrow(refusal)
})

test('nothing passes on a chain whose module is not known, an empty address least of all', () => {
  const elsewhere = { ...extend, chainId: 'one-1' }
  for (const moduleAddress of [MODULE, '']) {
    const proposal = { ...document(call('extend', EXTEND, { moduleAddress })), chainId: 'one-1' }
    expect(() => checkAction(proposal, elsewhere)).toThrow(refusal)
  }
})

test('of any seconds and bytes only the very ones that were asked for pass', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      fc.uint8Array({ maxLength: 40 }),
      fc.nat({ max: 4 }),
      (second, bytes, index) => {
        const run = (args: readonly Uint8Array[]) => checkAction(document(call('extend', args)), extend)
        if (second !== BigInt(UNTIL)) expect(() => run(at(EXTEND, 4, u64(second)))).toThrow(refusal)
        if (Buffer.compare(bytes, EXTEND[index] ?? bytes) !== 0) expect(() => run(at(EXTEND, index, bytes))).toThrow(refusal)
      },
    ),
    { seed: 20261127 },
  )
})
