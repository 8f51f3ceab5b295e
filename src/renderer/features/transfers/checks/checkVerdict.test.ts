// The line beside the button that signs: how many fields match, and nothing where one does not, since the table is open then.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { grow, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { CheckVerdict } from './CheckVerdict.tsx'

function drawn(...checks: [CheckLine['subject'], string, CheckLine['verdict']][]): Promise<string> {
  const leg = currentLeg(grow(until('built')))
  if (leg === null) throw new Error('no leg')
  const lines = checks.map(([subject, found, verdict]) => ({ subject, form: 'text' as const, found, asked: found, verdict }))
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  return drawnText(win, CheckVerdict, { leg: { ...leg, checks: lines }, isOpen: false, onToggle: () => undefined })
}

test('says of how many rows all match: the signer shares one with the sender', async () => {
  const text = await drawn(['signer', 'me', 'match'], ['sender', 'me', 'match'], ['memo', '7', 'match'])
  expect(text).toBe('2 of 2 fields match your request')
})

test.for(['differs', 'unreadable'] as const)('says nothing where a field %s', async (verdict) => {
  expect(await drawn(['signer', 'me', 'match'], ['memo', '7', verdict])).toBe('')
})

test('says nothing of a document that nobody checked', async () => {
  expect(await drawn()).toBe('')
})
