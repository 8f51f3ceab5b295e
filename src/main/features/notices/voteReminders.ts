// Reminds of votes that end soon, while the user chose so: asks the nodes for the open proposals a few times a day.
import type { Account } from '../../../shared/contract/account.ts'
import type { EventNotice, NoticeEvent } from '../../../shared/contract/notices.ts'
import type { GovernanceList, OpenProposal } from '../../../shared/contract/transfer/governance.ts'
import { asAppError } from '../../../shared/domain/errors.ts'
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { readStakes } from '../../db/archive/read/readStakes.ts'
import { readMetEvents, storeEvents } from '../../db/journal/eventNotices.ts'
import { readNoticeChoices } from '../../db/journal/notices.ts'
import type { Log } from '../../platform/log/log.ts'
import { hasPassed } from '../../platform/time.ts'
import type { Clock } from '../../platform/world.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'

/** Returns the open proposals and what the account voted. @throws AppError account.unknown, network.*. */
export type AskGovernance = (accountId: string) => Promise<GovernanceList>

/** What the reminders need. */
export interface VoteReminderDeps {
  /** The journal. */
  db: WriteDb
  archive: ReadDb
  accounts(): readonly Account[]
  clock: Clock
  log: Pick<Log, 'error' | 'info'>
}

/** What a look at the proposals changed. */
export interface VoteLook {
  told: EventNotice[]
  /** How many unread reminders were met by a vote. */
  met: number
}

const ASK_MS = 3 * 3_600_000
/** How soon a look that failed is repeated. */
const RETRY_MS = 10 * 60_000
/** How soon the choice takes effect. */
const CHECK_MS = 60_000
/** How long before the end of a vote its reminder is due. */
const AHEAD_MS = 24 * 3_600_000
/** Most characters stored of a title. */
const MAX_TITLE = 200

/** Looks every three hours while the choice is on, until `stopped`; `report` is called after each look. */
export async function remindOfVotes(
  deps: VoteReminderDeps,
  ask: AskGovernance,
  report: (look: VoteLook) => void,
  stopped: AbortSignal,
): Promise<void> {
  let last: { at: number; pauseMs: number } | null = null
  while (!stopped.aborted) {
    const at = deps.clock.now()
    if (last === null || hasPassed(last.pauseMs, last.at, at)) {
      const result = await lookAtAll(deps, ask, report, stopped)
      last = result === 'off' ? null : { at, pauseMs: result === 'done' ? ASK_MS : RETRY_MS }
    }
    // Rejects only when stopped.
    await deps.clock.sleep(CHECK_MS, stopped).catch(() => undefined)
  }
}

/** Looks for each account, if the user chose so; a failure is logged, and keeps no other account from its look. */
async function lookAtAll(
  deps: VoteReminderDeps,
  ask: AskGovernance,
  report: (look: VoteLook) => void,
  stopped: AbortSignal,
): Promise<'off' | 'done' | 'failed'> {
  try {
    if (!readNoticeChoices(deps.db).votes) return 'off'
    const voters = deps.accounts().filter((one) => hasVotes(deps, one))
    let result: 'done' | 'failed' = 'done'
    for (const { id } of voters) if (!(await isLookedAt(id))) result = 'failed'
    return result
  } catch (error) {
    deps.log.error('votes.notRead', { code: asAppError(error).code })
    return 'failed'
  }

  async function isLookedAt(accountId: string): Promise<boolean> {
    try {
      if (!stopped.aborted) report(await lookAtVotes(deps, ask, accountId))
      return true
    } catch (error) {
      const { code } = asAppError(error)
      if (!stopped.aborted) deps.log[code === 'internal' ? 'error' : 'info']('votes.notRead', { code })
      return false
    }
  }
}

/** An account votes with its stake, and by its key. */
function hasVotes({ archive }: VoteReminderDeps, { signer, address }: Account): boolean {
  return signer.kind !== 'watched' && readStakes(archive, [archiveAccount(address)]).some((stake) => stake.kind === 'delegation')
}

async function lookAtVotes({ db, clock, accounts }: VoteReminderDeps, ask: AskGovernance, accountId: string): Promise<VoteLook> {
  const { chains } = await ask(accountId)
  // The account may have been removed meanwhile.
  if (!accounts().some(({ id }) => id === accountId)) return { told: [], met: 0 }
  const open = chains.flatMap(({ chainId, proposals }) => proposals.map((proposal) => ({ chainId, proposal })))
  const voted = open.filter(({ proposal }) => proposal.ownVote !== null).map(causeOf)
  const due = open.filter(({ proposal }) => isDue(proposal, clock.now()))
  const told = due.map((one) => ({ cause: causeOf(one), event: eventOf(one) }))
  const at = clock.now()
  return { told: storeEvents(db, { accountId, told, at }), met: readMetEvents(db, accountId, voted, at) }
}

interface Found {
  chainId: string
  proposal: OpenProposal
}

/** An emergency proposal may be decided at each tally, long before its end. */
function isDue({ ownVote, endsAt, urgency }: OpenProposal, now: number): boolean {
  return ownVote === null && endsAt > now && (urgency === 'emergency' || endsAt - now <= AHEAD_MS)
}

function causeOf({ chainId, proposal }: Found): string {
  return `vote ${chainId} ${proposal.id}`
}

function eventOf({ chainId, proposal: { id, title, endsAt } }: Found): NoticeEvent {
  return { kind: 'voteEnds', chainId, proposal: id, title: title.slice(0, MAX_TITLE), endsAt }
}
