// Claims of VIP rewards: the very claim that was asked for passes; each proposal that differs does not.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ME, THEM } from '../../../../test/support/benches/guardBench.ts'
import { registryOfL1 } from '../../../../test/support/l1Registry.ts'
import type { OwnAction } from '../../../shared/domain/transfer/ownActions.ts'
import { vipPublisher } from '../../../shared/domain/transfer/vipModules.ts'
import { checkAction, type AskedAction } from '../checkAction.ts'
import type { CosmosProposal } from '../checkCosmos.ts'

const CHAIN = 'initiation-2'
const MODULE = vipPublisher(CHAIN) ?? ''
const registry = registryOfL1(CHAIN)
const [A, B, C] = ['ab'.repeat(32), 'cd'.repeat(32), 'ef'.repeat(32)]

const asking = (action: OwnAction): AskedAction => ({ sender: ME, registry, chainId: CHAIN, action })
const first = {
  bridge: '16',
  version: '1',
  stages: [
    { stage: 38, score: '7', proof: [A, B] },
    { stage: 39, score: '0', proof: [] },
  ],
}
const second = { bridge: '27', version: '2', stages: [{ stage: 5, score: '18446744073709551615', proof: [C] }] }
const asked = asking({ type: 'claimVip', rollups: [first, second] })
const ARGS = ['"16"', '"1"', '["38","39"]', `[["${A}","${B}"],[]]`, '["7","0"]']
const MORE = ['"27"', '"2"', '["5"]', `[["${C}"]]`, '["18446744073709551615"]']

const call = (args: readonly string[], change: object = {}) => ({
  typeUrl: '/initia.move.v1.MsgExecuteJSON',
  value: {
    sender: ME,
    moduleAddress: MODULE,
    moduleName: 'vip',
    functionName: 'batch_claim_user_reward_script',
    typeArgs: [],
    args,
    ...change,
  },
})
const document = (...messages: CosmosProposal['messages']): CosmosProposal => ({ chainId: CHAIN, signer: ME, messages })
const refusal = expect.objectContaining({ code: 'transfer.unsafeMessage' }) as unknown
const check = (args: readonly string[], change: object = {}) => checkAction(document(call(args, change), call(MORE)), asked)

