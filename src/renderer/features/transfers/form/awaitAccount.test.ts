// The wait for a hook's account: the same step every few seconds, for two minutes, and only while its transfer is shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const noBridge = { sessionStorage: { getItem: () => null }, waybill: { invoke: () => null, subscribe: () => null } }

async function waiting() {
  vi.stubGlobal('window', { ...noBridge, setTimeout: (task: () => void, ms: number) => setTimeout(task, ms) })
  const account = await import('./awaitAccount.ts')
  const { useReview } = await import('../review/reviewStore.ts')
  // Its own copy, as all modules of this window are.
  const { AppError } = await import('../../../../shared/domain/errors.ts')
  const tries: number[] = []
  const tryAgain = () => {
    tries.push(Date.now())
    account.waitForAccount(useReview.getState().showing, tryAgain)
    return Promise.resolve()
  }
  return { ...account, AppError, useReview, tries, tryAgain }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('only the missing account is waited for', async () => {
  const { isAwaited, AppError } = await waiting()
  expect(isAwaited(new AppError('transfer.accountAwaited', 'Not there yet.'))).toBe(true)
  expect(isAwaited(new AppError('chain.accountMissing', 'Not there.'))).toBe(false)
})

test('it is tried every five seconds for two minutes, then other ways are offered', async () => {
  const { waitForAccount, useReview, tries, tryAgain } = await waiting()
  waitForAccount(useReview.getState().showing, tryAgain)
  await vi.advanceTimersByTimeAsync(110_000)
  expect(useReview.getState().awaiting).toMatchObject({ since: 1_000_000, isOver: false })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toHaveLength(24)
  expect(useReview.getState().awaiting).toMatchObject({ since: 1_000_000, isOver: true })
})

test('nobody waits any more once another transfer is shown, or the wait was ended', async () => {
  const { waitForAccount, useReview, tries, tryAgain } = await waiting()
  waitForAccount(useReview.getState().showing, tryAgain)
  useReview.setState(({ showing }) => ({ showing: showing + 1 }))
  await vi.advanceTimersByTimeAsync(60_000)
  waitForAccount(useReview.getState().showing, tryAgain)
  useReview.setState({ awaiting: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toEqual([])
})
