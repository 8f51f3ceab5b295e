// What messages of the chains' own modules mean for one address: amounts, the other side, and what else is named.
import { expect, test } from 'vitest'
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { withPrefix } from '../lib/address.ts'
import { ME, meaningOf, OTHER, received, row, spent, type Message, type Parts } from '../../../test/support/readingBench.ts'

const VALIDATOR = 'initvaloper1x'
const MY_VALIDATOR = withPrefix(ME.bech32, 'initvaloper')
const coin = { denom: 'uinit', amount: '25' }
const base64 = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64')

const packet = (data: object, port = 'transfer') => ({
  sequence: '41',
  source_port: port,
  source_channel: 'channel-7',
  destination_port: port,
  destination_channel: 'channel-7',
  data: base64(data),
})

const hook = TxRaw.encode(
  TxRaw.fromPartial({
    bodyBytes: TxBody.encode(TxBody.fromPartial({ messages: [{ typeUrl: '/minievm.evm.v1.MsgCall', value: new Uint8Array() }] })).finish(),
  }),
).finish()

type Case = [name: string, message: Message, expected: object, parts?: Parts & { chainId?: string }]

const CASES: Case[] = [
  [
    'an undelegation says how much',
    { '@type': '/initia.mstaking.v1.MsgUndelegate', delegator_address: ME.bech32, validator_address: VALIDATOR, amount: [coin] },
    { kind: 'undelegated', direction: 'none', movements: [], about: [coin], facts: { validator: VALIDATOR } },
  ],
  [
    'a delegation of the SDK has one coin',
    { '@type': '/cosmos.staking.v1beta1.MsgDelegate', delegator_address: ME.bech32, validator_address: VALIDATOR, amount: coin },
    { kind: 'delegated', about: [coin] },
  ],
  [
    'a redelegation names both validators',
    {
      '@type': '/initia.mstaking.v1.MsgBeginRedelegate',
      delegator_address: ME.bech32,
      validator_src_address: 'initvaloper1y',
      validator_dst_address: VALIDATOR,
      amount: [coin],
    },
    { kind: 'redelegated', about: [coin], facts: { validator: VALIDATOR, fromValidator: 'initvaloper1y' } },
  ],
  [
    'an undelegation taken back',
    {
      '@type': '/initia.mstaking.v1.MsgCancelUnbondingDelegation',
      delegator_address: ME.bech32,
      validator_address: VALIDATOR,
      amount: [coin],
    },
    { kind: 'undelegationCancelled', about: [coin] },
  ],
  [
    'a commission is for the validator’s own account',
    { '@type': '/cosmos.distribution.v1beta1.MsgWithdrawValidatorCommission', validator_address: MY_VALIDATOR },
    { kind: 'commission', about: [coin] },
    { events: [{ type: 'withdraw_commission', attributes: { amount: '25uinit' }, message: 0 }] },
  ],
  [
    'another’s commission is nothing of mine',
    { '@type': '/cosmos.distribution.v1beta1.MsgWithdrawValidatorCommission', validator_address: VALIDATOR },
    { kind: 'other' },
  ],
  [
    'a vote says what was voted',
    { '@type': '/cosmos.gov.v1.MsgVote', voter: ME.bech32, proposal_id: '12', option: 'VOTE_OPTION_NO_WITH_VETO' },
    { kind: 'voted', facts: { proposal: '12', option: 'no with veto' } },
  ],
  [
    'a vote whose encoder writes numbers',
    { '@type': '/cosmos.gov.v1beta1.MsgVote', voter: ME.bech32, proposal_id: 12, option: 1 },
    { facts: { proposal: '12', option: 'yes' } },
  ],
  [
    'a vote that is split',
    {
      '@type': '/cosmos.gov.v1.MsgVoteWeighted',
      voter: ME.bech32,
      proposal_id: '12',
      options: [
        { option: 'VOTE_OPTION_YES', weight: '0.700000000000000000' },
        { option: 'VOTE_OPTION_ABSTAIN', weight: '0.300000000000000000' },
      ],
    },
    { facts: { option: 'yes 0.7, abstain 0.3' } },
  ],
  [
    'a proposal has its number from the event',
    { '@type': '/cosmos.gov.v1.MsgSubmitProposal', proposer: ME.bech32, title: 'More tides', messages: [], initial_deposit: [coin] },
    { kind: 'proposalSubmitted', about: [coin], facts: { proposal: '77', title: 'More tides' } },
    { events: [{ type: 'submit_proposal', attributes: { proposal_id: '77' }, message: 0 }] },
  ],
  [
    'a deposit on a proposal',
    { '@type': '/cosmos.gov.v1.MsgDeposit', depositor: ME.bech32, proposal_id: '77', amount: [coin] },
    { kind: 'proposalDeposit', about: [coin], facts: { proposal: '77' } },
  ],
  [
    'a permission with its limit and its end',
    {
      '@type': '/cosmos.authz.v1beta1.MsgGrant',
      granter: ME.bech32,
      grantee: OTHER.bech32,
      grant: {
        authorization: { '@type': '/cosmos.bank.v1beta1.SendAuthorization', spend_limit: [coin] },
        expiration: '2027-01-01T00:00:00Z',
      },
    },
    { kind: 'granted', counterparty: OTHER.bech32, about: [coin], facts: { permission: 'MsgSend', expires: '2027-01-01T00:00:00Z' } },
  ],
  [
    'a permission to run any message of a type',
    {
      '@type': '/cosmos.authz.v1beta1.MsgGrant',
      granter: OTHER.bech32,
      grantee: ME.bech32,
      grant: { authorization: { '@type': '/cosmos.authz.v1beta1.GenericAuthorization', msg: '/minievm.evm.v1.MsgCall' } },
    },
    { kind: 'granted', counterparty: OTHER.bech32, facts: { permission: 'MsgCall', granter: OTHER.bech32 } },
  ],
  [
    'a permission for functions of a module',
    {
      '@type': '/cosmos.authz.v1beta1.MsgGrant',
      granter: ME.bech32,
      grantee: OTHER.bech32,
      grant: {
        authorization: {
          '@type': '/initia.move.v1.ExecuteAuthorization',
          items: [{ module_address: '0x1', module_name: 'dex', function_names: ['swap_script'] }],
        },
      },
    },
    { facts: { permission: 'dex::swap_script' } },
  ],
  [
    'a fee allowance within others',
    {
      '@type': '/cosmos.feegrant.v1beta1.MsgGrantAllowance',
      granter: OTHER.bech32,
      grantee: ME.bech32,
      allowance: {
        '@type': '/cosmos.feegrant.v1beta1.AllowedMsgAllowance',
        allowed_messages: ['/cosmos.bank.v1beta1.MsgSend'],
        allowance: {
          '@type': '/cosmos.feegrant.v1beta1.PeriodicAllowance',
          basic: { spend_limit: [coin], expiration: '2027-01-01T00:00:00Z' },
        },
      },
    },
    { kind: 'feeGranted', about: [coin], facts: { permission: 'MsgSend', expires: '2027-01-01T00:00:00Z' } },
  ],
  [
    'a fee allowance without a limit',
    {
      '@type': '/cosmos.feegrant.v1beta1.MsgGrantAllowance',
      granter: ME.bech32,
      grantee: OTHER.bech32,
      allowance: { '@type': '/cosmos.feegrant.v1beta1.BasicAllowance', spend_limit: [], expiration: null },
    },
    { kind: 'feeGranted', facts: { unlimited: 'yes' } },
  ],
  [
    'a message that another ran for me is what it says',
    {
      '@type': '/cosmos.authz.v1beta1.MsgExec',
      grantee: OTHER.bech32,
      msgs: [{ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: ME.bech32, to_address: OTHER.bech32, amount: [coin] }],
    },
    { kind: 'sent', counterparty: OTHER.bech32, about: [coin], facts: { grantee: OTHER.bech32 } },
  ],
  [
    'a message that I ran for another',
    {
      '@type': '/cosmos.authz.v1beta1.MsgExec',
      grantee: ME.bech32,
      msgs: [{ '@type': '/cosmos.gov.v1.MsgVote', voter: OTHER.bech32, proposal_id: '1', option: 'VOTE_OPTION_YES' }],
    },
    { kind: 'executedForOther', method: 'MsgVote', counterparty: OTHER.bech32, facts: { granter: OTHER.bech32 } },
  ],
  [
    'a deposit to a rollup, with its number and what runs on arrival',
    {
      '@type': '/opinit.ophost.v1.MsgInitiateTokenDeposit',
      sender: ME.bech32,
      to: ME.bech32,
      bridge_id: '15',
      amount: coin,
      data: Buffer.from(hook).toString('base64'),
    },
    { kind: 'deposit', otherChainId: 'roll-1', about: [coin], facts: { sequence: '9', hook: 'MsgCall' } },
    { events: [{ type: 'initiate_token_deposit', attributes: { bridge_id: '15', l1_sequence: '9' }, message: 0 }] },
  ],
  [
    'a deposit that arrives although its hook failed',
    {
      '@type': '/opinit.opchild.v1.MsgFinalizeTokenDeposit',
      sender: OTHER.bech32,
      from: OTHER.bech32,
      to: ME.bech32,
      amount: coin,
      sequence: '9',
      data: '/////w==',
    },
    { kind: 'depositArrived', counterparty: OTHER.bech32, facts: { sequence: '9', hook: '4 bytes', reason: 'hook failed; reverted' } },
    {
      chainId: 'roll-1',
      events: [
        { type: 'finalize_token_deposit', attributes: { l1_sequence: '9', success: 'false', reason: 'hook failed; reverted' }, message: 0 },
      ],
    },
  ],
  [
    'a withdrawal and its number',
    { '@type': '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', sender: ME.bech32, to: ME.bech32, amount: coin },
    { kind: 'withdrawal', otherChainId: 'l1-1', counterparty: null, facts: { sequence: '4' } },
    { chainId: 'roll-1', events: [{ type: 'initiate_token_withdrawal', attributes: { l2_sequence: '4' }, message: 0 }] },
  ],
  [
    'a withdrawal that another claimed for me',
    {
      '@type': '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal',
      sender: OTHER.bech32,
      from: ME.bech32,
      to: ME.bech32,
      bridge_id: 15,
      sequence: 4,
      amount: coin,
    },
    { kind: 'withdrawalClaimed', otherChainId: 'roll-1', counterparty: null, about: [coin], facts: { sequence: '4' } },
  ],
  [
    'an IBC transfer, its packet and what its memo runs',
    {
      '@type': '/ibc.applications.transfer.v1.MsgTransfer',
      sender: ME.bech32,
      receiver: 'osmo1x',
      source_channel: 'channel-7',
      token: coin,
      memo: '{"forward":{}}',
    },
    { kind: 'ibcSent', otherChainId: 'roll-1', about: [coin], facts: { channel: 'channel-7', packet: '41', hook: 'forward' } },
    { events: [{ type: 'send_packet', attributes: { packet_src_channel: 'channel-7', packet_sequence: '41' }, message: 0 }] },
  ],
  [
    'an acknowledgement of success',
    {
      '@type': '/ibc.core.channel.v1.MsgAcknowledgement',
      signer: OTHER.bech32,
      packet: packet({ sender: ME.bech32, receiver: 'osmo1x' }),
      acknowledgement: base64({ result: 'AQ==' }),
    },
    { kind: 'ibcArrived', counterparty: 'osmo1x', otherChainId: 'roll-1', facts: { packet: '41' } },
  ],
  [
    'an acknowledgement of failure gives back',
    {
      '@type': '/ibc.core.channel.v1.MsgAcknowledgement',
      signer: OTHER.bech32,
      packet: packet({ sender: ME.bech32, receiver: 'osmo1x' }),
      acknowledgement: base64({ error: 'ABCI code: 5' }),
    },
    { kind: 'ibcRefunded', direction: 'in', movements: [coin], facts: { reason: 'ABCI code: 5' } },
    { events: [received(ME.bech32, '25uinit', 0)] },
  ],
  [
    'a packet for me that my chain refused',
    { '@type': '/ibc.core.channel.v1.MsgRecvPacket', signer: OTHER.bech32, packet: packet({ sender: 'osmo1x', receiver: ME.bech32 }) },
    { kind: 'ibcRefused', facts: { reason: 'no such denomination' } },
    {
      events: [
        {
          type: 'write_acknowledgement',
          attributes: {
            packet_sequence: '41',
            packet_dst_channel: 'channel-7',
            packet_ack_hex: Buffer.from('{"error":"no such denomination"}').toString('hex'),
          },
          message: 0,
        },
      ],
    },
  ],
  [
    'NFTs that came by IBC',
    {
      '@type': '/ibc.core.channel.v1.MsgRecvPacket',
      signer: OTHER.bech32,
      packet: packet({ sender: 'init1x', receiver: ME.bech32, classId: 'move/ab', tokenIds: ['7', '8'] }, 'nft-transfer'),
    },
    { kind: 'nftReceived', direction: 'in', facts: { collection: 'move/ab', nft: '7, 8' } },
  ],
  [
    'NFTs that go by IBC',
    {
      '@type': '/ibc.applications.nft_transfer.v1.MsgTransfer',
      sender: ME.bech32,
      receiver: OTHER.bech32,
      source_channel: 'channel-7',
      class_id: 'move/ab',
      token_ids: ['7'],
    },
    { kind: 'nftSent', direction: 'out', facts: { nft: '7', collection: 'move/ab' } },
  ],
  [
    'an account that is released on a schedule',
    {
      '@type': '/cosmos.vesting.v1beta1.MsgCreateVestingAccount',
      from_address: OTHER.bech32,
      to_address: ME.bech32,
      amount: [coin],
      end_time: '1798761600',
    },
    { kind: 'vestingCreated', counterparty: OTHER.bech32, about: [coin], facts: { ends: '2027-01-01T00:00:00.000Z' } },
  ],
  [
    'a validator of mine that is released from jail',
    { '@type': '/cosmos.slashing.v1beta1.MsgUnjail', validator_addr: MY_VALIDATOR },
    { kind: 'unjailed' },
  ],
  [
    'a validator of mine',
    {
      '@type': '/initia.mstaking.v1.MsgCreateValidator',
      validator_address: MY_VALIDATOR,
      description: { moniker: 'Tide' },
      amount: [coin],
    },
    { kind: 'validatorCreated', about: [coin], facts: { moniker: 'Tide' } },
  ],
  [
    'a payment of several',
    {
      '@type': '/cosmos.bank.v1beta1.MsgMultiSend',
      inputs: [{ address: OTHER.bech32, coins: [coin] }],
      outputs: [
        { address: ME.bech32, coins: [{ denom: 'uinit', amount: '5' }] },
        { address: 'init1x', coins: [{ denom: 'uinit', amount: '20' }] },
      ],
    },
    { kind: 'received', counterparty: OTHER.bech32, about: [{ denom: 'uinit', amount: '5' }] },
  ],
]

