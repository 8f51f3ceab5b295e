// Own actions: the one that was asked for passes, each proposal that differs does not.
import { expect, test } from 'vitest'
import { ask, FRIEND, ME, THEM } from '../../../test/support/benches/guardBench.ts'
import type { CosmosProposal } from './checkCosmos.ts'
import { VOTE, VOTE_WEIGHTED } from './actions/governance.ts'
import { REVOKE_GRANT } from './actions/grants.ts'
import { REVOKE_FEES } from '../../shared/domain/transfer/revocations.ts'
import { CANCEL_UNBONDING, CLAIM_REWARD, DELEGATE, REDELEGATE, UNDELEGATE } from './actions/staking.ts'
import { checkAction, type AskedAction } from './checkAction.ts'

const { registry, from } = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
const doing = (action: AskedAction['action']): AskedAction => ({ sender: ME, registry, chainId: from.chainId, action })
const asked = (message: string | null) =>
  doing(message === null ? { type: 'revokeFeeGrant', grantee: FRIEND } : { type: 'revokeGrant', grantee: FRIEND, message })
const proposal = (typeUrl: string, value: unknown): CosmosProposal => ({
  chainId: from.chainId,
  signer: ME,
  messages: [{ typeUrl, value }],
})
const GRANT = { granter: ME, grantee: FRIEND, msgTypeUrl: VOTE }
const FEES = { granter: ME, grantee: FRIEND }

test('what was asked for passes, line by line', () => {
  expect(checkAction(proposal(REVOKE_GRANT, GRANT), asked(VOTE)).map(({ subject }) => subject)).toEqual([
    'chain',
    'signer',
    'message',
    'sender',
    'spender',
    'allowance',
  ])
  expect(
    checkAction(proposal(REVOKE_FEES, FEES), asked(null))
      .map(({ subject, found }) => `${subject} ${found}`)
      .slice(2),
  ).toEqual([`message ${REVOKE_FEES}`, `sender ${ME}`, `spender ${FRIEND}`])
})

test.each([
  ['another chain', { ...proposal(REVOKE_GRANT, GRANT), chainId: 'two-1' }, VOTE],
  ['a foreign signer', { ...proposal(REVOKE_GRANT, GRANT), signer: THEM }, VOTE],
  ['another granter', proposal(REVOKE_GRANT, { ...GRANT, granter: THEM }), VOTE],
  ['another grantee', proposal(REVOKE_GRANT, { ...GRANT, grantee: THEM }), VOTE],
  ['another message', proposal(REVOKE_GRANT, { ...GRANT, msgTypeUrl: '/cosmos.bank.v1beta1.MsgSend' }), VOTE],
  ['a field more', proposal(REVOKE_GRANT, { ...GRANT, memo: 'x' }), VOTE],
  ['fees where a message was asked', proposal(REVOKE_FEES, FEES), VOTE],
  ['a message where fees were asked', proposal(REVOKE_GRANT, GRANT), null],
  ['another granter of fees', proposal(REVOKE_FEES, { ...FEES, granter: THEM }), null],
  ['another grantee of fees', proposal(REVOKE_FEES, { ...FEES, grantee: THEM }), null],
  ['a grant in place of a revocation', proposal('/cosmos.authz.v1beta1.MsgGrant', GRANT), VOTE],
  ['two messages', { ...proposal(REVOKE_GRANT, GRANT), messages: [1, 2].map(() => ({ typeUrl: REVOKE_GRANT, value: GRANT })) }, VOTE],
  ['no message', { ...proposal(REVOKE_GRANT, GRANT), messages: [] }, VOTE],
])('refuses %s', (_, hostile, message) => {
  expect(() => checkAction(hostile, asked(message))).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
})

const [ONE, TWO] = ['initvaloper1one', 'initvaloper1two']
const claim = (validatorAddress: string, rest: object = {}) => ({
  typeUrl: CLAIM_REWARD,
  value: { delegatorAddress: ME, validatorAddress, ...rest },
})
const claims = (...messages: CosmosProposal['messages']): CosmosProposal => ({ chainId: from.chainId, signer: ME, messages })
const both = doing({ type: 'claimRewards', validators: [ONE, TWO] })

test('rewards of exactly the validators that were asked for pass, line by line', () => {
  const subjects = checkAction(claims(claim(ONE), claim(TWO)), both).map(({ subject }) => subject)
  const each = ['message', 'sender', 'validator']
  expect(subjects).toEqual(['chain', 'signer', ...each, ...each])
})

