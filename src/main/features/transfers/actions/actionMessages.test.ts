// Documents of own actions, byte by byte: the amino names and fields of the reference library, and what the device can show.
import { fromBase64 } from '@cosmjs/encoding'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Action } from '../../../../shared/contract/transfer/action.ts'
import { MAX_CLAIMED, MAX_CLAIMED_WITH_LOCKED, MAX_COMPOUNDED } from '../../../../shared/domain/staking/stakingRewards.ts'
import { fitsDevice, MAX_VIP_ROLLUPS, type VipClaim } from '../../../../shared/domain/transfer/vipClaims.ts'
import { MAX_GAUGES } from '../../../../shared/domain/transfer/gaugeVotes.ts'
import { maxBytesOf } from '../../../../shared/domain/messageText.ts'
import type { OwnAction } from '../../../../shared/domain/transfer/ownActions.ts'
import { loadMessageCodec, type MessageCodec } from '../transactions/cosmosMessages.ts'
import { writeDocument } from '../transactions/cosmosSignDoc.ts'
import { actionMessages } from './actionMessages.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const VALIDATOR = 'initvaloper17w0adeg64ky0daxwd2ugyuneellmjgnx0w2zzl'
const OTHER = 'initvaloper1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrr0xyu'
const STAKE = { validator: VALIDATOR, denom: 'uinit', amount: '12345678901234567890' }
const COINS = '[{"amount":"12345678901234567890","denom":"uinit"}]'

let codec: MessageCodec
beforeAll(async () => {
  codec = await loadMessageCodec()
})

function documentOf(action: OwnAction): string {
  const { messages } = actionMessages(action, ME, 'interwoven-1')
  const fee = { denom: 'uinit', amount: '31500000', gas: '2100000000' }
  const account = { chainId: 'interwoven-1', accountNumber: '9007199254740991', sequence: '9007199254740991' }
  return writeDocument(codec, { ...account, messages, fee, memo: '', timeoutHeight: 1_940_226_799 })
}

const HEAD =
  '{"account_number":"9007199254740991","chain_id":"interwoven-1","fee":{"amount":[{"amount":"31500000","denom":"uinit"}],' +
  '"gas":"2100000000"},"memo":"","msgs":['
const FOOT = '],"sequence":"9007199254740991","timeout_height":"1940226799"}'

test.each<[OwnAction, string]>([
  [
    { type: 'claimRewards', validators: [VALIDATOR] },
    `{"type":"cosmos-sdk/MsgWithdrawDelegationReward","value":{"delegator_address":"${ME}","validator_address":"${VALIDATOR}"}}`,
  ],
  [
    { type: 'compound', denom: 'uinit', stakes: [{ validator: VALIDATOR, amount: '12345678901234567890' }] },
    `{"type":"cosmos-sdk/MsgWithdrawDelegationReward","value":{"delegator_address":"${ME}","validator_address":"${VALIDATOR}"}},` +
      `{"type":"mstaking/MsgDelegate","value":{"amount":${COINS},"delegator_address":"${ME}","validator_address":"${VALIDATOR}"}}`,
  ],
  [
    { type: 'delegate', ...STAKE },
    `{"type":"mstaking/MsgDelegate","value":{"amount":${COINS},"delegator_address":"${ME}","validator_address":"${VALIDATOR}"}}`,
  ],
  [
    { type: 'undelegate', ...STAKE },
    `{"type":"mstaking/MsgUndelegate","value":{"amount":${COINS},"delegator_address":"${ME}","validator_address":"${VALIDATOR}"}}`,
  ],
  [
    { type: 'redelegate', ...STAKE, to: OTHER },
    `{"type":"mstaking/MsgBeginRedelegate","value":{"amount":${COINS},"delegator_address":"${ME}",` +
      `"validator_dst_address":"${OTHER}","validator_src_address":"${VALIDATOR}"}}`,
  ],
  [
    { type: 'cancelUnbonding', ...STAKE, height: '19402267' },
    `{"type":"mstaking/MsgCancelUnbondingDelegation","value":{"amount":${COINS},"creation_height":"19402267",` +
      `"delegator_address":"${ME}","validator_address":"${VALIDATOR}"}}`,
  ],
  [
    { type: 'vote', proposal: '6312', option: 'veto' },
    `{"type":"cosmos-sdk/v1/MsgVote","value":{"option":4,"proposal_id":"6312","voter":"${ME}"}}`,
  ],
  [
    {
      type: 'voteWeighted',
      proposal: '6312',
      options: [
        { option: 'yes', weight: '0.7' },
        { option: 'veto', weight: '0.300000000000000001' },
      ],
    },
    `{"type":"cosmos-sdk/v1/MsgVoteWeighted","value":{"options":[{"option":1,"weight":"0.7"},{"option":4,"weight":"0.300000000000000001"}],` +
      `"proposal_id":"6312","voter":"${ME}"}}`,
  ],
  [
    { type: 'revokeGrant', grantee: ME, message: '/cosmos.gov.v1.MsgVote' },
    `{"type":"cosmos-sdk/MsgRevoke","value":{"grantee":"${ME}","granter":"${ME}","msg_type_url":"/cosmos.gov.v1.MsgVote"}}`,
  ],
  [
    {
      type: 'revokeGrants',
      grants: [
        { grantee: ME, message: null },
        { grantee: ME, message: '/cosmos.gov.v1.MsgVote' },
      ],
    },
    `{"type":"cosmos-sdk/MsgRevokeAllowance","value":{"grantee":"${ME}","granter":"${ME}"}},` +
      `{"type":"cosmos-sdk/MsgRevoke","value":{"grantee":"${ME}","granter":"${ME}","msg_type_url":"/cosmos.gov.v1.MsgVote"}}`,
  ],
  [
    { type: 'extendName', name: 'skipper.init', years: 2, denom: 'uinit', amount: '10000000' },
    `{"type":"move/MsgExecute","value":{"args":["B3NraXBwZXI=","wA/DAwAAAAA="],"function_name":"extend_expiration",` +
      `"module_address":"0x72ed9b26ecdcd6a21d304df50f19abfdbe31d2c02f60c84627844620a45940ef","module_name":"usernames","sender":"${ME}"}}`,
  ],
  [{ type: 'revokeFeeGrant', grantee: ME }, `{"type":"cosmos-sdk/MsgRevokeAllowance","value":{"grantee":"${ME}","granter":"${ME}"}}`],
])('writes $type as the chain does', (action, message) => {
  expect(documentOf(action)).toBe(HEAD + message + FOOT)
  for (const one of actionMessages(action, ME, 'interwoven-1').messages) {
    // What is sent says what was signed.
    expect(codec.encode(codec.fromAmino(codec.toAmino(one)))).toEqual(codec.encode(one))
  }
})

