// What messages of the chains' own modules mean for one address: amounts, the other side, and what else is named.
import { expect, test } from 'vitest'
import { withPrefix } from '../platform/address.ts'
import { ME, meaningOf, OTHER, type Message, type Parts } from '../../../test/support/benches/readingBench.ts'

const VALIDATOR = 'initvaloper1x'
const MY_VALIDATOR = withPrefix(ME.bech32, 'initvaloper')
const coin = { denom: 'uinit', amount: '25' }
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
