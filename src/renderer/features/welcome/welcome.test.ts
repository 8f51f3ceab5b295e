// Which way in Welcome proposes.
import { expect, test, vi } from 'vitest'
import { drawnMarkup } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { WelcomeScreen } from './WelcomeScreen.tsx'
import { openWayIn } from './welcomeStore.ts'

test('the practice network is the way in that stands out', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const markup = await drawnMarkup(win, WelcomeScreen, {})
  const first = [...markup.matchAll(/<button[^>]*class="button first[^>]*>/gu)].map(([button]) => /aria-label="([^"]*)"/u.exec(button)?.[1])
  expect(first).toEqual([expect.stringContaining('Try the practice network')])
})

test('the practice wallet says how far it is', async () => {
  const { win } = openBridgedWindow((method) =>
    method === 'gains.fetchPrices' ? new Promise(() => undefined) : Promise.resolve({ ok: true, value: [] } as never),
  )
  void openWayIn(win, 'practice')
  expect(await drawnMarkup(win, WelcomeScreen, {})).toContain('Opening, step 1 of 3')
  await vi.waitFor(async () => expect(await drawnMarkup(win, WelcomeScreen, {})).toContain('Opening, step 3 of 3'))
})
