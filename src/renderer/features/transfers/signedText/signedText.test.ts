// The signed text is shown letter by letter, each field with what it stands for; what cannot be shown so is not explained.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { BUILT, grow, sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { FieldList, SignedLines } from './SignedLines.tsx'
import { textLines } from './textLines.ts'

const call = (input: string) => `{"type":"evm/MsgCall","value":{"input":"${input}"}}`
const document = (memo = '') =>
  `{"account_number":"12","chain_id":"tidewatch-1","fee":{"amount":[],"gas":"1"},"memo":"${memo}","msgs":[${call('0x095e')},${call('0x1efd')}],"sequence":"61","timeout_height":"512"}`
const line = (subject: CheckLine['subject'], found: string): CheckLine => ({
  subject,
  form: 'amount',
  found,
  asked: found,
  verdict: 'match',
})
const hook = {
  ...BUILT,
  purpose: 'hook' as const,
  mode: 'eip191' as const,
  chainId: 'tidewatch-1',
  document: document(),
  fee: { denom: 'uinit', amount: '0', gas: '1' },
  timeoutHeight: 512,
  checks: [line('allowance', '10000000'), line('amount', '10000000')],
}

async function drawn(changes: Partial<Leg>, part: 'all' | 'folded' | 'small' = 'all'): Promise<string> {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const transfer = grow([hook], { ...sampleQuote(), needsOpHook: true })
  const leg = transfer.legs[0]
  if (leg === undefined) throw new Error('no leg')
  const about = { leg: { ...leg, ...changes }, transfer }
  const text =
    part === 'all'
      ? await drawnText(win, FieldList, { ...about, hasText: true })
      : await drawnText(win, SignedLines, { ...about, hasRoom: part === 'folded' })
  return text.replaceAll('&quot;', '"')
}

test('the fields and messages together are the whole text', () => {
  const lines = textLines(document('a \\u0026 b'))
  expect(lines.map(({ field }) => field)).toEqual([
    'account_number',
    'chain_id',
    'fee',
    'memo',
    'msgs',
    'msgs',
    'sequence',
    'timeout_height',
  ])
  expect(lines.map(({ text }) => text)).toContain('"a \\u0026 b"')
  expect(lines[5]).toEqual({ field: 'msgs', text: call('0x1efd'), message: { number: 2, of: 2, type: 'evm/MsgCall' } })
})

test('a text of another spelling, with another field or of no JSON is not explained', () => {
  expect(textLines(document().replace('":"12"', '": "12"'))).toEqual([])
  expect(textLines(document().replace('"memo"', '"tip"'))).toEqual([])
  expect(textLines(document().replace('"timeout_height":"512"', '"timeout_height":1e2'))).toEqual([])
  expect(textLines('0x02f8')).toEqual([])
})

test('each field says what it stands for, and a call in hex what it allows and converts', async () => {
  const text = await drawn({})
  expect(text).toContain('valid on this chain only chain_id "tidewatch-1"')
  expect(text).toContain('No fee of its own: sent along with the transfer fee {')
  expect(text).toContain('No memo memo ""')
  expect(text).toContain('Allows the contract to take at most 10.00 INIT msgs, 1 of 2')
  expect(text).toContain('Converts 10.00 INIT into tidewatch-1’s own INIT, in your account msgs, 2 of 2')
  expect(text).toContain('Void after block 512 timeout_height "512"')
})

test('the text itself is folded behind a button; what its fields stand for is not', async () => {
  const text = await drawn({}, 'folded')
  expect(text).toContain('Show the signed text')
  expect(text).toContain('Allows the contract to take at most 10.00 INIT msgs, 1 of 2')
  expect(text).not.toContain('0x095e')
  const small = await drawn({}, 'small')
  expect(small, 'without room they are behind it too').toContain('Show the signed text')
  expect(small).not.toContain('Allows the contract')
})

test('a transfer says what its first hop does', async () => {
  const fee = { denom: 'uinit', amount: '3750', gas: '250000' }
  const text = await drawn({ purpose: 'transfer', chainId: 'practice-1', fee })
  expect(text).toContain('Sends 10.00 INIT from practice-1 into the bridge to tidewatch-1 msgs')
  expect(text).toContain('Network fee, at most')
})

test('of two messages of a transfer the first says what it allows, and nothing where no allowance was checked', async () => {
  const fee = { denom: 'uinit', amount: '3750', gas: '250000' }
  const leg = { purpose: 'transfer', chainId: 'practice-1', fee } as const
  const allowed = await drawn(leg)
  expect(allowed).toContain('Allows the contract to take at most 10.00 INIT msgs, 1 of 2')
  expect(allowed).toContain('Sends 10.00 INIT from practice-1 into the bridge to tidewatch-1 msgs, 2 of 2')
  expect(await drawn({ ...leg, checks: [line('amount', '10000000')] })).toContain(' msgs, 1 of 2')
  expect((await drawn({ ...leg, checks: [line('amount', '10000000')] })).match(/Sends 10\.00 INIT/g)).toHaveLength(1)
})

test('the message of an own action says its amount and its validator', async () => {
  const validator = 'initvaloper1slow'
  const action = { type: 'delegate', validator, denom: 'uinit', amount: '10000000' } as const
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const text = `{"amount":[{"amount":"10000000","denom":"uinit"}],"validator_address":"${validator}"}`
  const act = {
    ...hook,
    purpose: 'act' as const,
    chainId: 'practice-1',
    document: document().replace(/"msgs":.*\],"seq/, `"msgs":[${text}],"seq`),
  }
  const transfer = grow([act], { ...sampleQuote(), task: 'act', action })
  const drawnFields = await drawnText(win, FieldList, { leg: transfer.legs[0] as Leg, transfer, hasText: false })
  expect(drawnFields).toContain('Stakes 10.00 INIT with init…slow msgs')
})

test('what differs from the request, is signed already, or is shown as fields by the device is not explained', async () => {
  expect(await drawn({ checks: [{ ...line('amount', '1'), verdict: 'differs' }] }, 'folded')).toBe('')
  expect(await drawn({ hash: 'A1' }, 'folded')).toBe('')
  expect(await drawn({ mode: 'aminoJson' }, 'folded')).toBe('')
})
