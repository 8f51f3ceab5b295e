// What the review says of each message of an own action: its content, and only what stands in the message.
import { describe, expect, test } from 'vitest'
import { allEnglish } from '../../../../../test/support/allEnglish.ts'
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { german } from '../../../words/de/german.ts'
import { germanLazy } from '../../../words/de/germanLazy.ts'
import { actionCaption, revocationCaption } from './actionCaption.ts'

const [SLOW, HARBOUR] = ['initvaloper1slow', 'initvaloper1harbour']
const names = {
  address: (address: string) => ({ [SLOW]: 'Slow Tide', [HARBOUR]: 'Harbourlight' })[address] ?? address,
  bridge: (bridge: string) => `Rollup ${bridge}`,
  amount: (denom: string, units: string) => `${Number(units) / 1e6} ${denom.slice(1).toUpperCase()}`,
}
const stake = { validator: SLOW, denom: 'uinit', amount: '10000000' }
const lock = { ...stake, release: 1_816_790_400 }
const all = { en: allEnglish, de: { ...german, ...germanLazy } }

/** Returns what is said of messages that hold all that an action names. */
function said(language: 'en' | 'de', action: Action, of: number): string[] {
  const text = JSON.stringify([SLOW, HARBOUR, 'uinit', '10000000', '5', '6290', 'init1bob', '/cosmos.gov.v1.MsgVote'])
  return Array.from({ length: of }, (_, index) =>
    actionCaption(all[language], action, { field: 'msgs', text, message: { number: index + 1, of, type: '' } }, names),
  )
}

const grants = [
  { grantee: 'init1bob', message: '/cosmos.gov.v1.MsgVote' },
  { grantee: 'init1bob', message: null },
]

describe('each message says its content', () => {
  test.for<[Action, string[], string[]]>([
    [{ type: 'delegate', ...stake }, ['Stakes 10 INIT with Slow Tide'], ['Stakt 10 INIT bei Slow Tide']],
    [{ type: 'undelegate', ...stake }, ['Unstakes 10 INIT from Slow Tide'], ['Löst 10 INIT bei Slow Tide aus dem Stake']],
    [
      { type: 'redelegate', ...stake, to: HARBOUR },
      ['Moves 10 INIT from Slow Tide to Harbourlight'],
      ['Verschiebt 10 INIT von Slow Tide zu Harbourlight'],
    ],
    [
      { type: 'cancelUnbonding', ...stake, height: '9' },
      ['Cancels unstaking 10 INIT from Slow Tide'],
      ['Bricht das Unstaken von 10 INIT bei Slow Tide ab'],
    ],
    [
      { type: 'claimRewards', validators: [HARBOUR, SLOW], locked: true },
      ['Claims rewards from Harbourlight', 'Claims rewards from Slow Tide', 'Claims rewards from your locked stakes'],
      ['Holt Erträge von Harbourlight ab', 'Holt Erträge von Slow Tide ab', 'Holt Erträge Ihrer gesperrten Stakes ab'],
    ],
    [
      { type: 'compound', denom: 'uinit', stakes: [stake] },
      ['Claims rewards from Slow Tide', 'Stakes 10 INIT with Slow Tide'],
      ['Holt Erträge von Slow Tide ab', 'Stakt 10 INIT bei Slow Tide'],
    ],
    [
      { type: 'vote', proposal: '6290', option: 'veto' },
      ['Votes No with veto on proposal 6290'],
      ['Stimmt über Vorschlag 6290 mit Nein mit Veto ab'],
    ],
    [
      { type: 'revokeGrants', grants },
      ['Revokes “Voting” from init1bob', 'Revokes “Network fees” from init1bob'],
      ['Widerruft „Abstimmen“ für init1bob', 'Widerruft „Netzgebühren“ für init1bob'],
    ],
    [
      { type: 'extendLock', ...lock, until: 1_816_790_400 },
      ['Keeps the stake with Slow Tide locked until 28 Jul 2027'],
      ['Hält den Stake bei Slow Tide bis 28. Juli 2027 gesperrt'],
    ],
    [{ type: 'unstakeLock', ...lock }, ['Unstakes the whole lock with Slow Tide'], ['Löst den ganzen gesperrten Stake bei Slow Tide']],
    [
      { type: 'withdrawUnlocked', denom: 'uinit', amount: '5000000' },
      ['Withdraws 5 INIT from locked stakes'],
      ['Hebt 5 INIT aus gesperrten Stakes ab'],
    ],
    [
      { type: 'voteGauges', cycle: '12', shares: [{ bridge: '16', weight: '0.5' }] },
      ['Votes in VIP cycle 12: Rollup 16 50%'],
      ['Stimmt im VIP-Zyklus 12 ab: Rollup 16 50 %'],
    ],
    [
      { type: 'claimVip', rollups: [{ bridge: '16', version: '1', stages: [] }] },
      ['Claims VIP rewards from Rollup 16'],
      ['Holt VIP-Erträge von Rollup 16 ab'],
    ],
  ])('%o', ([action, english, inGerman]) => {
    expect(said('en', action, english.length)).toEqual(english)
    expect(said('de', action, inGerman.length)).toEqual(inGerman)
  })
})

test('nothing is said of a message that lacks what the action names, or of another number of messages', () => {
  const line = { field: 'msgs', text: `["${SLOW}","uinit","99"]`, message: { number: 1, of: 1, type: '' } } as const
  expect(actionCaption(allEnglish, { type: 'delegate', ...stake }, line, names)).toBe('')
  expect(said('en', { type: 'claimRewards', validators: [HARBOUR] }, 2)).toEqual(['', ''])
})

test('a single revocation names what it revokes, and of whom', () => {
  const quote = { ...sampleQuote(), task: 'revoke', spender: 'init1bob' } as const
  expect(revocationCaption(allEnglish, { ...quote, revokes: 'feeGrant' }, names)).toBe('Revokes “Network fees” from init1bob')
  expect(revocationCaption(allEnglish, quote, names)).toBe('Revokes the permission of init1bob for INIT')
})
