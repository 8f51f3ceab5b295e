// Tests notices over a real journal: each occasion once, also after a restart; read marks; the user's choices.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BUILT, DEPOSIT, OWN_ADDRESS, sampleQuote, START, status, tracked, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { tempFolder } from '../../../../test/support/benches/syncBench.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Clock } from '../../platform/world.ts'
import type { WriteDb } from '../../db/database.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { appendFact, getTransfer, openTransfer } from '../../db/journal/transfers.ts'
import { createLog } from '../../platform/log/log.ts'
import { createNotices, type Notices } from './notices.ts'

let folder: ReturnType<typeof tempFolder>
let db: WriteDb
let notices: Notices
let events: AppEvent[]
let now: number
const clock: Clock = { now: () => now, sleep: () => Promise.reject(new Error('nothing is started here')) }

function start(): void {
  events = []
  db = openJournal(join(folder.path, 'journal.db'))
  notices = createNotices({
    db,
    archive: db,
    registry: { asset: () => sampleQuote().from, chains: [] },
    accounts: () => [],
    clock,
    emit: (event) => events.push(event),
    log: createLog(clock.now, () => undefined),
  })
}

beforeEach(() => {
  folder = tempFolder()
  now = new Date(2026, 10, 21, 12, 0).getTime()
  start()
})

afterEach(() => {
  db.close()
  folder.remove()
})

/** A transfer that has come as far as its last status. */
function travel(id: string, outcome: Parameters<typeof status>[0]): void {
  const first = { type: 'quoted', at: START, quote: sampleQuote(), operations: '[]', sender: OWN_ADDRESS, recipient: OWN_ADDRESS } as const
  openTransfer({ db }, id, first)
  const facts = [...until('registered'), status(outcome, [tracked(DEPOSIT, 'received')])]
  for (const [index, fact] of facts.entries()) appendFact({ db }, { id, version: index + 1, fact: { ...fact, at: START } })
}

/** Adds further facts. */
function go(id: string, ...facts: ReturnType<typeof until>): void {
  for (const fact of facts) appendFact({ db }, { id, version: getTransfer(db, id).version, fact: { ...fact, at: START } })
}

function look(id: string): void {
  notices.look(getTransfer(db, id))
}

test('an arrival is told once, however often it is looked at, and not again after a restart', () => {
  travel('t1', 'completed')
  look('t1')
  look('t1')
  expect(events).toMatchObject([
    { type: 'notice.added', isLoud: true, notice: { kind: 'arrived', transferId: 't1', number: 1, readAt: null } },
  ])
  db.close()
  start()
  look('t1')
  expect(events).toEqual([])
  expect(notices.list()).toMatchObject({ unread: 1, notices: [{ kind: 'arrived', phase: 'completed', at: now }] })
})

test('what was read is not counted; newest first; one and all', () => {
  for (const [id, outcome] of [
    ['t1', 'completed'],
    ['t2', 'refunded'],
    ['t3', 'stopped'],
  ] as const) {
    travel(id, outcome)
    look(id)
  }
  const { notices: listed, unread } = notices.list()
  expect(unread).toBe(3)
  expect(listed.map(({ kind }) => kind)).toEqual(['stuck', 'refunded', 'arrived'])
  expect(notices.read([listed[0]?.id ?? 0]).unread).toBe(2)
  expect(notices.read(null)).toMatchObject({ unread: 0 })
  expect(events.filter(({ type }) => type === 'notices.changed')).toHaveLength(2)
  notices.read(null)
  expect(events.filter(({ type }) => type === 'notices.changed')).toHaveLength(2)
})

const unread = () => notices.list().notices.filter(({ readAt }) => readAt === null)

test('what needs the user is read once it is met: when a claim is included, not while it may still be refused', () => {
  travel('t1', 'claimable')
  look('t1')
  expect(unread()).toMatchObject([{ kind: 'needsYou', phase: 'claimable' }])
  go('t1', { ...BUILT, purpose: 'claim', chainId: 'practice-1' }, { type: 'asked' })
  look('t1')
  go('t1', { type: 'signed', signedTx: 'AAEC', hash: 'B2'.repeat(32) }, { type: 'sending' }, { type: 'sent', how: 'broadcast' })
  look('t1')
  expect(unread()).toHaveLength(1)
  events = []
  go('t1', { type: 'included', height: 8200, code: 0, log: '' })
  look('t1')
  look('t1')
  expect(unread()).toMatchObject([{ kind: 'arrived', phase: 'claimed' }])
  expect(events.map(({ type }) => type)).toEqual(['notice.added', 'notices.changed'])
})

test('a claim that another account made leaves only its arrival unread; another transfer’s need stays', () => {
  for (const id of ['t1', 't2']) {
    travel(id, 'claimable')
    look(id)
  }
  go('t1', { type: 'claimed', hash: null })
  look('t1')
  expect(unread()).toMatchObject([
    { transferId: 't1', kind: 'arrived' },
    { transferId: 't2', kind: 'needsYou' },
  ])
})

test('what arrived unconverted needs the user until the notice is opened', () => {
  travel('t1', 'unconverted')
  look('t1')
  look('t1')
  expect(unread()).toMatchObject([{ kind: 'needsYou', phase: 'unconverted' }])
})

test('in quiet hours, and of a kind that was switched off, the notice stands in the list alone', () => {
  notices.choose({ quiet: { from: '11:00', to: '13:00' } })
  travel('t1', 'completed')
  look('t1')
  expect(events.at(-1)).toMatchObject({ type: 'notice.added', isLoud: false })
  notices.choose({ quiet: null, refunded: false })
  travel('t2', 'refunded')
  look('t2')
  expect(events.at(-1)).toMatchObject({ type: 'notice.added', isLoud: false })
  travel('t3', 'completed')
  look('t3')
  expect(events.at(-1)).toMatchObject({ isLoud: true })
  db.close()
  start()
  expect(notices.choices()).toEqual({
    arrived: true,
    needsYou: true,
    refunded: false,
    stuck: true,
    stakes: true,
    votes: false,
    gaugeVotes: false,
    quiet: null,
  })
  expect(notices.list().unread).toBe(3)
})
