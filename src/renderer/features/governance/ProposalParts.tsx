// Draws the parts of a proposal that the list and its sheet share: number and dates, a caution, what it runs, and the votes.
import { TriangleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import type { GovernanceChain, OpenProposal } from '../../../shared/contract/transfer/governance.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { luresOf } from '../../../shared/domain/untrusted/lures.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Icon } from '../../kit/Icon.tsx'
import { exactText } from '../../kit/text/amountText.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { castText } from '../../parts/ballotText.ts'
import { useAllWords } from '../../window.ts'
import { voteButtonsId } from './askedProposal.ts'
import styles from './governance.module.css'
import { OPTIONS } from './splitForm.ts'
import { SplitVoteButton } from './SplitVote.tsx'
import { thresholdOf } from './threshold.ts'

const MINUTE_MS = 60_000

/** Properties of `Proposal`. */
export interface ProposalProps {
  chain: GovernanceChain
  proposal: OpenProposal
  account: Account
}

/** Draws number and urgency in one line, and in a second when it ends. */
export function Head({ proposal: { id, urgency, endsAt, nextTallyAt } }: { proposal: OpenProposal }) {
  const { formatShortDate, formatTime, governanceWords: words } = useAllWords()
  const now = useNow(MINUTE_MS)
  const at = (moment: number) => `${formatShortDate(moment, now)}, ${formatTime(moment)}`
  const left = endsAt - now
  return (
    <span className={`small ${styles.head}`}>
      <span>
        <b>{words.proposal(id)}</b>
        {urgency !== 'none' && <span className="warn"> · {words.urgency[urgency]}</span>}
      </span>
      <span className="dim">
        {left > 0 ? `${words.ends(at(endsAt), left)}.` : `${words.ended}.`}
        {nextTallyAt !== null && ` ${words.nextTally(at(nextTallyAt))}`}
      </span>
    </span>
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

/** Says in a line which kinds of messages the proposal runs when it passes, without a word that its author chose. */
export function Runs({ messages }: Pick<OpenProposal, 'messages'>) {
  const { governanceWords: words } = useAllWords()
  const lines = [...new Set(messages.map(({ type }) => type))]
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

/** Says above the proposals how much the account's vote counts; nothing while that is not read. */
export function OwnWeightLine({ chain: { ownStake, rules } }: Pick<ProposalProps, 'chain'>) {
  const all = useAllWords()
  const { formatList, governanceWords: words } = all
  if (ownStake === null) return null
  const amounts = ownStake.map(({ asset, amount }) => `${exactText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`)
  return (
    <p className="small mid">
      {amounts.length === 0 ? words.noOwnWeight : words.ownWeightOf(formatList(amounts))}
      {rules?.countsVesting === true && ` ${words.vestingToo}`}
    </p>
  )
}

const LAST_DAY_MS = 86_400_000

/** Draws the votes so far, and what part of all votes they are. */
export function Tally({ chain: { quorum, rules }, proposal, hasTurnout = false }: ProposalProps & { hasTurnout?: boolean }) {
  const { governanceWords: words, voteOptions } = useAllWords()
  const now = useNow(60_000)
  const { id, tally, turnout, endsAt } = proposal
  const left = endsAt - now
  const threshold = rules === null ? null : thresholdOf(rules, proposal)
  // Most votes come at the end: before the last day a missed quorum is no warning. A warning says why it is one.
  const isLacking = turnout < quorum && left > 0 && left < LAST_DAY_MS
  const sides = [words.part(turnout), words.percent(quorum)] as const
  return (
    <>
      <p className={`label ${styles.soFar}`}>
        {words.soFar}
        {(hasTurnout || threshold !== null) && (
          <span className={styles.needed} aria-hidden="true">
            {words.needed}
          </span>
        )}
      </p>
      <ul className={`small mid ${styles.tally}`} aria-label={words.tally(id)}>
        {OPTIONS.map((option) => (
          <li key={option}>
            <span>{voteOptions[option]}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${tally[option] / 100}%` }} />
              {option === 'yes' && threshold !== null && <Threshold at={threshold} abstain={tally.abstain} />}
            </span>
            <span className="mono right">{words.part(tally[option])}</span>
          </li>
        ))}
      </ul>
      {hasTurnout && (
        <div className={`small mid ${styles.turnout}`} aria-hidden="true">
          <span>{words.turnoutBar}</span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${turnout / 100}%` }} />
            <span className={styles.quorum} style={{ insetInlineStart: `${quorum / 100}%` }} />
          </span>
          <span className="mono right">{words.part(turnout)}</span>
        </div>
      )}
      {hasTurnout && threshold !== null && <p className="small dim">{words.needsYes(words.percent(threshold))}</p>}
      {hasTurnout && (
        <p className={isLacking ? 'small warn' : 'small dim'}>
          {turnout >= quorum || left <= 0
            ? words.turnout(...sides, turnout >= quorum)
            : words.lacksQuorum(...sides, words.part(quorum - turnout), isLacking ? left : null)}
        </p>
      )}
    </>
  )
}

/** Marks how far Yes must reach, as a part of all votes: abstentions don't count towards the threshold. */
function Threshold({ at, abstain }: { at: number; abstain: number }) {
  return <span className={styles.quorum} style={{ insetInlineStart: `${(at * (10_000 - abstain)) / 1_000_000}%` }} />
}

/** Draws the buttons that vote, and what was voted; the first of them that is asked for is what `asked` refers to. */
export function VoteButtons({ chain, proposal, account, asked }: ProposalProps & { asked: AskedVote }) {
  const { governanceWords: words, voteOptions } = useAllWords()
  const { id, ownVote } = proposal
  const isChosen = (option: VoteOption) => ownVote?.some((one) => one.option === option) ?? false
  return (
    <div id={voteButtonsId(id)} role="group" aria-label={words.voteOn(id)} className={styles.acts}>
      <span className="small mid">{words.yourVote}</span>
      {OPTIONS.map((option) => (
        <ActionButton
          key={option}
          ref={asked.option === option ? asked.button : undefined}
          chainId={chain.chainId}
          account={account}
          action={{ type: 'vote', proposal: id, option }}
          label={isChosen(option) ? words.ownVote(voteOptions[option], id) : words.vote(voteOptions[option], id)}
          isChosen={isChosen(option)}
          size="normal"
        >
          {words.cast[option]}
        </ActionButton>
      ))}
      <SplitVoteButton chainId={chain.chainId} proposal={id} account={account} />
      {chain.rules !== null && (
        <span className="small dim">{words.vetoMeans(words.percent(chain.rules.vetoThreshold), chain.rules.burnsOnVeto)}</span>
      )}
    </div>
  )
}

/** The vote that the sheet was opened for, and its button. */
interface AskedVote {
  option: VoteOption | null
  button: RefObject<HTMLButtonElement | null>
}
