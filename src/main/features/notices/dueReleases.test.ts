// Tests which unbonding stakes count as free once the chain no longer lists them, which as cancelled, and which locks have ended.
import { expect, test } from 'vitest'
import { dueReleases } from './dueReleases.ts'

const END = 1_000_000
type Kind = 'delegation' | 'unbonding' | 'locked' | 'lockedUnbonding'
const stake = (kind: Kind, amount: string, completesAt: number | null = null, validator = 'v1', readAt = 0) => ({
  kind,
  validator,
  denom: 'uinit',
  amount,
  completesAt,
  readAt,
})
const STAKED = stake('delegation', '20')
/** What was awaited after a reading of these. */
const after = (...unbonding: ReturnType<typeof stake>[]) => dueReleases([], { stakes: [STAKED, ...unbonding], readAt: 0 }).awaited
const amounts = (list: readonly { amount: string }[]) => list.map(({ amount }) => amount)

test('what is listed is awaited, summed by its end, and free only when it is no longer listed', () => {
  const before = after(stake('unbonding', '5', END), stake('unbonding', '2', END), stake('unbonding', '3', END + 1))
  expect(before).toEqual([
    { kind: 'unbonding', validator: 'v1', denom: 'uinit', completesAt: END, amount: '7', staked: '20' },
    { kind: 'unbonding', validator: 'v1', denom: 'uinit', completesAt: END + 1, amount: '3', staked: '20' },
  ])
  // The chain's clock may be behind.
  const late = { stakes: [STAKED, stake('unbonding', '7', END), stake('unbonding', '3', END + 1)], readAt: END + 60_000 }
  expect(dueReleases(before, late)).toEqual({ awaited: before, freed: [] })
  const { awaited, freed } = dueReleases(before, { stakes: [STAKED, stake('unbonding', '3', END + 1)], readAt: END })
  expect([amounts(awaited), amounts(freed)]).toEqual([['3'], ['7']])
})

test('what is gone long before its end was cancelled, in part or whole', () => {
  const before = after(stake('unbonding', '5', END))
  expect(dueReleases(before, { stakes: [STAKED], readAt: END - 15 * 60_000 - 1 })).toEqual({ awaited: [], freed: [] })
  const part = dueReleases(before, { stakes: [stake('delegation', '22'), stake('unbonding', '3', END)], readAt: END - 1 })
  expect([amounts(part.awaited), amounts(part.freed)]).toEqual([['3'], []])
})

test('what the stake grew by was cancelled, whatever this clock says; another growth says nothing', () => {
  const before = after(stake('unbonding', '50', END), stake('unbonding', '30', END + 1))
  const freed = (staked: string, validator?: string) =>
    amounts(dueReleases(before, { stakes: [STAKED, stake('delegation', staked, null, validator)], readAt: END + 1 }).freed)
  expect(freed('50')).toEqual(['30'])
  expect(freed('80')).toEqual([])
  expect(freed('66')).toEqual(['50', '30'])
  expect(freed('50', 'v2')).toEqual(['50', '30'])
})

test('what is gone shortly before its end is told at its end, since this clock may be behind', () => {
  const before = after(stake('unbonding', '5', END))
  const early = dueReleases(before, { stakes: [STAKED], readAt: END - 60_000 })
  expect(early).toEqual({ awaited: before, freed: [] })
  expect(dueReleases(early.awaited, { stakes: [STAKED], readAt: END })).toEqual({ awaited: [], freed: before })
  expect(dueReleases(early.awaited, { stakes: [stake('delegation', '25')], readAt: END })).toEqual({ awaited: [], freed: [] })
})

/** A lock as read at a moment. */
const lock = (amount: string, readAt: number, completesAt = END) => stake('locked', amount, completesAt, 'v1', readAt)

test('a lock has ended once it is listed after its last second; it is told then, and no more', () => {
  const before = after(lock('5', 0))
  expect(amounts(before)).toEqual(['5'])
  expect(dueReleases(before, { stakes: [STAKED, lock('5', END)], readAt: END })).toEqual({ awaited: before, freed: [] })
  const told = dueReleases(before, { stakes: [STAKED, lock('6', END + 1)], readAt: END + 1 })
  expect([told.awaited, amounts(told.freed)]).toEqual([[], ['6']])
  expect(dueReleases(told.awaited, { stakes: [STAKED, lock('6', END + 2)], readAt: END + 2 })).toEqual({ awaited: [], freed: [] })
})

test('a lock that was extended or unstaked meanwhile, or was first seen after its end, is not told', () => {
  const before = after(lock('5', 0))
  const extended = dueReleases(before, { stakes: [STAKED, lock('5', END + 9, END + 99)], readAt: END + 9 })
  expect([amounts(extended.awaited), extended.freed]).toEqual([['5'], []])
  expect(dueReleases(before, { stakes: [STAKED], readAt: END + 9 })).toEqual({ awaited: [], freed: [] })
  expect(dueReleases([], { stakes: [STAKED, lock('5', END + 9)], readAt: END + 9 })).toEqual({ awaited: [], freed: [] })
})

test('what is kept of an older reading says nothing of its end', () => {
  const before = after(lock('5', 0), stake('lockedUnbonding', '3', END))
  const kept = { stakes: [STAKED, lock('5', 0), stake('lockedUnbonding', '3', END)], readAt: END + 60_000 }
  expect(dueReleases(before, kept)).toEqual({ awaited: before, freed: [] })
})

test('what was unstaked of a lock is free once it is no longer listed, whatever is staked anew with its validator', () => {
  const before = after(stake('unbonding', '3', END), stake('lockedUnbonding', '3', END))
  const { awaited, freed } = dueReleases(before, { stakes: [stake('delegation', '23')], readAt: END })
  expect([awaited, freed.map(({ kind, amount }) => [kind, amount])]).toEqual([[], [['lockedUnbonding', '3']]])
})
