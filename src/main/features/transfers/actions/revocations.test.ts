// How many permissions one signature revokes: whatever the schema lets pass fits into the device, in any mixture, and little room is lost.
import { beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '../../../../practice/random.ts'
import { Action } from '../../../../shared/contract/transfer/action.ts'
import { maxBytesOf } from '../../../../shared/domain/messageText.ts'
import { fittingRevocations, isOneRevocation, type Revocation } from '../../../../shared/domain/transfer/revocations.ts'
import { loadMessageCodec, type MessageCodec } from '../transactions/cosmosMessages.ts'
import { writeDocument } from '../transactions/cosmosSignDoc.ts'
import { actionMessages } from './actionMessages.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const LETTERS = [...'023456789acdefghjklmnpqrstuvwxyz']

let codec: MessageCodec
beforeAll(async () => {
  codec = await loadMessageCodec()
})

/** The bytes of the document, with the largest numbers, on a chain with long names. */
function bytesOf(grants: readonly Revocation[]): number {
  const { messages } = actionMessages({ type: 'revokeGrants', grants: [...grants] }, ME, 'interwoven-1')
  const account = { chainId: `${'long-'.repeat(8)}1`, accountNumber: '9007199254740991', sequence: '9007199254740991' }
  const fee = { denom: `l2/${'f'.repeat(64)}`, amount: '9'.repeat(20), gas: '2100000000' }
  const document = writeDocument(codec, { ...account, messages, fee, memo: '', timeoutHeight: 1_940_226_799 })
  expect(maxBytesOf(document)).toBe(7000)
  return Buffer.byteLength(document)
}

function addressOf(random: Random): string {
  const length = random.pick([38, 38, 58])
  return `init1${Array.from({ length }, () => random.pick(LETTERS)).join('')}`
}

function revocationOf(random: Random): Revocation {
  if (random.chance(0.3)) return { grantee: addressOf(random), message: null }
  const most = random.pick([10, 30, 199])
  return { grantee: addressOf(random), message: `/${random.hex(100).slice(0, random.between(1, most))}` }
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))('as many as are said to fit do fit, and hardly more would (seed %i)', (seed) => {
  const random = createRandom(seed)
  const wanted = Array.from({ length: 120 }, () => revocationOf(random))
  const count = fittingRevocations(wanted)
  expect(bytesOf(wanted.slice(0, count))).toBeLessThanOrEqual(7000)
  // At most 20 bytes are kept for a longer own address in each, and a little around them.
  expect(bytesOf(wanted.slice(0, count + 1)) + 20 * (count + 1) + 250).toBeGreaterThan(7000)
  expect(fittingRevocations(wanted.slice(0, count))).toBe(count)
})

const vote: Revocation = { grantee: ME, message: '/cosmos.gov.v1.MsgVote' }
const fees: Revocation = { grantee: ME, message: null }

test('a typical list of 29 permissions is one signature', () => {
  expect(fittingRevocations(Array.from({ length: 60 }, () => ({ ...vote, message: '/cosmos.bank.v1beta1.MsgSend' })))).toBe(29)
})

test.each([
  ['none', [], false],
  ['one', [vote], true],
  ['fees and a message of one holder', [vote, fees], true],
  ['one twice', [vote, fees, vote], false],
  ['fees twice', [fees, fees], false],
  ['too many', Array.from({ length: 60 }, (_, index) => ({ ...vote, message: `/a${index}` })), false],
] as const)('a list with %s', (_, grants, isOne) => {
  expect(isOneRevocation(grants)).toBe(isOne)
  expect(Action.safeParse({ type: 'revokeGrants', grants }).success).toBe(isOne)
})

test.each([
  ['an address that is none', { ...vote, grantee: 'somebody' }],
  ['a message with a space', { ...vote, message: '/cosmos.gov.v1.Msg Vote' }],
  ['a message without a name', { ...vote, message: '' }],
])('refuses %s', (_, grant) => {
  expect(Action.safeParse({ type: 'revokeGrants', grants: [grant] }).success).toBe(false)
})