/** One document a line, written by initia.js 1.1.0: the sorted JSON of its SignDoc, and the bytes of its messages. */
const Recorded = z.object({
  action: z.union([
    Action,
    z.object({ type: z.literal('revokeGrant'), grantee: z.string(), message: z.string() }),
    z.object({ type: z.literal('revokeFeeGrant'), grantee: z.string() }),
  ]),
  document: z.string(),
  messages: z.array(z.object({ typeUrl: z.string(), value: z.string() })),
})
const RECORDED = new URL('../../../../../test/recorded/actionDocuments.jsonl', import.meta.url)
const recorded = readFileSync(RECORDED, 'utf8').trim().split('\n')

test.each(recorded.map((line) => Recorded.parse(JSON.parse(line))))(
  'writes $action.type in the bytes of initia.js',
  ({ action, document, messages }) => {
    expect(documentOf(action)).toBe(document)
    const sent = actionMessages(action, ME, 'interwoven-1').messages.map((one) => ({ typeUrl: one.typeUrl, value: codec.encode(one) }))
    expect(sent).toEqual(messages.map(({ typeUrl, value }) => ({ typeUrl, value: fromBase64(value) })))
  },
)

test('claims from as many validators as the Ethereum app can show, with the largest numbers', () => {
  const claim = (count: number) => documentOf({ type: 'claimRewards', validators: Array.from({ length: count }, () => VALIDATOR) })
  const [most, more] = [claim(MAX_CLAIMED), claim(MAX_CLAIMED + 3)]
  expect(Buffer.byteLength(most)).toBeLessThanOrEqual(maxBytesOf(most))
  expect(Buffer.byteLength(more)).toBeGreaterThan(maxBytesOf(more))
})

test('claims beside the rewards of locked stakes from as many validators as the Ethereum app can show', () => {
  const claim = (count: number) =>
    documentOf({ type: 'claimRewards', validators: Array.from({ length: count }, () => VALIDATOR), locked: true })
  const [most, more] = [claim(MAX_CLAIMED_WITH_LOCKED), claim(MAX_CLAIMED_WITH_LOCKED + 3)]
  expect(Buffer.byteLength(most)).toBeLessThanOrEqual(maxBytesOf(most))
  expect(Buffer.byteLength(more)).toBeGreaterThan(maxBytesOf(more))
})

test('compounds with as many validators as the Ethereum app can show, with the largest numbers', () => {
  const compound = (count: number) =>
    documentOf({
      type: 'compound',
      denom: 'uinit',
      stakes: Array.from({ length: count }, () => ({ validator: VALIDATOR, amount: '9'.repeat(16) })),
    })
  const [most, more] = [compound(MAX_COMPOUNDED), compound(MAX_COMPOUNDED + 2)]
  expect(Buffer.byteLength(most)).toBeLessThanOrEqual(maxBytesOf(most))
  expect(Buffer.byteLength(more)).toBeGreaterThan(maxBytesOf(more))
})

test('divides voting power among as many rollups as a vote may name, with the longest parts', () => {
  const shares = Array.from({ length: MAX_GAUGES }, (_, index) => ({ bridge: `${1000 + index}`, weight: '0.015624999999999999' }))
  const document = documentOf({ type: 'voteGauges', cycle: '1000', shares })
  expect(Buffer.byteLength(document)).toBeLessThanOrEqual(maxBytesOf(document))
})

test('claims no more VIP rewards than the Ethereum app can show, over few rollups or many', () => {
  const claimOf = (bridge: number, hashes: number): VipClaim => {
    const proof = Array.from({ length: hashes }, () => 'ab'.repeat(32))
    return { bridge: `${bridge}`, version: '1', stages: [{ stage: 999_999_999, score: '18446744073709551615', proof }] }
  }
  for (const count of [1, 2, MAX_VIP_ROLLUPS]) {
    const claims = (hashes: number) => Array.from({ length: count }, (_, index) => claimOf(1000 + index, hashes))
    const most = Array.from({ length: 200 }, (_, hashes) => hashes).findLast((hashes) => fitsDevice(claims(hashes))) ?? 0
    expect(most).toBeGreaterThan(0)
    const document = documentOf({ type: 'claimVip', rollups: claims(most) as Extract<Action, { type: 'claimVip' }>['rollups'] })
    const bytes = Buffer.byteLength(document)
    expect(bytes).toBeLessThanOrEqual(maxBytesOf(document))
    // It isn't far from it either.
    expect(bytes).toBeGreaterThan(maxBytesOf(document) * 0.7)
  }
})
