// Reminds of votes that end soon, while the user chose so: asks the nodes for what is voted on a few times a day.
import type { Account } from '../../../shared/contract/account.ts'
import type { EventNotice, NoticeChoices, NoticeEvent } from '../../../shared/contract/notices.ts'
import type { GovernanceChain, GovernanceList } from '../../../shared/contract/transfer/governance.ts'
import { asAppError } from '../../../shared/domain/errors.ts'
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { readStakes } from '../../db/archive/read/readStakes.ts'
import { readMetEvents, storeEvents } from '../../db/journal/eventNotices.ts'
import { readNoticeChoices } from '../../db/journal/notices.ts'
import type { Log } from '../../platform/log/log.ts'
import { hasPassed } from '../../platform/time.ts'
import type { Clock } from '../../platform/world.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'

/** Returns what is voted on, and what the account voted. @throws AppError account.unknown, network.*. */
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

/** What a look at the votes changed. */
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

/** Looks every three hours while a choice is on, until `stopped`; `report` is called after each look. */
export async function remindOfVotes(
  deps: VoteReminderDeps,
  ask: AskGovernance,
  report: (look: VoteLook) => void,
  stopped: AbortSignal,
): Promise<void> {
  let last: { at: number; pauseMs: number; chosen: Votes } | null = null
  while (!stopped.aborted) {
    const at = deps.clock.now()
    const chosen = chosenIn(deps)
    if (!chosen.votes && !chosen.gaugeVotes) last = null
    else if (last === null || !isSame(chosen, last.chosen) || hasPassed(last.pauseMs, last.at, at)) {
      const result = await lookAtAll(deps, ask, report, { chosen, stopped })
      last = { at, pauseMs: result === 'done' ? ASK_MS : RETRY_MS, chosen }
    }
    // Rejects only when stopped.
    await deps.clock.sleep(CHECK_MS, stopped).catch(() => undefined)
  }
}

/** Which votes the user, or an account, is reminded of. */
type Votes = Pick<NoticeChoices, 'votes' | 'gaugeVotes'>

/** Reads the choices; a failure is logged, and chooses nothing. */
function chosenIn({ db, log }: VoteReminderDeps): Votes {
  try {
    return readNoticeChoices(db)
  } catch (error) {
    log.error('votes.notRead', { code: asAppError(error).code })
    return { votes: false, gaugeVotes: false }
  }
}

function isSame(one: Votes, other: Votes): boolean {
  return one.votes === other.votes && one.gaugeVotes === other.gaugeVotes
}

/** Looks for each account; a failure is logged, and keeps no other account from its look. */
async function lookAtAll(
  deps: VoteReminderDeps,
  ask: AskGovernance,
  report: (look: VoteLook) => void,
  { chosen, stopped }: { chosen: Votes; stopped: AbortSignal },
): Promise<'done' | 'failed'> {
  try {
    let result: 'done' | 'failed' = 'done'
    for (const account of deps.accounts()) {
      const votes = votesOf(deps, account, chosen)
      if ((votes.votes || votes.gaugeVotes) && !(await isLookedAt(account.id, votes))) result = 'failed'
    }
    return result
  } catch (error) {
    deps.log.error('votes.notRead', { code: asAppError(error).code })
    return 'failed'
  }

  async function isLookedAt(accountId: string, votes: Votes): Promise<boolean> {
    try {
      if (!stopped.aborted) report(await lookAtVotes(deps, ask, accountId, votes))
      return true
    } catch (error) {
      const { code } = asAppError(error)
      if (!stopped.aborted) deps.log[code === 'internal' ? 'error' : 'info']('votes.notRead', { code })
      return false
    }
  }
}

/** An account votes by its key, and with its stake; on gauges also with what is locked or vests. */
function votesOf({ archive }: VoteReminderDeps, { signer, address }: Account, chosen: Votes): Votes {
  if (signer.kind === 'watched') return { votes: false, gaugeVotes: false }
  const kinds = new Set(readStakes(archive, [archiveAccount(address)]).map(({ kind }) => kind))
  return {
    votes: chosen.votes && kinds.has('delegation'),
    gaugeVotes: chosen.gaugeVotes && (kinds.has('delegation') || kinds.has('locked') || kinds.has('vesting')),
  }
}

async function lookAtVotes(
  { db, clock, accounts }: VoteReminderDeps,
  ask: AskGovernance,
  accountId: string,
  votes: Votes,
): Promise<VoteLook> {
  const { chains } = await ask(accountId)
  // The account may have been removed meanwhile.
  if (!accounts().some(({ id }) => id === accountId)) return { told: [], met: 0 }
  const at = clock.now()
  const open = chains.flatMap((chain) => [
    ...(votes.votes ? proposalVotes(chain, at) : []),
    ...(votes.gaugeVotes ? gaugeVotes(chain, at) : []),
  ])
  const voted = open.filter(({ isCast }) => isCast).map(({ cause }) => cause)
  const told = open.filter(({ isDue }) => isDue)
  return { told: storeEvents(db, { accountId, told, at }), met: readMetEvents(db, accountId, voted, at) }
}

/** A vote that is open. */
interface OpenVote {
  cause: string
  event: NoticeEvent
  isCast: boolean
  /** It ends soon, and the account could still vote. */
  isDue: boolean
}

function proposalVotes({ chainId, proposals }: GovernanceChain, now: number): OpenVote[] {
  return proposals.map(({ id, title, endsAt, ownVote, urgency }) => ({
    cause: `vote ${chainId} ${id}`,
    event: { kind: 'voteEnds', chainId, proposal: id, title: title.slice(0, MAX_TITLE), endsAt },
    isCast: ownVote !== null,
    // An emergency proposal may be decided at each tally, long before its end.
    isDue: ownVote === null && endsAt > now && (urgency === 'emergency' || endsAt - now <= AHEAD_MS),
  }))
}

function gaugeVotes({ chainId, gauges: vote }: GovernanceChain, now: number): OpenVote[] {
  if (vote === null) return []
  const { cycle, votingEndsAt: endsAt, power, gauges, own } = vote
  const canVote = power !== '0' && gauges.length > 0
  return [
    {
      cause: `gauges ${chainId} ${cycle}`,
      event: { kind: 'gaugeVoteEnds', chainId, cycle, endsAt },
      isCast: own !== null,
      isDue: canVote && own === null && endsAt > now && endsAt - now <= AHEAD_MS,
    },
  ]
}
