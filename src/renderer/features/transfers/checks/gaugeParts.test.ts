// What the review says of a gauge vote: the checked vote in words.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { checkedGaugeVote } from '../../../words/transfers/checkedVote.ts'

test('a rollup is named with the number that is signed; what is no vote stays as it is', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const all = await win.allWords()
  const nameOf = (bridge: string) => (bridge === '16' ? 'Echelon' : all.gaugeWords.bridge(bridge))
  expect(checkedGaugeVote(all, nameOf, '16 0.5, 4711 1')).toBe('Echelon (bridge 16) 50%, Bridge 4711 100%')
  expect(checkedGaugeVote(all, nameOf, '16 7')).toBe('16 7')
  expect(checkedGaugeVote(all, nameOf, '<b> 0.5')).toBe('<b> 0.5')
})
