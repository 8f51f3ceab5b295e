// Draws an open proposal: its text as untrusted, the votes so far, the time left, and the buttons that vote.
import type { Account } from '../../../shared/contract/account.ts'
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import type { GovernanceChain, OpenProposal } from '../../../shared/contract/transfer/governance.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Tag } from '../../kit/Tag.tsx'
import { LongUntrusted, Untrusted } from '../../kit/text/Untrusted.tsx'
import { ActionButton, offOf } from '../../parts/ActionButton.tsx'
import { useAllWords } from '../../window.ts'
import styles from './governance.module.css'
import { SplitVoteButton } from './SplitVote.tsx'

const OPTIONS: readonly VoteOption[] = ['yes', 'no', 'abstain', 'veto']
const WHOLE = 10_000
const MINUTE_MS = 60_000

/** Properties of `Proposal`. */
export interface ProposalProps {
  chain: GovernanceChain
  proposal: OpenProposal
  account: Account
}

/** Draws the proposal. */
export function Proposal({ chain, proposal, account }: ProposalProps) {
  const { governanceWords: words } = useAllWords()
  const { id, title, summary, messages } = proposal
  return (
    <article className={styles.proposal} aria-label={words.proposal(id)}>
      <div className={styles.text}>
        <Head proposal={proposal} />
        <h2>{title.trim() === '' ? <span className="dim">{words.noTitle}</span> : <Untrusted text={title} />}</h2>
        <p className={styles.summary}>
          <LongUntrusted text={summary} keepsBreaks />
        </p>
        <p className="small dim">
          {messages.length === 0 ? (
            words.runsNothing
          ) : (
            <>
              {words.runs} <Untrusted text={messages.join(', ')} />
            </>
          )}
        </p>
      </div>
      <div className={styles.votes}>
        <Tally chain={chain} proposal={proposal} />
        <OwnVote chain={chain} proposal={proposal} account={account} />
      </div>
    </article>
  )
}

function Head({ proposal: { id, urgency, endsAt, nextTallyAt } }: { proposal: OpenProposal }) {
  const { formatMoment, governanceWords: words } = useAllWords()
  const left = endsAt - useNow(MINUTE_MS)
  return (
    <p className="line small">
      <b>{words.proposal(id)}</b>
      {urgency !== 'none' && <Tag tone="warn">{words.urgency[urgency]}</Tag>}
      <span className="dim">{left > 0 ? words.ends(left, formatMoment(endsAt)) : words.ended}</span>
      {nextTallyAt !== null && <span className="dim">{words.nextTally(formatMoment(nextTallyAt))}</span>}
    </p>
  )
}

function Tally({ chain: { quorum }, proposal: { id, tally, turnout } }: Omit<ProposalProps, 'account'>) {
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
            <span className="mono right">{words.percent(tally[option])}</span>
          </li>
        ))}
      </ul>
      <p className={turnout < quorum ? 'small warn' : 'small dim'}>{words.turnout(words.percent(turnout), words.percent(quorum))}</p>
    </>
  )
}

function OwnVote({ chain: { chainId }, proposal: { id, ownVote }, account }: ProposalProps) {
  const all = useAllWords()
  const { actionWords, formatList, governanceWords: words, voteOptions } = all
  const options = (ownVote ?? []).map(({ option, weight }) =>
    weight === WHOLE ? voteOptions[option] : words.weighted(voteOptions[option], words.percent(weight)),
  )
  return (
    <>
      <p>{options.length === 0 ? words.notVoted : words.voted(formatList(options))}</p>
      {offOf(actionWords, account) === null && (
        <div role="group" aria-label={words.voteOn(id)} className={styles.acts}>
          {OPTIONS.map((option) => (
            <ActionButton
              key={option}
              chainId={chainId}
              account={account}
              action={{ type: 'vote', proposal: id, option }}
              label={words.vote(voteOptions[option], id)}
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