test.each([
  ['one validator less', claims(claim(ONE))],
  ['one validator more', claims(claim(ONE), claim(TWO), claim(TWO))],
  ['another validator', claims(claim(ONE), claim('initvaloper1thr'))],
  ['the same validator twice', claims(claim(ONE), claim(ONE))],
  ['rewards of another account', claims(claim(ONE), claim(TWO, { delegatorAddress: THEM }))],
  ['a field more', claims(claim(ONE), claim(TWO, { memo: 'x' }))],
  [
    'another place for rewards',
    claims(claim(ONE), {
      typeUrl: '/cosmos.distribution.v1beta1.MsgSetWithdrawAddress',
      value: { delegatorAddress: ME, withdrawAddress: THEM },
    }),
  ],
  ['a commission', claims(claim(ONE), { ...claim(TWO), typeUrl: '/cosmos.distribution.v1beta1.MsgWithdrawValidatorCommission' })],
  ['a foreign signer', { ...claims(claim(ONE), claim(TWO)), signer: THEM }],
  ['another chain', { ...claims(claim(ONE), claim(TWO)), chainId: 'two-1' }],
])('refuses to claim %s', (_, hostile) => {
  expect(() => checkAction(hostile, both)).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
})

const COIN = { denom: 'uinit', amount: '5000000' }
const STAKE = { validator: ONE, ...COIN }
const VALUE = { delegatorAddress: ME, validatorAddress: ONE, amount: [COIN] }
const MOVED = { delegatorAddress: ME, validatorSrcAddress: ONE, validatorDstAddress: TWO, amount: [COIN] }
const one = (typeUrl: string, value: unknown) => claims({ typeUrl, value })
const STAKES = [
  [DELEGATE, doing({ type: 'delegate', ...STAKE }), VALUE],
  [UNDELEGATE, doing({ type: 'undelegate', ...STAKE }), VALUE],
  [REDELEGATE, doing({ type: 'redelegate', ...STAKE, to: TWO }), MOVED],
  [CANCEL_UNBONDING, doing({ type: 'cancelUnbonding', ...STAKE, height: '77' }), { ...VALUE, creationHeight: 77n }],
] as const

test.each(STAKES)('%s passes as it was asked for, line by line', (typeUrl, wanted, value) => {
  const lines = checkAction(one(typeUrl, value), wanted)
  expect(lines.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['chain', 'signer', 'message', 'sender', 'validator', 'asset', 'amount']),
  )
  expect(lines.every(({ verdict }) => verdict === 'match')).toBe(true)
})

test.each(STAKES)('%s is refused with anything else in it', (typeUrl, wanted, value) => {
  const hostile: [string, CosmosProposal][] = [
    ['another account', one(typeUrl, { ...value, delegatorAddress: THEM })],
    ['another amount', one(typeUrl, { ...value, amount: [{ ...COIN, amount: '5000001' }] })],
    ['another asset', one(typeUrl, { ...value, amount: [{ ...COIN, denom: 'uusdc' }] })],
    ['two amounts', one(typeUrl, { ...value, amount: [COIN, COIN] })],
    ['no amount', one(typeUrl, { ...value, amount: [] })],
    ['a field more', one(typeUrl, { ...value, autocompound: true })],
    ['two messages', claims({ typeUrl, value }, { typeUrl, value })],
    ['nothing', claims()],
    ['another chain', { ...one(typeUrl, value), chainId: 'two-1' }],
    ['a foreign signer', { ...one(typeUrl, value), signer: THEM }],
    ...Object.keys(value)
      .filter((field) => field.startsWith('validator'))
      .map((field): [string, CosmosProposal] => [`another ${field}`, one(typeUrl, { ...value, [field]: 'initvaloper1thr' })]),
    ['another block', one(typeUrl, { ...value, creationHeight: 78n })],
    ...STAKES.filter(([other]) => other !== typeUrl).map(([other]): [string, CosmosProposal] => [other, one(other, value)]),
  ]
  for (const [name, proposal] of hostile) {
    expect(() => checkAction(proposal, wanted), name).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
  }
})

const BALLOT = { proposalId: 6312n, voter: ME, option: 1, metadata: '' }
const voting = doing({ type: 'vote', proposal: '6312', option: 'yes' })

