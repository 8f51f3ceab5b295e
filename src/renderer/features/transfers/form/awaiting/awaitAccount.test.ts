// The wait for a hook's account: the same step every few seconds, for two minutes, and only while its transfer is shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBridgedWindow } from '../../../../../../test/support/fakeBridgeWindow.ts'
import { AppError } from '../../../../../shared/domain/errors.ts'
import { reviewStore } from '../../review/reviewStore.ts'
import { isAwaited, waitForAccount } from './awaitAccount.ts'

function waiting() {
  const { win } = openBridgedWindow(() => Promise.reject(new Error('nothing is asked')))
  const review = win.part(reviewStore)
  const tries: number[] = []
  const wait = () => waitForAccount(win, review.getState().showing, tryAgain)
  const tryAgain = () => {
    tries.push(Date.now())
    wait()
    return Promise.resolve()
  }
  return { review, tries, wait }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('only the missing account is waited for', () => {
  expect(isAwaited(new AppError('transfer.accountAwaited', 'Not there yet.'))).toBe(true)
  expect(isAwaited(new AppError('chain.accountMissing', 'Not there.'))).toBe(false)
})

test('it is tried every five seconds for two minutes, then other ways are offered', async () => {
  const { review, tries, wait } = waiting()
  wait()
  await vi.advanceTimersByTimeAsync(110_000)
  expect(review.getState().awaiting).toMatchObject({ since: 1_000_000, isOver: false })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toHaveLength(24)
  expect(review.getState().awaiting).toMatchObject({ since: 1_000_000, isOver: true })
})

test('nobody waits any more once another transfer is shown, or the wait was ended', async () => {
  const { review, tries, wait } = waiting()
  wait()
  review.setState(({ showing }) => ({ showing: showing + 1 }))
  await vi.advanceTimersByTimeAsync(60_000)
  wait()
  review.setState({ awaiting: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toEqual([])
})
