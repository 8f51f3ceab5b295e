// What lures readers of a proposal away.
import { expect, test } from 'vitest'
import { luresOf } from './lures.ts'

test.each([
  ['Visit https://claim-init.example and connect', true, false],
  ['claim-init.com', true, false],
  ['www.claim', true, false],
  ['INIT AIRDROP \u202Emoc.tini-mialc//:sptth', true, true],
  ['a zero\u200Bwidth', false, true],
  ['Reduces the time from 21 to 14 days.\n\nSee x/mstaking v1.2, e.g. MsgUpdateParams.', false, false],
])('“%s”', (text, hasLink, hasHidden) => {
  expect(luresOf(text)).toEqual({ hasLink, hasHidden })
})