test('what was asked for passes, line by line', () => {
  const named = [
    'message /initia.move.v1.MsgExecuteJSON',
    `sender ${ME}`,
    `contract ${MODULE}`,
    'function vip::batch_claim_user_reward_script',
  ]
  expect(check(ARGS).map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${CHAIN}`,
    `signer ${ME}`,
    ...named,
    'vipRollup 16 1',
    'vipStages 38 7, 39 0',
    'vipProofs 2, 0',
    ...named,
    'vipRollup 27 2',
    'vipStages 5 18446744073709551615',
    'vipProofs 1',
  ])
})

test.each([
  ['another rollup', ARGS.with(0, '"17"')],
  ['a rollup as a number', ARGS.with(0, '16')],
  ['a rollup with a zero before it', ARGS.with(0, '"016"')],
  ['a rollup written with an escape', ARGS.with(0, '"\\u00316"')],
  ['another version', ARGS.with(1, '"2"')],
  ['other stages', ARGS.with(2, '["38","40"]')],
  ['the stages exchanged', ARGS.with(2, '["39","38"]')],
  ['a stage less', ARGS.with(2, '["38"]')],
  ['a stage twice', ARGS.with(2, '["38","38"]')],
  ['a stage with its score and proof less', ['"16"', '"1"', '["38"]', `[["${A}","${B}"]]`, '["7"]']],
  ['a stage with its score and proof more', ['"16"', '"1"', '["38","39","40"]', `[["${A}","${B}"],[],[]]`, '["7","0","0"]']],
  ['stages as numbers', ARGS.with(2, '[38,39]')],
  ['another proof', ARGS.with(3, `[["${A}","${C}"],[]]`)],
  ['the hashes of a proof exchanged', ARGS.with(3, `[["${B}","${A}"],[]]`)],
  ['a hash less', ARGS.with(3, `[["${A}"],[]]`)],
  ['the proof at the other stage', ARGS.with(3, `[[],["${A}","${B}"]]`)],
  ['hashes in upper case', ARGS.with(3, `[["${A.toUpperCase()}","${B}"],[]]`)],
  ['hashes as bytes', ARGS.with(3, '[[[1],[2]],[]]')],
  ['no score, which the module takes without a proof', ARGS.with(4, '["0","0"]')],
  ['another score', ARGS.with(4, '["8","0"]')],
  ['a score in another spelling', ARGS.with(4, '["07","0"]')],
  ['a score less', ARGS.with(4, '["7"]')],
  ['what is no JSON', ARGS.with(4, '["7","0"')],
  ['an argument less', ARGS.slice(0, 4)],
  ['an argument more', [...ARGS, '"1"']],
  ['no arguments', []],
  ['the other rollup’s arguments', MORE],
])('refuses %s', (_, args) => {
  expect(() => check(args)).toThrow(refusal)
})

test.each([
  ['the operator’s claim', { functionName: 'batch_claim_operator_reward_script' }],
  ['a lock of esINIT', { functionName: 'batch_lock_stake_script' }],
  ['another account’s module', { moduleAddress: `0x${'ab'.repeat(32)}` }],
  ['the module of mainnet', { moduleAddress: vipPublisher('interwoven-1') }],
  ['the standard library’s module', { moduleAddress: '0x1' }],
  ['another module', { moduleName: 'weight_vote' }],
  ['another sender', { sender: THEM }],
  ['a type argument', { typeArgs: ['0x1::coin::Coin'] }],
  ['a field more', { memo: 'x' }],
])('refuses %s', (_, change) => {
  expect(() => check(ARGS, change)).toThrow(refusal)
})

test.each([
  ['the call in BCS', document({ ...call(ARGS), typeUrl: '/initia.move.v1.MsgExecute' }, call(MORE))],
  ['a script', document({ ...call(ARGS), typeUrl: '/initia.move.v1.MsgScript' }, call(MORE))],
  ['one of the rollups alone', document(call(ARGS))],
  ['the rollups exchanged', document(call(MORE), call(ARGS))],
  ['a rollup twice', document(call(ARGS), call(ARGS))],
  ['a payment after them', document(call(ARGS), call(MORE), { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: {} })],
  ['a payment in place of one', document(call(ARGS), { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: {} })],
  ['no message', document()],
  ['a foreign signer', { ...document(call(ARGS), call(MORE)), signer: THEM }],
  ['another chain', { ...document(call(ARGS), call(MORE)), chainId: 'one-1' }],
])('refuses %s', (_, proposal) => {
  expect(() => checkAction(proposal, asked)).toThrow(refusal)
})

test('nothing passes on a chain whose module is not known, an empty address least of all', () => {
  const one = asking({ type: 'claimVip', rollups: [first] })
  for (const moduleAddress of [MODULE, '']) {
    const proposal = { ...document(call(ARGS, { moduleAddress })), chainId: 'one-1' }
    expect(() => checkAction(proposal, { ...one, chainId: 'one-1' })).toThrow(refusal)
  }
})

test('of any texts only the very ones that were asked for pass', () => {
  const texts = fc.oneof(
    fc.json(),
    fc.string(),
    fc.array(fc.string()).map((list) => JSON.stringify(list)),
    fc.array(fc.array(fc.stringMatching(/^[0-9a-f]{64}$/))).map((list) => JSON.stringify(list)),
  )
  fc.assert(
    fc.property(texts, fc.nat({ max: 4 }), (text, index) => {
      if (text !== ARGS[index]) expect(() => check(ARGS.with(index, text))).toThrow(refusal)
    }),
    { seed: 20261127 },
  )
})
