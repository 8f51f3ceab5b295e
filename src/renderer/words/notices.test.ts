// Checks that a notice is tagged by what happened: only what came back is refunded, and a need that was met is over.
import { expect, test } from 'vitest'
import { allEnglish } from '../../../test/support/allEnglish.ts'
import { isOver, noticeTag } from './notices.ts'

test.each([
  ['arrived', 'completed', 'Arrived', 'good'],
  ['needsYou', 'claimable', 'Claimable', 'warn'],
  ['needsYou', 'unconverted', 'Not converted', 'warn'],
  ['needsYou', 'authorised', 'To sign', 'warn'],
  ['arrived', 'unconverted', 'Arrived', 'warn'],
  ['refunded', 'refunded', 'Refunded', 'warn'],
  ['refunded', 'failed', 'Failed', 'loss'],
  ['refunded', 'failedOnSource', 'Failed', 'loss'],
  ['refunded', 'refusedByChain', 'Not sent', 'plain'],
  ['refunded', 'expiredUnsent', 'Not sent', 'plain'],
  ['refunded', 'superseded', 'Not sent', 'plain'],
  ['stuck', 'tracking', 'Delayed', 'warn'],
] as const)('a notice of kind %s in phase %s is tagged “%s”', (kind, phase, text, tone) => {
  expect(noticeTag(allEnglish, { kind, phase })).toEqual({ text, tone })
})

test.each([
  ['needsYou', 'claimable', 'claimable', false],
  ['needsYou', 'claimable', 'claimed', true],
  ['needsYou', 'authorised', 'tracking', true],
  ['needsYou', 'unconverted', 'unconverted', false],
  ['stuck', 'tracking', 'completed', true],
  ['stuck', 'stopped', 'tracking', false],
  ['refunded', 'failed', 'failed', false],
  ['arrived', 'completed', 'completed', false],
] as const)('a notice of kind %s in phase %s is over when the transfer is %s: %s', (kind, phase, now, over) => {
  expect(isOver({ kind, phase }, now)).toBe(over)
})
