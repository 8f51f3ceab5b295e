// Documents of own actions, byte by byte: the amino names and fields of the reference library, and what the device can show.
import { beforeAll, expect, test } from 'vitest'
import { MsgWithdrawDelegatorReward } from 'cosmjs-types/cosmos/distribution/v1beta1/tx'
import { MAX_CLAIMED } from '../../../../shared/domain/transfer/claimLimit.ts'
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
  const { messages } = actionMessages(action, ME)
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
    { type: 'revokeGrant', grantee: ME, message: '/cosmos.gov.v1.MsgVote' },
    `{"type":"cosmos-sdk/MsgRevoke","value":{"grantee":"${ME}","granter":"${ME}","msg_type_url":"/cosmos.gov.v1.MsgVote"}}`,
  ],
  [{ type: 'revokeFeeGrant', grantee: ME }, `{"type":"cosmos-sdk/MsgRevokeAllowance","value":{"grantee":"${ME}","granter":"${ME}"}}`],
])('writes $type as the chain does', (action, message) => {
  expect(documentOf(action)).toBe(HEAD + message + FOOT)
  for (const one of actionMessages(action, ME).messages) {
    // What is sent says what was signed.
    expect(codec.encode(codec.fromAmino(codec.toAmino(one)))).toEqual(codec.encode(one))
  }
})

test('sends a claim in the bytes of another encoder', () => {
  const [message] = actionMessages({ type: 'claimRewards', validators: [VALIDATOR] }, ME).messages
  if (message === undefined) throw new Error('no message')
  const bytes = MsgWithdrawDelegatorReward.encode({ delegatorAddress: ME, validatorAddress: VALIDATOR }).finish()
  expect(codec.encode(message)).toEqual(bytes)
})

test('claims from as many validators as the Ethereum app can show, with the largest numbers', () => {
  const claim = (count: number) => documentOf({ type: 'claimRewards', validators: Array.from({ length: count }, () => VALIDATOR) })
  const [most, more] = [claim(MAX_CLAIMED), claim(MAX_CLAIMED + 3)]
  expect(Buffer.byteLength(most)).toBeLessThanOrEqual(maxBytesOf(most))
  expect(Buffer.byteLength(more)).toBeGreaterThan(maxBytesOf(more))
})
