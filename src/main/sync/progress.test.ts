// When tries are counted again from zero.
import { expect, test } from 'vitest'
import { watchProgress, type Reached } from './progress.ts'

const range = (newestHeight: number, oldestHeight: number, touchesStart = false) => ({ newestHeight, oldestHeight, touchesStart })

/** Answers to the questions that follow one another. */
function answersTo(states: readonly Reached[]): boolean[] {
  let place = 0
  const { cameFurther } = watchProgress(() => states[place] as Reached)
  return states.slice(1).map(() => {
    place += 1
    return cameFurther()
  })
}

test('counts new rows and lower ends, not a newest page that was read again', () => {
  const states = [
    { rows: 0, ranges: [] },
    { rows: 10, ranges: [range(90, 80)] },
    { rows: 10, ranges: [range(95, 80)] },
    { rows: 10, ranges: [range(95, 70)] },
    { rows: 10, ranges: [range(95, 70)] },
  ]
  expect(answersTo(states)).toEqual([true, false, true, false])
})

test('counts a walk that passes rows which are stored already', () => {
  const walked = (height: number) => ({ rows: 50, ranges: [range(90, 80), range(height, 1, true)] })
  expect(answersTo([walked(60), walked(20), walked(30), walked(30), walked(55)])).toEqual([false, true, false, true])
})

test('counts no walk any more that began again too often', () => {
  const walked = (height: number) => ({ rows: 50, ranges: [range(height, 1, true)] })
  const states = [60, 20, 60, 20, 60, 20, 60, 20, 60].map(walked)
  expect(answersTo(states)).toEqual([false, true, false, true, false, true, false, false])
})

test('says whether anything came at all', () => {
  let rows = 0
  const progress = watchProgress(() => ({ rows, ranges: [] }))
  expect([progress.cameFurther(), progress.hasCome()]).toEqual([false, false])
  rows = 1
  expect([progress.cameFurther(), progress.cameFurther(), progress.hasCome()]).toEqual([true, false, true])
})
