// Tests that operations of bridge operators, relayers and interchain accounts are decoded as tasks of their signer only.
import { expect, test } from 'vitest'
import { ME, meaningOf, move, OTHER, type Message } from '../../../../test/support/benches/readingBench.ts'
import { TaskName } from '../../../shared/contract/history/activityMeaning.ts'
import { OPERATION_DECODERS } from './operations.ts'

const FIELDS = [
  'creator',
  'submitter',
  'proposer',
  'challenger',
  'authority',
  'sender',
  'depositor',
  'owner',
  'relayer',
  'signer',
  'delegator_address',
  'admin',
  'address',
]
const by = (address: string) => Object.fromEntries(FIELDS.map((name) => [name, address]))

test.each(Object.keys(OPERATION_DECODERS))('%s', (type) => {
  const message: Message = { '@type': type, ...by(ME.bech32) }
  const { kind, facts } = meaningOf(message)
  expect(kind).toBe('operated')
  expect(TaskName.safeParse(facts['task']).success).toBe(true)
  expect(meaningOf({ '@type': type, ...by(OTHER.bech32) }).kind).toBe('other')
})

test.each<[string, Message, object]>([
  [
    'an output names its rollup',
    { '@type': '/opinit.ophost.v1.MsgProposeOutput', proposer: ME.bech32, bridge_id: '15', output_index: '3' },
    { kind: 'operated', otherChainId: 'roll-1', facts: { task: 'outputProposed' } },
  ],
  [
    'coins for a validator’s rewards',
    {
      '@type': '/initia.distribution.v1.MsgDepositValidatorRewardsPool',
      depositor: ME.bech32,
      validator_address: 'initvaloper1x',
      denom: 'uinit',
      amount: '7',
    },
    { about: [{ denom: 'uinit', amount: '7' }], facts: { task: 'rewardsPoolFunded', validator: 'initvaloper1x' } },
  ],
  [
    'a deposit that I finalized for another as the bridge’s executor',
    {
      '@type': '/opinit.opchild.v1.MsgFinalizeTokenDeposit',
      sender: ME.bech32,
      from: OTHER.bech32,
      to: OTHER.bech32,
      amount: { denom: 'l2/x', amount: '9' },
    },
    { kind: 'operated', counterparty: OTHER.bech32, about: [{ amount: '9' }], facts: { task: 'depositFinalized' } },
  ],
  [
    'tokens minted for another',
    {
      '@type': '/miniwasm.tokenfactory.v1.MsgMint',
      sender: ME.bech32,
      mint_to_address: OTHER.bech32,
      amount: { denom: 'factory/x', amount: '9' },
    },
    { kind: 'minted', counterparty: OTHER.bech32, about: [{ denom: 'factory/x', amount: '9' }] },
  ],
])('%s', (_name, message, expected) => {
  expect(meaningOf(message)).toMatchObject(expected)
})

const multisig = (name: string): Message => ({
  '@type': '/initia.move.v1.MsgExecute',
  sender: ME.bech32,
  module_address: '0x1',
  module_name: 'multisig_v2',
  function_name: name,
  args: [],
})

test.each<[string, string, object, object]>([
  ['create_proposal_with_json', 'CreateProposalEvent', {}, { kind: 'proposalSubmitted' }],
  ['vote_proposal', 'VoteProposalEvent', { vote_yes: false }, { kind: 'voted', facts: { option: 'no' } }],
  ['execute_proposal', 'ExecuteProposalEvent', {}, { kind: 'proposalExecuted' }],
  ['cancel_proposal', 'CancelProposalEvent', {}, { kind: 'operated', facts: { task: 'proposalCancelled' } }],
])('multisig: %s', (name, event, data, expected) => {
  const events = [move(`0x1::multisig_v2::${event}`, { multisig_addr: '0xab', proposal_id: '115', ...data }, 0)]
  const read = meaningOf(multisig(name), { events })
  expect(read).toMatchObject(expected)
  expect(read).toMatchObject({ counterparty: '0xab', facts: { multisig: '0xab', proposal: '115', module: '0x1' } })
})

test('an event of the same name from another account’s module says nothing', () => {
  const events = [move('0x2::multisig_v2::ExecuteProposalEvent', { multisig_addr: '0xab', proposal_id: '115' }, 0)]
  expect(meaningOf(multisig('execute_proposal'), { events }).facts).not.toHaveProperty('multisig')
})
