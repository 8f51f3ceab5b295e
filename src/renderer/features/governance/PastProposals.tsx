// Draws the proposals of a chain whose votes have ended, with what each came to. The node is asked when the list is opened.
import { useCallback, useState } from 'react'
import type { PastProposal } from '../../../shared/contract/transfer/governance.ts'
import { luresOf } from '../../../shared/domain/untrusted/lures.ts'
import { useAsked } from '../../data/useAsked.ts'
import { ReadError } from '../../kit/ReadError.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Tag, type Tone } from '../../kit/Tag.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import { useAllWords, type AppWindow } from '../../window.ts'
import styles from './past.module.css'

/** Properties of `PastProposals`. */
export interface PastProposalsProps {
  chainId: string
  accountId: string
}

const isStale = () => false

/** Draws the button, and the list below it once it is asked for. */
export function PastProposals({ chainId, accountId }: PastProposalsProps) {
  const { governanceWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.past} aria-label={words.past}>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hidePast : words.showPast}
      </button>
      {isOpen && <List chainId={chainId} accountId={accountId} />}
    </section>
  )
}

function List({ chainId, accountId }: PastProposalsProps) {
  const { governanceWords: words } = useAllWords()
  const ask = useCallback((win: AppWindow) => win.client['governance.past']({ accountId }), [accountId])
  const { value, error, askAgain } = useAsked(ask, isStale)
  const missing = value?.missing.find((one) => one.chainId === chainId)
  const failure = error ?? (missing === undefined ? null : fromErrorData(missing.error))
  if (failure !== null) return <ReadError error={failure} onRetry={askAgain} />
  if (value === null) return <SkeletonRows count={5} />
  const proposals = value.chains.find((one) => one.chainId === chainId)?.proposals ?? []
  return proposals.length === 0 ? <p className="mid">{words.noPast}</p> : <PastTable proposals={proposals} />
}

const TONES = { passed: 'good', rejected: 'plain', failed: 'warn' } as const satisfies Record<PastProposal['result'], Tone>

/** Draws a line for each; a title that lures somewhere is held back. */
export function PastTable({ proposals }: { proposals: readonly PastProposal[] }) {
  const { formatShortDate, governanceWords: words, voteOptions } = useAllWords()
  const now = useNow(60_000)
  return (
    <table className={styles.table}>
      <thead>
        <tr className="label">
          <th scope="col">{words.columns.proposal}</th>
          <th scope="col">{words.columns.result}</th>
          <th scope="col" className="right">
            {voteOptions.yes}
          </th>
          <th scope="col" className="right">
            {words.columns.turnout}
          </th>
          <th scope="col" className="right">
            {words.columns.ended}
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <tr key={proposal.id}>
            <td>
              <span className="mono small dim">{proposal.id}</span> <Title proposal={proposal} />
            </td>
            <td>
              <Tag tone={TONES[proposal.result]}>{words.results[proposal.result]}</Tag>
            </td>
            <td className="right mono small">{words.part(proposal.tally.yes)}</td>
            <td className="right mono small">{words.part(proposal.turnout)}</td>
            <td className="right small dim">{proposal.endedAt === null ? '' : formatShortDate(proposal.endedAt, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Title({ proposal: { title } }: { proposal: PastProposal }) {
  const { governanceWords: words } = useAllWords()
  const { hasLink, hasHidden } = luresOf(title)
  if (hasLink || hasHidden) return <span className="dim">{words.heldBack}</span>
  return title.trim() === '' ? <span className="dim">{words.noTitle}</span> : <Untrusted text={title} most={120} />
}