test.each(CASES)('%s', (_name, message, expected, parts = {}) => {
  expect(meaningOf(message, parts)).toMatchObject(expected)
})

test('rewards of several validators are one thing', () => {
  const reward = (validator: string) => ({
    '@type': '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
    delegator_address: ME.bech32,
    validator_address: validator,
  })
  const told = (validator: string, message: number) => ({
    type: 'withdraw_rewards',
    attributes: { validator, amount: '3uinit,1uusdc' },
    message,
  })
  const { meaning } = row({ messages: [reward('a'), reward('b')], events: [told('a', 0), told('b', 1), received(ME.bech32, '6uinit', 0)] })
  expect(meaning).toMatchObject({
    kind: 'rewards',
    counterparty: null,
    details: { more: 0, about: [{ amount: '6' }, { denom: 'uusdc', amount: '2' }] },
  })
})

test('several messages: the first that means something, and how many more', () => {
  const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: ME.bech32, to_address: OTHER.bech32, amount: [coin] }
  const vote = { '@type': '/cosmos.gov.v1.MsgVote', voter: ME.bech32, proposal_id: '1', option: 'VOTE_OPTION_YES' }
  const foreign = { ...send, from_address: OTHER.bech32 }
  const relayed = { '@type': '/ibc.core.client.v1.MsgUpdateClient', signer: ME.bech32 }
  const { meaning } = row({ messages: [relayed, foreign, vote, send, send], events: [spent(ME.bech32, '50uinit', 3)] })
  expect(meaning).toMatchObject({ kind: 'voted', details: { more: 2 } })
})

test('a fee that another paid is named', () => {
  const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: ME.bech32, to_address: OTHER.bech32, amount: [coin] }
  const { meaning } = row({
    messages: [send],
    payer: OTHER.bech32,
    fee: [coin],
    events: [{ type: 'use_feegrant', attributes: { granter: OTHER.bech32, grantee: ME.bech32 } }, spent(OTHER.bech32, '25uinit')],
  })
  expect(meaning.fee).toEqual([])
  expect(meaning.details?.facts).toEqual([
    { name: 'feePayer', value: OTHER.bech32 },
    { name: 'feeGranter', value: OTHER.bech32 },
  ])
})
