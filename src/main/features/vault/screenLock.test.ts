import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScreenLock } from './screenLock.ts'

const MINUTE = 60_000
const state = { minutes: 5, isOffered: true, isBusy: false, changes: 0 }
const make = () =>
  createScreenLock({
    minutes: () => state.minutes,
    isOffered: () => state.isOffered,
    isBusy: () => state.isBusy,
    onChange: () => {
      state.changes += 1
    },
  })

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(state, { minutes: 5, isOffered: true, isBusy: false, changes: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('locks after the time without input, and each input begins it anew', () => {
  const lock = make()
  lock.touch()
  vi.advanceTimersByTime(4 * MINUTE)
  lock.touch()
  vi.advanceTimersByTime(4 * MINUTE)
  expect(lock.isLocked()).toBe(false)
  vi.advanceTimersByTime(MINUTE)
  expect(lock.isLocked()).toBe(true)
  // Moving the mouse opens nothing.
  lock.touch()
  expect(lock.isLocked()).toBe(true)
  lock.open()
  expect([lock.isLocked(), state.changes]).toEqual([false, 2])
  vi.advanceTimersByTime(5 * MINUTE)
  expect(lock.isLocked()).toBe(true)
})

test('waits while the Ledger is asking, never locks where it is off or nothing could open it', () => {
  const lock = make()
  lock.touch()
  state.isBusy = true
  vi.advanceTimersByTime(30 * MINUTE)
  expect(lock.isLocked()).toBe(false)
  state.isBusy = false
  vi.advanceTimersByTime(5 * MINUTE)
  expect(lock.isLocked()).toBe(true)
  lock.open()
  state.isOffered = false
  vi.advanceTimersByTime(30 * MINUTE)
  lock.lock()
  expect(lock.isLocked()).toBe(false)
  Object.assign(state, { isOffered: true, minutes: 0 })
  lock.touch()
  vi.advanceTimersByTime(1000 * MINUTE)
  expect(lock.isLocked()).toBe(false)
})
