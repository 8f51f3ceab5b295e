// Draws an open proposal in the list: its text as untrusted, the votes so far, the time left, and the buttons that vote.
import { useEffect, useState } from 'react'
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import { askedElement, proposalElementId } from './askedProposal.ts'
import styles from './governance.module.css'
import { ProposalSheet } from './ProposalSheet.tsx'
import { Caution, Head, OwnBallot, Runs, Suspicion, Votes, type ProposalProps } from './ProposalParts.tsx'
import { isSuspicious } from './suspicion.ts'

/** Most characters of a text in the list; the sheet has all of it. */
const FIRST = 320

/** Draws the proposal; of one that looks like a scam first why, and nothing that its author wrote until that is asked for. */
export function Proposal({ chain, proposal, account, asked }: ProposalProps & { asked: AskedProposal | null }) {
  const { governanceWords: words } = useAllWords()
  const [isAskedFor, setAskedFor] = useState(false)
  const isSuspect = isSuspicious(proposal, chain)
  const isFolded = isSuspect && !isAskedFor
  useAskedProposal(proposal.id, asked)
  return (
    <article id={proposalElementId(proposal.id)} tabIndex={-1} className={styles.proposal} aria-label={words.proposal(proposal.id)}>
      <div className={styles.text}>
        {isSuspect && <Suspicion proposal={proposal} />}
        <Head proposal={proposal} />
        {!isFolded && (
          <>
            <Title chain={chain} proposal={proposal} account={account} />
            {!isSuspect && <Caution proposal={proposal} />}
            <p className={styles.summary}>
              <Untrusted text={proposal.summary} most={FIRST} keepsBreaks />
            </p>
          </>
        )}
        <Runs messages={proposal.messages} />
        {isSuspect && (
          <button type="button" className={`link small ${styles.show}`} aria-expanded={isAskedFor} onClick={() => setAskedFor(!isAskedFor)}>
            {isAskedFor ? words.hideText : words.showText}
          </button>
        )}
      </div>
      <div className={styles.votes}>
        {isFolded ? <FoldedVotes proposal={proposal} /> : <Votes chain={chain} proposal={proposal} account={account} />}
      </div>
    </article>
  )
}

/** What the screen was opened for: the vote whose button is focused; null for the whole proposal. */
interface AskedProposal {
  option: VoteOption | null
}

/** Focuses the proposal that the screen was opened for. */
function useAskedProposal(id: string, asked: AskedProposal | null): void {
  const isAsked = asked !== null
  const option = asked?.option ?? null
  useEffect(() => {
    if (!isAsked) return
    document.getElementById(proposalElementId(id))?.scrollIntoView({ block: 'center' })
    askedElement(id, option)?.focus()
  }, [id, isAsked, option])
}

/** Draws the title, which opens the sheet. */
function Title(props: ProposalProps) {
  const { governanceWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const { title } = props.proposal
  return (
    <h2>
      <button type="button" className={styles.title} title={words.open} onClick={() => setOpen(true)}>
        {title.trim() === '' ? <span className="dim">{words.noTitle}</span> : <Untrusted text={title} />}
      </button>
      {isOpen && <ProposalSheet {...props} onClose={() => setOpen(false)} />}
    </h2>
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
