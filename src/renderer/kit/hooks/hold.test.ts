// The button that signs says that it was held too briefly only where it was.
import { expect, test } from 'vitest'
import { nextHold, type Hold } from './hold.ts'

test.for<[string, Parameters<typeof nextHold>[1][], Hold]>([
  ['is being held', ['press'], 'holding'],
  ['was held too briefly', ['press', 'release'], 'tooShort'],
  ['was held too briefly, also when the pointer then leaves the button', ['press', 'release', 'release'], 'tooShort'],
  ['was held long enough', ['press', 'elapse'], 'held'],
  ['was held long enough and released before the answer', ['press', 'elapse', 'release'], 'none'],
  ['is held again after too briefly', ['press', 'release', 'press'], 'holding'],
  ['was only touched by a pointer that leaves', ['release'], 'none'],
  ['was released in the moment in which the time was over', ['press', 'release', 'elapse'], 'tooShort'],
])('it %s', ([, events, hold]) => {
  expect(events.reduce<Hold>(nextHold, 'none')).toBe(hold)
})
