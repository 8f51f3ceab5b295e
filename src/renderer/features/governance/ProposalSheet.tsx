// Draws a proposal on its own: its whole text, the votes, its dates, its deposit and who made it.
import { useRef } from 'react'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { FullAddress } from '../../parts/Who.tsx'
import { useAllWords } from '../../window.ts'
import styles from './governance.module.css'
import { Caution, Head, Runs, Votes, type ProposalProps } from './ProposalParts.tsx'

/** Draws the sheet. */
export function ProposalSheet({ onClose, ...props }: ProposalProps & { onClose: () => void }) {
  const { common, governanceWords: words } = useAllWords()
  // Begins at the top: a focused button at the end would scroll a long sheet to its foot.
  const heading = useRef<HTMLHeadingElement>(null)
  const { proposal } = props
  const { id, title, summary, messages } = proposal
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={words.proposal(id)}
      firstFocus={heading}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className={styles.sheet}>
        <Head proposal={proposal} isTitled />
        <h3 ref={heading} tabIndex={-1}>
          {title.trim() === '' ? <span className="dim">{words.noTitle}</span> : <Untrusted text={title} />}
        </h3>
        <Caution proposal={proposal} />
        <p className={styles.summary}>
          <Untrusted text={summary} keepsBreaks />
        </p>
        <Runs messages={messages} />
        <Votes {...props} />
        <ProposalFacts proposal={proposal} />
      </div>
    </Dialog>
  )
}

/** Draws who made it, its deposit and its dates. */
export function ProposalFacts({ proposal: { proposer, deposit, submittedAt, startsAt, endsAt } }: Pick<ProposalProps, 'proposal'>) {
  const { explorerWords, formatShortDate, formatTime, governanceWords: words } = useAllWords()
  const now = useNow(60_000)
  const at = (moment: number) => `${formatShortDate(moment, now)}, ${formatTime(moment)}`
  return (
    <dl className="facts">
      {proposer !== null && (
        <>
          <dt>{words.proposer}</dt>
          <dd>
            <FullAddress address={proposer} copyLabel={explorerWords.copyAddress} />
          </dd>
        </>
      )}
      {deposit.length > 0 && (
        <>
          <dt>{words.deposit}</dt>
          <dd>
            {deposit.map(({ asset, amount }) => (
              <Amount key={asset.denom} units={amount} decimals={asset.decimals} symbol={asset.symbol} />
            ))}
          </dd>
        </>
      )}
      {submittedAt !== null && (
        <>
          <dt>{words.submitted}</dt>
          <dd>{at(submittedAt)}</dd>
        </>
      )}
      {startsAt !== null && (
        <>
          <dt>{words.votingBegan}</dt>
          <dd>{at(startsAt)}</dd>
        </>
      )}
      <dt>{words.votingEnds}</dt>
      <dd>{at(endsAt)}</dd>
    </dl>
  )
}
