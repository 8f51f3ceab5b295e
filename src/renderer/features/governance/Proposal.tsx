// Draws an open proposal in the list: the beginning of its text as untrusted, the votes so far, the time left, and the way to its sheet, where votes are cast.
import { useEffect, useRef, useState } from 'react'
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { offOf } from '../../parts/ActionButton.tsx'
import { useAllWords } from '../../window.ts'
import { proposalElementId } from './askedProposal.ts'
import { ChangeLine } from '../../parts/proposal/ChangeLine.tsx'
import styles from './governance.module.css'
import { ProposalSheet } from './ProposalSheet.tsx'
import { Caution, Head, OwnBallot, Runs, Suspicion, Tally, type ProposalProps } from './ProposalParts.tsx'
import { isSuspicious } from './suspicion.ts'

/** Draws the proposal; of one that looks like a scam first why, and nothing that its author wrote until that is asked for. */
export function Proposal({ chain, proposal, account, asked }: ProposalProps & { asked: AskedProposal | null }) {
  const { governanceWords: words } = useAllWords()
  const [isAskedFor, setAskedFor] = useState(false)
  const [opened, setOpened] = useState<{ option: VoteOption | null } | null>(null)
  const isSuspect = isSuspicious(proposal, chain)
  const isFolded = isSuspect && !isAskedFor
  const article = useRef<HTMLElement>(null)
  const [answered, setAnswered] = useState<AskedProposal | null>(null)
  // The text of a scam is never opened by itself.
  const opens = asked?.option !== undefined && !isSuspect
  if (answered !== asked) {
    setAnswered(asked)
    if (opens) setOpened({ option: asked.option ?? null })
  }
  useEffect(() => {
    if (asked === null) return
    article.current?.scrollIntoView({ block: 'center' })
    if (!opens) article.current?.focus()
  }, [asked, opens])
  const open = () => setOpened({ option: null })
  return (
    <article
      ref={article}
      id={proposalElementId(proposal.id)}
      tabIndex={-1}
      className={styles.proposal}
      aria-label={words.proposal(proposal.id)}
    >
      <div className={styles.text}>
        {isSuspect && <Suspicion proposal={proposal} />}
        <Head proposal={proposal} />
        {!isFolded && (
          <>
            <Title title={proposal.title} onOpen={open} />
            {!isSuspect && <Caution proposal={proposal} />}
            <p className={styles.excerpt}>
              <Untrusted {...excerptOf(proposal.summary)} />
            </p>
          </>
        )}
        {isFolded ? <Runs messages={proposal.messages} /> : <ChangeLine chainId={chain.chainId} messages={proposal.messages} />}
        {isSuspect && (
          <button type="button" className={`link small ${styles.show}`} aria-expanded={isAskedFor} onClick={() => setAskedFor(!isAskedFor)}>
            {isAskedFor ? words.hideText : words.showText}
          </button>
        )}
      </div>
      <div className={styles.votes}>
        {isFolded ? <FoldedVotes proposal={proposal} /> : <Votes chain={chain} proposal={proposal} account={account} onOpen={open} />}
      </div>
      {opened !== null && (
        <ProposalSheet chain={chain} proposal={proposal} account={account} option={opened.option} onClose={() => setOpened(null)} />
      )}
    </article>
  )
}

/** Most characters of a text in the list; the sheet has all of it. */
const FIRST = 240

/** Returns a text on one line and how much of it is shown, which ends with a whole word unless one word fills half of it. */
export function excerptOf(summary: string): { text: string; most: number } {
  const text = summary.replaceAll(/\s+/gu, ' ').trim()
  const end = text.length > FIRST ? text.lastIndexOf(' ', FIRST - 1) : -1
  // The last character of a cut text is left out: here the space.
  return { text, most: end > FIRST / 2 ? end + 1 : FIRST }
}

/** What the screen was opened for: the vote whose button is focused; without it the whole proposal. */
interface AskedProposal {
  option?: VoteOption
}

/** Draws the title, which opens the sheet. */
function Title({ title, onOpen }: { title: string; onOpen: () => void }) {
  const { governanceWords: words } = useAllWords()
  return (
    <h2>
      <button type="button" className={styles.title} title={words.open} onClick={onOpen}>
        {title.trim() === '' ? <span className="dim">{words.noTitle}</span> : <Untrusted text={title} />}
      </button>
    </h2>
  )
}

/** Draws the votes so far, the own one, and the button that leads to voting. */
function Votes({ onOpen, ...props }: ProposalProps & { onOpen: () => void }) {
  const { actionWords, governanceWords: words } = useAllWords()
  const { id, ownVote } = props.proposal
  return (
    <>
      <Tally {...props} hasTurnout />
      <p className={`line ${styles.own}`}>
        {offOf(actionWords, props.account) === null && (
          <Button onClick={onOpen}>{ownVote === null ? words.toVote(id) : words.toChange(id)}</Button>
        )}
        <span className="small mid">{ownVote === null ? words.notVoted : <OwnBallot cast={ownVote} />}</span>
      </p>
    </>
  )
}

/** Draws the votes of a proposal that looks like a scam in two lines, without a button. */
function FoldedVotes({ proposal: { tally, ownVote } }: Pick<ProposalProps, 'proposal'>) {
  const { governanceWords: words } = useAllWords()
  return (
    <>
      {tally.veto > 0 && <p className="small dim">{words.vetoSoFar(words.part(tally.veto))}</p>}
      <p className="small dim">
        {ownVote === null ? words.notVoted : <OwnBallot cast={ownVote} />} {words.showToVote}
      </p>
    </>
  )
}
