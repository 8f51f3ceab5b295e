// What the review says of a gauge vote: the arguments as the device shows them, and the checked vote in words.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { checkedGaugeVote } from '../../../words/transfers/checkedVote.ts'
import { signedVote } from './GaugeParts.tsx'

test('the bridges and parts are those of the document, as the device shows them', () => {
  const document = '{"msgs":[{"value":{"args":["\\"8\\"","[\\"16\\",\\"27\\"]","[\\"0.5\\",\\"1\\"]"],"function_name":"vote"}}]}'
  expect(signedVote(document)).toEqual({ bridges: '[\\"16\\",\\"27\\"]', weights: '[\\"0.5\\",\\"1\\"]' })
  for (const other of [null, '', '{"args":["\\"8\\""]}', document.replace('0.5', 'x')]) expect(signedVote(other)).toBeNull()
})

test('a rollup is named with the number that is signed; what is no vote stays as it is', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const all = await win.allWords()
  const nameOf = (bridge: string) => (bridge === '16' ? 'Echelon' : all.gaugeWords.bridge(bridge))
  expect(checkedGaugeVote(all, nameOf, '16 0.5, 4711 1')).toBe('Echelon (bridge 16) 50%, Bridge 4711 100%')
  expect(checkedGaugeVote(all, nameOf, '16 7')).toBe('16 7')
  expect(checkedGaugeVote(all, nameOf, '<b> 0.5')).toBe('<b> 0.5')
})
