// How the asset of a document is named: with the symbol of the lists where it matches, else as the document has it.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { grow, sampleQuote, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { assetsStore } from '../../../data/stores/chainsStore.ts'
import { CheckVerdict } from '../review/CheckVerdict.tsx'
import { CheckTable } from './CheckTable.tsx'

/** Draws one check of a document. */
const drawnLine = (line: CheckLine, changes: Partial<Quote> = {}, isVerified = true) => drawnLines([line], changes, isVerified)

async function drawnLines(checks: CheckLine[], changes: Partial<Quote> = {}, isVerified = true): Promise<string> {
  const built = grow(until('built'))
  const transfer = { ...built, quote: { ...built.quote, ...changes } }
  const leg = currentLeg(transfer)
  if (leg === null) throw new Error('no leg')
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const asset = { ...sampleQuote().from, chainId: leg.chainId, denom: 'uinit', symbol: 'INIT', isVerified }
  const arriving = { ...asset, chainId: 'tidewatch-1', denom: 'l2/init' }
  win.part(assetsStore).setState({ value: [asset, arriving] })
  return drawnText(win, CheckTable, { leg: { ...leg, checks }, transfer })
}

const drawn = (verdict: CheckLine['verdict'], isVerified = true) =>
  drawnLine({ subject: 'asset', form: 'denom', found: 'uinit', asked: 'uinit', verdict }, {}, isVerified)

test('says the verified symbol beside the denomination', async () => {
  expect(await drawn('match')).toContain('INIT uinit')
  expect(await drawn('match', false)).not.toContain('INIT uinit')
  expect(await drawn('differs')).not.toContain('INIT uinit')
})

test('of two assets in one document each is named with its chain', async () => {
  const line = (found: string): CheckLine => ({ subject: 'asset', form: 'denom', found, asked: found, verdict: 'match' })
  const text = await drawnLines([line('uinit'), line('l2/init')])
  expect(text).toMatch(/Asset on practice-1.*INIT uinit.*Asset on tidewatch-1.*INIT l2\/init/)
  const hooked = await drawnLines([line('uinit'), line('l2/unlisted')], { unhookedDenom: 'l2/unlisted' })
  expect(hooked).toMatch(/Asset on practice-1.*Asset on tidewatch-1.*l2\/unlisted/)
})

test('a permission of the chain has a grantee and is named by what it allows, beside the type that is signed', async () => {
  const revoke = { task: 'revoke', revokes: 'grant' } as const
  const send = '/cosmos.bank.v1beta1.MsgSend'
  const allowance: CheckLine = { subject: 'allowance', form: 'text', found: send, asked: send, verdict: 'match' }
  expect(await drawnLine(allowance, revoke)).toContain(`Permission Sending ${send}`)
  const who: CheckLine = { subject: 'spender', form: 'text', found: 'them', asked: 'them', verdict: 'match' }
  expect(await drawnLine(who, revoke)).toContain('Who them')
  expect(await drawnLine(who, { task: 'revoke', revokes: 'token' })).toContain('Who may spend them')
})

test('the message that revokes the right to have fees paid is named', async () => {
  const type = '/cosmos.feegrant.v1beta1.MsgRevokeAllowance'
  const message: CheckLine = { subject: 'message', form: 'text', found: type, asked: type, verdict: 'match' }
  expect(await drawnLine(message, { task: 'revoke', revokes: 'feeGrant' })).toContain(`Network fees ${type}`)
})

function drawnVerdict(...checks: [CheckLine['subject'], string, CheckLine['verdict']][]): Promise<string> {
  const leg = currentLeg(grow(until('built')))
  if (leg === null) throw new Error('no leg')
  const lines = checks.map(([subject, found, verdict]) => ({ subject, form: 'text' as const, found, asked: found, verdict }))
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  return drawnText(win, CheckVerdict, { leg: { ...leg, checks: lines }, isOpen: false, onToggle: () => undefined })
}

test('the line beside the button says that all match, without a number that rows would seem to contradict', async () => {
  const text = await drawnVerdict(['signer', 'me', 'match'], ['sender', 'me', 'match'], ['memo', '7', 'match'])
  expect(text).toBe('All fields match your request')
})

test.for(['differs', 'unreadable'] as const)('it says nothing where a field %s', async (verdict) => {
  expect(await drawnVerdict(['signer', 'me', 'match'], ['memo', '7', verdict])).toBe('')
})

test('it says nothing of a document that nobody checked', async () => {
  expect(await drawnVerdict()).toBe('')
})
