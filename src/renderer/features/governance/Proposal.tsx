// Draws an open proposal in the list: its text as untrusted, the votes so far, the time left, and the buttons that vote.
import { useState } from 'react'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import styles from './governance.module.css'
import { ProposalSheet } from './ProposalSheet.tsx'
import { Caution, Head, Runs, Votes, type ProposalProps } from './ProposalParts.tsx'

/** Most characters of a text in the list; the sheet has all of it. */
const FIRST = 320

/** Draws the proposal. */
export function Proposal({ chain, proposal, account }: ProposalProps) {
  const { governanceWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const { id, title, summary } = proposal
  return (
    <article className={styles.proposal} aria-label={words.proposal(id)}>
      <div className={styles.text}>
        <Head proposal={proposal} />
        <h2>
          <button type="button" className={styles.title} title={words.open} onClick={() => setOpen(true)}>
            {title.trim() === '' ? <span className="dim">{words.noTitle}</span> : <Untrusted text={title} />}
          </button>
        </h2>
        <Caution proposal={proposal} />
        <p className={styles.summary}>
          <Untrusted text={summary} most={FIRST} keepsBreaks />
        </p>
        <Runs messages={proposal.messages} />
      </div>
      <div className={styles.votes}>
        <Votes chain={chain} proposal={proposal} account={account} />
      </div>
      {isOpen && <ProposalSheet chain={chain} proposal={proposal} account={account} onClose={() => setOpen(false)} />}
    </article>
  )
}