test('a vote passes as it was asked for, line by line', () => {
  const lines = checkAction(one(VOTE, BALLOT), voting)
  expect(lines.map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${from.chainId}`,
    `signer ${ME}`,
    `message ${VOTE}`,
    `sender ${ME}`,
    'proposal 6312',
    'vote yes',
  ])
  for (const [option, number] of [
    ['abstain', 2],
    ['no', 3],
    ['veto', 4],
  ] as const) {
    const other = doing({ type: 'vote', proposal: '6312', option })
    expect(checkAction(one(VOTE, { ...BALLOT, option: number }), other).at(-1)?.found).toBe(option)
  }
})

const PARTS = [
  { option: 1, weight: '0.7' },
  { option: 3, weight: '0.3' },
]
const SPLIT_BALLOT = { proposalId: 6312n, voter: ME, options: PARTS, metadata: '' }
const splitting = doing({
  type: 'voteWeighted',
  proposal: '6312',
  options: [
    { option: 'yes', weight: '0.7' },
    { option: 'no', weight: '0.3' },
  ],
})

test('a split vote passes as it was asked for', () => {
  const lines = checkAction(one(VOTE_WEIGHTED, SPLIT_BALLOT), splitting)
  expect(lines.slice(-2).map(({ subject, found }) => `${subject} ${found}`)).toEqual(['proposal 6312', 'vote yes 0.7, no 0.3'])
})

const [YES_PART, NO_PART] = PARTS
test.each([
  ['another proposal', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, proposalId: 6313n })],
  ['another voter', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, voter: THEM })],
  ['words beside it', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, metadata: 'x' })],
  ['the parts exchanged', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [NO_PART, YES_PART] })],
  [
    'other weights',
    one(VOTE_WEIGHTED, {
      ...SPLIT_BALLOT,
      options: [
        { ...YES_PART, weight: '0.3' },
        { ...NO_PART, weight: '0.7' },
      ],
    }),
  ],
  ['a weight written otherwise', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [{ ...YES_PART, weight: '0.70' }, NO_PART] })],
  ['a weight as a number', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [{ ...YES_PART, weight: 0.7 }, NO_PART] })],
  [
    'a weight as an integer of the old module',
    one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [{ ...YES_PART, weight: '700000000000000000' }, NO_PART] }),
  ],
  ['an option in two parts', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [YES_PART, YES_PART] })],
  ['another option', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [YES_PART, { ...NO_PART, option: 4 }] })],
  ['an unknown option', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [YES_PART, { ...NO_PART, option: 9 }] })],
  ['a part more', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [...PARTS, { option: 2, weight: '0.1' }] })],
  ['a part less', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [YES_PART] })],
  ['no parts', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [] })],
  ['a field more in a part', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [{ ...YES_PART, memo: '' }, NO_PART] })],
  ['a text that reads like the parts', one(VOTE_WEIGHTED, { ...SPLIT_BALLOT, options: [{ option: 1, weight: '0.7, no 0.3' }] })],
  ['a vote that is not split', one(VOTE, BALLOT)],
  ['the message of the old module', one('/cosmos.gov.v1beta1.MsgVoteWeighted', SPLIT_BALLOT)],
  ['two votes', claims({ typeUrl: VOTE_WEIGHTED, value: SPLIT_BALLOT }, { typeUrl: VOTE_WEIGHTED, value: SPLIT_BALLOT })],
  ['a foreign signer', { ...one(VOTE_WEIGHTED, SPLIT_BALLOT), signer: THEM }],
])('refuses to split a vote with %s', (_, hostile) => {
  expect(() => checkAction(hostile, splitting)).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
})

test.each([
  ['another proposal', one(VOTE, { ...BALLOT, proposalId: 6313n })],
  ['a proposal as text', one(VOTE, { ...BALLOT, proposalId: '6312' })],
  ['another option', one(VOTE, { ...BALLOT, option: 3 })],
  ['no option', one(VOTE, { ...BALLOT, option: 0 })],
  ['an unknown option', one(VOTE, { ...BALLOT, option: 5 })],
  ['another voter', one(VOTE, { ...BALLOT, voter: THEM })],
  ['words beside it', one(VOTE, { ...BALLOT, metadata: 'and my wallet is yours' })],
  ['a field more', one(VOTE, { ...BALLOT, weight: '1.0' })],
  ['two votes', claims({ typeUrl: VOTE, value: BALLOT }, { typeUrl: VOTE, value: BALLOT })],
  ['nothing', claims()],
  ['a vote of the old module', one('/cosmos.gov.v1beta1.MsgVote', BALLOT)],
  ['a weighted vote', one('/cosmos.gov.v1.MsgVoteWeighted', { ...BALLOT, option: undefined, options: [{ option: 1, weight: '1.0' }] })],
  ['a deposit', one('/cosmos.gov.v1.MsgDeposit', { proposalId: 6312n, depositor: ME, amount: [COIN] })],
  ['a stake', one(DELEGATE, VALUE)],
  ['a foreign signer', { ...one(VOTE, BALLOT), signer: THEM }],
  ['another chain', { ...one(VOTE, BALLOT), chainId: 'two-1' }],
])('refuses to vote with %s', (_, hostile) => {
  expect(() => checkAction(hostile, voting)).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
})

test('what is refused is not answered with another route, which an action has none of', () => {
  const refused = () => checkAction(proposal(REVOKE_FEES, FEES), asked(VOTE))
  expect(refused).toThrow(expect.objectContaining({ hint: 'Nothing was signed. Update Waybill, then try again.' }))
  expect(refused).toThrow(expect.objectContaining({ rule: expect.any(String) as string }))
})
