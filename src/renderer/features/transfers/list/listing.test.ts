// The order and the filters of the list of transfers.
import { expect, test } from 'vitest'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { grow, sampleQuote, START, status, tracked, DEPOSIT, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { allEnglish } from '../../../../../test/support/allEnglish.ts'
import { listTitle } from '../../../words/transfers/transferState.ts'
import { startedAt } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { fundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { detailsText } from '../../../words/transfers/tracking.ts'
import { foldedViews, groupViews, isOfKind, KINDS, listedViews, needsUser, openView } from './listing.ts'

const DAY = 86_400_000
const dayOf = (at: number) => String(Math.floor(at / DAY))
const at = (transfer: Transfer, sentAt: number): Transfer => ({
  ...transfer,
  createdAt: sentAt,
  quote: { ...transfer.quote, quotedAt: sentAt },
  legs: transfer.legs.map((leg) => ({ ...leg, sentAt: leg.sentAt === null ? null : sentAt, includedAt: null })),
})
const view = (id: string, transfer: Transfer, sentAt: number, createdAt = sentAt): TransferView => ({
  transfer: { ...at(transfer, sentAt), id, createdAt },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})
const done = grow([...until('registered'), status('completed', [tracked(DEPOSIT, 'received')])])
const moving = grow(until('registered'))
const draft = grow(until('built'))
const unsigned = grow([...until('built'), { type: 'asked' }])
const names = (groups: ReturnType<typeof groupViews>) => groups.map(({ views }) => views.map(({ transfer }) => transfer.id))
const all = [
  view('old', done, START - 2 * DAY),
  view('morning', done, START - 1000),
  view('evening', done, START),
  view('moving', moving, START - 3 * DAY),
  view('unsigned', unsigned, START - 4 * DAY),
]

test('live ones come first, history by day, newest first', () => {
  expect(names(groupViews(all, 'all', dayOf))).toEqual([['moving', 'unsigned'], ['evening', 'morning'], ['old']])
})

test('what was sent today from an older draft stands under today, as does what was quoted today and never sent', () => {
  const reason = { code: 'device.rejected', message: 'No.', hint: null, retry: 'now' } as const
  const refused = grow([...until('built'), { type: 'asked' }, { type: 'declined', reason }, { type: 'cancelled' }])
  const views = [view('refused', refused, START - 2000, START - 7 * DAY), view('continued', done, START - 500, START - 7 * DAY), ...all]
  expect(names(groupViews(views, 'all', dayOf)).slice(1)).toEqual([['evening', 'continued', 'morning', 'refused'], ['old']])
})

test('what carries no money is listed by the stamp of its own block', () => {
  const acted = at(done, START)
  const act = { ...acted, legs: acted.legs.map((leg) => ({ ...leg, purpose: 'act' as const, includedAt: START - 3 * DAY })) }
  expect(startedAt(act)).toBe(START - 3 * DAY)
})

test('the text for support says when a continued draft was sent', () => {
  const { transfer } = view('continued', done, START, START - 7 * DAY)
  const named = { chain: (id: string) => id, money: () => '1 INIT', ownRecipient: null, savedRecipient: null, validator: null }
  expect(detailsText(allEnglish, transfer, fundsNow(transfer), named)).toContain(
    allEnglish.detailWords.started(allEnglish.formatMoment(START)),
  )
})

test('drafts have a section of their own after what is under way, and are neither live nor waiting for the user', () => {
  const views = [view('draft', draft, START), ...all]
  expect(names(groupViews(views, 'all', dayOf))).toEqual([['moving', 'unsigned'], ['draft'], ['evening', 'morning'], ['old']])
  expect(groupViews(views, 'all', dayOf).map(({ of }) => of)).toEqual(['live', 'drafts', START, START - 2 * DAY])
  expect(names(groupViews(views, 'live', dayOf))).toEqual([['moving', 'unsigned']])
  expect(names(groupViews(views, 'needsYou', dayOf))).toEqual([['unsigned']])
  expect(names(groupViews(views.slice(0, 1), 'all', dayOf))).toEqual([['draft']])
})

test('of many drafts the newest stand in the list, all of them where another is open, and nothing else is folded', () => {
  const views = ['a', 'b', 'c', 'd'].map((id) => view(id, draft, START))
  const ids = (of: 'live' | 'drafts', openId: string | null) => foldedViews({ of, views }, openId).map(({ transfer }) => transfer.id)
  expect(ids('drafts', null)).toEqual(['a', 'b'])
  expect(ids('drafts', 'b')).toEqual(['a', 'b'])
  expect(ids('drafts', 'd')).toEqual(['a', 'b', 'c', 'd'])
  expect(ids('live', null)).toEqual(['a', 'b', 'c', 'd'])
})

test('filters keep what is live, or what waits for the user', () => {
  expect(names(groupViews(all, 'live', dayOf))).toEqual([['moving', 'unsigned']])
  expect(names(groupViews(all, 'needsYou', dayOf))).toEqual([['unsigned']])
})

test('a review that was given up before the device was asked leaves nothing in the list; a rejection on the device does', () => {
  const reason = { code: 'device.rejected', message: 'No.', hint: null, retry: 'now' } as const
  const views = [
    view('given up', grow([...until('built'), { type: 'cancelled' }]), START),
    view('rejected', grow([...until('built'), { type: 'asked' }, { type: 'declined', reason }, { type: 'cancelled' }]), START),
  ]
  expect(names(groupViews(views, 'all', dayOf))).toEqual([['rejected']])
  expect(listedViews(views).map(({ transfer }) => transfer.id)).toEqual(['rejected'])
})

test('a link opens its transfer, also where the filter hides it; one that is not listed never opens another', () => {
  const [old, morning] = all
  const opened = (named: string | undefined) => openView({ listed: all, shown: all.slice(1) }, named, null, { filter: 'all', kind: 'all' })
  expect(opened(undefined)).toBe(morning)
  expect(opened('old')).toBe(old)
  expect(opened('given up')).toBeUndefined()
})

test('the sheet shown first stays when its transfer settles and another stands first, until the list is narrowed or it is gone', () => {
  const claim = view('claim', done, START)
  const settled = view('moving', done, START - 3 * DAY)
  const narrowed = { filter: 'all', kind: 'all' } as const
  const before = { id: 'moving', ...narrowed }
  expect(openView({ listed: [settled, claim], shown: [claim, settled] }, undefined, before, narrowed)).toBe(settled)
  // Under a filter that it no longer passes, it stays as well.
  const live = { filter: 'live', kind: 'all' } as const
  const narrow = { listed: [settled, claim], shown: [claim] }
  expect(openView(narrow, undefined, { id: 'moving', ...live }, live)).toBe(settled)
  expect(openView(narrow, undefined, before, live)).toBe(claim)
  expect(openView({ listed: [claim], shown: [claim] }, undefined, before, narrowed)).toBe(claim)
})

test('transfers and what is done on one chain can be listed apart', () => {
  const voted = { transfer: { ...done, quote: { ...done.quote, task: 'act' as const } } }
  expect(KINDS.map((kind) => isOfKind({ transfer: done }, kind))).toEqual([true, true, false])
  expect(KINDS.map((kind) => isOfKind(voted, kind))).toEqual([true, false, true])
})

test('a refused deposit that nobody has claimed needs the user once the bridge allows it', () => {
  const withdrawal = { chainId: 'tidewatch-1', bridgeId: '1', sequence: '7', outputIndex: '3', claimableAt: 9, expectedAt: null }
  const refused = (stage: 'proposed' | 'claimable') => ({ transfer: { ...moving, withdrawal: { ...withdrawal, stage } }, running: null })
  expect(needsUser(refused('proposed'))).toBe(false)
  expect(needsUser(refused('claimable'))).toBe(true)
})

test('what is ready to claim stands before what is under way, and waits for the user instead of being live', () => {
  const released = { chainId: 'tidewatch-1', bridgeId: '1', sequence: '7', outputIndex: '3', claimableAt: 9, expectedAt: null } as const
  const refund = view('refund', { ...moving, withdrawal: { ...released, stage: 'claimable' } }, START - 6 * DAY)
  const views = [...all, view('claim', { ...moving, phase: 'claimable' }, START - 5 * DAY), refund]
  const groups = groupViews(views, 'all', dayOf)
  expect(groups.map(({ of }) => of).slice(0, 3)).toEqual(['toClaim', 'live', START])
  expect(names(groups).slice(0, 2)).toEqual([
    ['claim', 'refund'],
    ['moving', 'unsigned'],
  ])
  expect(names(groupViews(views, 'live', dayOf))).toEqual([['moving', 'unsigned']])
  expect(names(groupViews(views, 'needsYou', dayOf))).toEqual([['claim', 'refund'], ['unsigned']])
})

test('what is being worked on does not wait for the user', () => {
  expect(needsUser({ transfer: unsigned, running: 'sign' })).toBe(false)
  expect(needsUser({ transfer: grow(until('signed')), running: null })).toBe(true)
  expect(needsUser({ transfer: moving, running: null })).toBe(false)
})

test.for([
  ['between two chains by their names', {}, { kind: 'way', from: 'Practice-1', to: 'Tidewatch-1' }],
  ['on one chain by what is sent', { toChainId: 'practice-1', toDenom: 'uinit' }, { kind: 'text', text: 'Send on Practice-1' }],
  [
    'on one chain into another asset as a swap',
    { toChainId: 'practice-1', toDenom: 'uusdc' },
    { kind: 'text', text: 'Swap on Practice-1' },
  ],
] as const)('the list heads a transfer %s', ([, request, title]) => {
  const quote = sampleQuote()
  const chain = (id: string) => id.replace(/^./u, (letter) => letter.toUpperCase())
  expect(listTitle(allEnglish, { quote: { ...quote, request: { ...quote.request, ...request } } }, { chain })).toEqual(title)
})
