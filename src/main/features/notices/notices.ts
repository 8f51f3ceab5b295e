// Stores notices: checks each transfer and reading of stakes that changes, stores what is due once, and emits an event to the windows.
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { EventNotice, NoticeChange, NoticeChoices, NoticeList } from '../../../shared/contract/notices.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import type { Log } from '../../platform/log/log.ts'
import type { EventListener } from '../../platform/eventBus.ts'
import type { Clock } from '../../platform/world.ts'
import { addNotice, listNotices, readMetNeeds, readNoticeChoices, readNotices, writeNoticeChoices } from '../../db/journal/notices.ts'
import { getTransfer } from '../../db/journal/transfers.ts'
import { dueNotices, isPastUser } from './dueNotices.ts'
import { isQuiet } from './quietHours.ts'
import { lookForEndedLocks, lookForReleases, type ReleaseDeps } from './releases.ts'
import { remindOfVotes, type AskGovernance, type VoteLook, type VoteReminderDeps } from './voteReminders.ts'

/** What notices need. */
export interface NoticesDeps extends ReleaseDeps, VoteReminderDeps {
  clock: Clock
  log: Pick<Log, 'error' | 'info'>
  emit(event: AppEvent): void
}

/** The notices of one journal. */
export interface Notices {
  /** Stores the notices that a transfer now causes, each only once; marks as read what it no longer needs. @throws AppError store.…. */
  look(transfer: Transfer): void
  /** Looks at what an event changed. @throws AppError store.…. */
  onEvent: EventListener
  /** Tells what the last process copied and did not come to tell; a failure is logged. Then watches locks and votes until it is stopped. */
  start(askGovernance: AskGovernance): void
  stop(): Promise<void>
  list(): NoticeList
  /** Marks notices about transfers as read; null = all notices. */
  read(ids: readonly number[] | null): NoticeList
  choices(): NoticeChoices
  choose(change: NoticeChange): NoticeChoices
}

/** How soon the end of a lock is noticed. */
const LOOK_MS = 60_000

/** The choice that each event goes by. */
const CHOICE_OF = {
  released: 'stakes',
  lockEnded: 'stakes',
  lockReleased: 'stakes',
  voteEnds: 'votes',
  gaugeVoteEnds: 'gaugeVotes',
} as const satisfies Record<EventNotice['event']['kind'], keyof NoticeChoices>

/** Creates the notices. */
export function createNotices(deps: NoticesDeps): Notices {
  const { db, clock, emit } = deps
  const look: Notices['look'] = (transfer) => {
    lookAt(deps, transfer)
  }
  const stopped = new AbortController()
  let watching: Promise<unknown> = Promise.resolve()
  const tell = (events: readonly EventNotice[]) => {
    if (events.length === 0) return
    const choices = readNoticeChoices(db)
    for (const notice of events)
      emit({ type: 'notice.added', notice, isLoud: choices[CHOICE_OF[notice.event.kind]] && !isQuiet(choices.quiet, notice.at) })
  }
  const lookAtStakes = () => {
    tell(lookForReleases(deps))
  }
  return {
    look,
    onEvent: (event) => {
      if (event.type === 'transfer.changed') look(getTransfer(db, event.id))
      if (event.type === 'portfolio.changed' || event.type === 'accounts.changed') lookAtStakes()
    },
    start: (ask) => {
      const report = ({ told, met }: VoteLook) => {
        tell(told)
        if (met > 0) emit({ type: 'notices.changed' })
      }
      watching = Promise.all([remindOfVotes(deps, ask, report, stopped.signal), watchLocks(deps, tell, stopped.signal)])
      logged(deps, lookAtStakes)
    },
    stop: async () => {
      stopped.abort()
      await watching
    },
    list: () => listNotices(db),
    read: (ids) => {
      if (readNotices(db, ids, clock.now()) > 0) emit({ type: 'notices.changed' })
      return listNotices(db)
    },
    choices: () => readNoticeChoices(db),
    choose: (change) => {
      const given = Object.entries(change).filter(([, value]) => value !== undefined)
      writeNoticeChoices(db, { ...readNoticeChoices(db), ...Object.fromEntries(given) })
      emit({ type: 'notices.changed' })
      return readNoticeChoices(db)
    },
  }
}

/** Tells the end of locks, whose time no event marks, until `stopped`. */
async function watchLocks(deps: NoticesDeps, tell: (events: readonly EventNotice[]) => void, stopped: AbortSignal): Promise<void> {
  for (;;) {
    // Rejects only when stopped.
    await deps.clock.sleep(LOOK_MS, stopped).catch(() => undefined)
    if (stopped.aborted) return
    logged(deps, () => tell(lookForEndedLocks(deps)))
  }
}

/** Logs a failure: an archive that is damaged is mended or erased in the app, which must start for that. */
function logged({ log }: NoticesDeps, work: () => void): void {
  try {
    work()
  } catch (error) {
    log.error('notices.unread', error)
  }
}

function lookAt({ db, clock, emit }: NoticesDeps, transfer: Transfer): void {
  const now = clock.now()
  const due = dueNotices(transfer, now)
  for (const { kind, cause } of due) {
    const notice = addNotice(db, { kind, cause, transferId: transfer.id, number: transfer.number, phase: transfer.phase, at: now })
    if (notice === null) continue
    const choices = readNoticeChoices(db)
    emit({ type: 'notice.added', notice, isLoud: choices[kind] && !isQuiet(choices.quiet, now) })
  }
  if (!isPastUser(transfer)) return
  const standing = due.filter(({ kind }) => kind === 'needsYou').map(({ cause }) => cause)
  if (readMetNeeds(db, transfer.id, standing, now) > 0) emit({ type: 'notices.changed' })
}
