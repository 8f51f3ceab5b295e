// Votes on VIP gauges: the very vote that was asked for passes; each proposal that differs does not.
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

const asking = (action: OwnAction): AskedAction => ({ sender: ME, registry, chainId: CHAIN, action })
const asked = asking({
  type: 'voteGauges',
  cycle: '8',
  shares: [
    { bridge: '16', weight: '0.7' },
    { bridge: '27', weight: '0.25' },
  ],
})
const ARGS = ['"8"', '["16","27"]', '["0.7","0.25"]']

const call = (args: readonly string[], change: object = {}) => ({
  typeUrl: '/initia.move.v1.MsgExecuteJSON',
  value: { sender: ME, moduleAddress: MODULE, moduleName: 'weight_vote', functionName: 'vote', typeArgs: [], args, ...change },
})
const document = (...messages: CosmosProposal['messages']): CosmosProposal => ({ chainId: CHAIN, signer: ME, messages })
const refusal = expect.objectContaining({ code: 'transfer.unsafeMessage' }) as unknown
const check = (args: readonly string[], change: object = {}) => checkAction(document(call(args, change)), asked)

test('what was asked for passes, line by line', () => {
  expect(check(ARGS).map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${CHAIN}`,
    `signer ${ME}`,
    'message /initia.move.v1.MsgExecuteJSON',
    `sender ${ME}`,
    `contract ${MODULE}`,
    'function weight_vote::vote',
    'cycle 8',
    'gaugeVote 16 0.7, 27 0.25',
  ])
})

test.each([
  ['another cycle', ARGS.with(0, '"9"')],
  ['a cycle as a number', ARGS.with(0, '8')],
  ['a cycle with a zero before it', ARGS.with(0, '"08"')],
  ['a cycle with a space behind it', ARGS.with(0, '"8" ')],
  ['a cycle written with an escape', ARGS.with(0, '"\\u0038"')],
  ['another rollup', ARGS.with(1, '["16","28"]')],
  ['the rollups exchanged', ARGS.with(1, '["27","16"]')],
  ['a rollup less', ARGS.with(1, '["16"]')],
  ['a rollup twice', ARGS.with(1, '["16","16"]')],
  ['rollups as numbers', ARGS.with(1, '[16,27]')],
  ['rollups as bytes', ARGS.with(1, '"1627"')],
  ['another part', ARGS.with(2, '["0.7","0.26"]')],
  ['a part in another spelling', ARGS.with(2, '["0.70","0.25"]')],
  ['a part with an exponent', ARGS.with(2, '["7e-1","0.25"]')],
  ['a part below nothing', ARGS.with(2, '["0.7","-0.25"]')],
  ['a part less', ARGS.with(2, '["0.7"]')],
  ['a rollup and its part more', ['"8"', '["16","27","99"]', '["0.7","0.25","0.05"]']],
  ['a part that ends the list early', ARGS.with(2, '["0.7, 27 0.25"]')],
  ['what is no JSON', ARGS.with(2, '["0.7","0.25"')],
  ['an argument less', ARGS.slice(0, 2)],
  ['an argument more', [...ARGS, '"1"']],
  ['no arguments', []],
])('refuses %s', (_, args) => {
  expect(() => check(args)).toThrow(refusal)
})

test.each([
  ['votes with amounts', call(ARGS, { functionName: 'vote_with_amount' })],
  ['another account’s module', call(ARGS, { moduleAddress: `0x${'ab'.repeat(32)}` })],
  ['the module of mainnet', call(ARGS, { moduleAddress: vipPublisher('interwoven-1') })],
  ['the standard library', call(ARGS, { moduleAddress: '0x1' })],
  ['another module', call(ARGS, { moduleName: 'lock_staking' })],
  ['another sender', call(ARGS, { sender: THEM })],
  ['a type argument', call(ARGS, { typeArgs: ['0x1::coin::Coin'] })],
  ['a field more', call(ARGS, { memo: 'x' })],
  ['the call in BCS', { ...call(ARGS), typeUrl: '/initia.move.v1.MsgExecute' }],
  ['a script', { ...call(ARGS), typeUrl: '/initia.move.v1.MsgScript' }],
])('refuses %s', (_, message) => {
  expect(() => checkAction(document(message), asked)).toThrow(refusal)
})

test.each([
  ['the vote twice', document(call(ARGS), call(ARGS))],
  ['no message', document()],
  ['a foreign signer', { ...document(call(ARGS)), signer: THEM }],
])('refuses %s', (_, proposal) => {
  expect(() => checkAction(proposal, asked)).toThrow(refusal)
})

test('nothing passes on a chain whose module is not known, an empty address least of all', () => {
  for (const moduleAddress of [MODULE, '']) {
    const proposal = { ...document(call(ARGS, { moduleAddress })), chainId: 'one-1' }
    expect(() => checkAction(proposal, { ...asked, chainId: 'one-1' })).toThrow(refusal)
  }
})

test('of any texts only the very ones that were asked for pass', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.array(fc.string()).map((list) => JSON.stringify(list)),
      ),
      fc.nat({ max: 2 }),
      (text, index) => {
        if (text !== ARGS[index]) expect(() => check(ARGS.with(index, text))).toThrow(refusal)
      },
    ),
    { seed: 20261127 },
  )
})
