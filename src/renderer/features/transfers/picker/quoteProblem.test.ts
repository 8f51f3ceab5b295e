// Checks what the form offers where the router has no offer.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { QuoteProblem } from './QuoteProblem.tsx'

test('leads to another asset where there is no route, and asks again where that may help', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const none = await drawnText(win, QuoteProblem, { error: new AppError('router.noRoute', 'There is no route between these assets.') })
  expect(none).toContain('Choose another asset')
  expect(none).not.toContain('Try again')
  expect(await drawnText(win, QuoteProblem, { error: new AppError('network.unreachable', 'No answer.') })).toContain('Try again')
})
