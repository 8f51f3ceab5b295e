// The note of what is held but not in the history: the amounts that no cost is known of, and nothing where the history has all.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { Uncounted } from './GainsScreen.tsx'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const asset = (symbol: string, left: string, held: string) => ({ symbol, left, held, decimals: 6 })
const drawn = (...assets: ReturnType<typeof asset>[]) => drawnText(win, Uncounted, { assets })

test('names what is held and not explained, with the way to what was synced, and not what merely left', async () => {
  expect(await drawn(asset('INIT', '7432118998', '7847812048'), asset('ETH', '5', '5'), asset('TIA', '9', '2'))).toMatch(
    /^You hold 415\.69 INIT that your history doesn’t explain: the cost is unknown and not counted\. .* Sync details$/u,
  )
  expect(await drawn(asset('ETH', '5', '5'))).toBe('')
})
