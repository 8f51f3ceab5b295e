// Draws the parts of a proposal that the list and its sheet share: number and dates, a caution, what it runs, and the votes.
import { TriangleAlert } from 'lucide-react'
import type { Account } from '../../../shared/contract/account.ts'
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import type { GovernanceChain, OpenProposal } from '../../../shared/contract/transfer/governance.ts'
import { luresOf } from '../../../shared/domain/untrusted/lures.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { ActionButton, offOf } from '../../parts/ActionButton.tsx'
import { castText } from '../../parts/ballotText.ts'
import { useAllWords } from '../../window.ts'
import styles from './governance.module.css'
import { OPTIONS } from './splitForm.ts'
import { SplitVoteButton } from './SplitVote.tsx'

const MINUTE_MS = 60_000

/** Properties of `Proposal`. */
export interface ProposalProps {
  chain: GovernanceChain
  proposal: OpenProposal
  account: Account
}

/** Draws number and urgency in one line, and in a second when it ends. */
export function Head({ proposal: { id, urgency, endsAt, nextTallyAt }, isTitled = false }: { proposal: OpenProposal; isTitled?: boolean }) {
  const { formatShortDate, formatTime, governanceWords: words } = useAllWords()
  const now = useNow(MINUTE_MS)
  const at = (moment: number) => `${formatShortDate(moment, now)}, ${formatTime(moment)}`
  const left = endsAt - now
  return (
    <div className="small">
      <p>
        {!isTitled && <b>{words.proposal(id)}</b>}
        {urgency !== 'none' && (
          <span className="warn">
            {!isTitled && ' · '}
            {words.urgency[urgency]}
          </span>
        )}
      </p>
      <p className="dim">
        {left > 0 ? `${words.ends(at(endsAt), left)}.` : `${words.ended}.`}
        {nextTallyAt !== null && ` ${words.nextTally(at(nextTallyAt))}`}
      </p>
    </div>
  )
}

/** Warns of a text that holds links, or characters that change how it reads. */
export function Caution({ proposal: { title, summary } }: { proposal: OpenProposal }) {
  const { governanceWords: words } = useAllWords()
  const { hasLink, hasHidden } = luresOf(`${title}\n${summary}`)
  if (!hasLink && !hasHidden) return null
  return (
    <p className={`small warn line ${styles.caution}`}>
      <Icon of={TriangleAlert} tone="warn" size={14} />
      <span>{words.caution(hasLink, hasHidden)}</span>
    </p>
  )
}

/** Warns of a proposal that looks like a scam, and says why. */
export function Suspicion({ proposal: { title, summary } }: Pick<ProposalProps, 'proposal'>) {
  const { governanceWords: words } = useAllWords()
  const { hasLink, hasHidden } = luresOf(`${title}\n${summary}`)
  return (
    <p className={`warn line ${styles.caution}`}>
      <Icon of={TriangleAlert} tone="warn" size={16} />
      <span>
        <b>{words.mayBeScam}</b> {hasLink || hasHidden ? words.caution(hasLink, hasHidden) : words.vetoed}
      </span>
    </p>
  )
}

/** Says what was voted. */
export function OwnBallot({ cast }: { cast: NonNullable<OpenProposal['ownVote']> }) {
  const all = useAllWords()
  return all.governanceWords.voted(castText(all, cast))
}

/** Says what the proposal runs when it passes. */
export function Runs({ messages }: { messages: readonly string[] }) {
  const { governanceWords: words } = useAllWords()
  const lines = [...new Set(messages)]
  if (lines.length === 0) return <p className="small dim">{words.runsNothing}</p>
  return (
    <p className="small dim">
      {words.runs}{' '}
      {lines.map((type, index) => (
        <span key={type} title={type}>
          {index > 0 && ', '}
          {words.messages[type] ?? <Untrusted text={type} />}
        </span>
      ))}
    </p>
  )
}

/** Draws the votes so far, the own one, and the buttons that vote. On the sheet a line of its own tells the turnout. */
export function Votes({ isOnSheet = false, ...props }: ProposalProps & { isOnSheet?: boolean }) {
  return (
    <>
      <Tally {...props} hasTurnout={!isOnSheet} />
      <OwnVote {...props} />
    </>
  )
}

function Tally({ chain: { quorum }, proposal: { id, tally, turnout }, hasTurnout }: ProposalProps & { hasTurnout: boolean }) {
  const { governanceWords: words, voteOptions } = useAllWords()
  return (
    <>
      <ul className={styles.tally} aria-label={words.tally(id)}>
        {OPTIONS.map((option) => (
          <li key={option}>
            <span>{voteOptions[option]}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${tally[option] / 100}%` }} />
            </span>
            <span className="mono right">{words.part(tally[option])}</span>
          </li>
        ))}
      </ul>
      {hasTurnout && (
        <p className={turnout < quorum ? 'small warn' : 'small dim'}>{words.turnout(words.part(turnout), words.percent(quorum))}</p>
      )}
    </>
  )
}

function OwnVote({ chain: { chainId }, proposal: { id, ownVote }, account }: ProposalProps) {
  const all = useAllWords()
  const { actionWords, governanceWords: words, voteOptions } = all
  const cast = ownVote ?? []
  const isChosen = (option: VoteOption) => cast.some((one) => one.option === option)
  return (
    <>
      <p>{cast.length === 0 ? words.notVoted : words.voted(castText(all, cast))}</p>
      {offOf(actionWords, account) === null && (
        <div role="group" aria-label={words.voteOn(id)} className={styles.acts}>
          {OPTIONS.map((option) => (
            <ActionButton
              key={option}
              chainId={chainId}
              account={account}
              action={{ type: 'vote', proposal: id, option }}
              label={isChosen(option) ? words.ownVote(voteOptions[option], id) : words.vote(voteOptions[option], id)}
              isChosen={isChosen(option)}
            >
              {voteOptions[option]}
            </ActionButton>
          ))}
          <SplitVoteButton chainId={chainId} proposal={id} account={account} />
        </div>
      )}
    </>
  )
}
