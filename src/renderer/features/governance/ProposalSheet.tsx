// Draws a proposal on its own: its whole text and the votes, then what the list does not say (quorum, own weight, deposit, who made it, dates).
import { Fragment, useRef } from 'react'
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import type { GovernanceRules } from '../../../shared/contract/transfer/governance.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { offOf } from '../../parts/ActionButton.tsx'
import { FullAddress } from '../../parts/Who.tsx'
import { useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import styles from './governance.module.css'
import { Caution, Head, OwnBallot, Tally, VoteButtons, type ProposalProps } from './ProposalParts.tsx'
import { ProposalChanges } from '../../parts/proposal/ProposalChanges.tsx'
import { thresholdOf } from './threshold.ts'

/** Draws the sheet. The buttons that vote stand in its foot, in view whatever its length; that of `option` is focused first. */
export function ProposalSheet({ onClose, option, ...props }: ProposalProps & { option: VoteOption | null; onClose: () => void }) {
  const { actionWords, common, governanceWords: words } = useAllWords()
  // Begins at the top: a focused button at the end would scroll a long sheet to its foot.
  const heading = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { proposal } = props
  const { title, summary, messages, ownVote } = proposal
  const canVote = offOf(actionWords, props.account) === null
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={
        <span ref={heading} tabIndex={-1} className={styles.sheetTitle}>
          {title.trim() === '' ? <span className="dim">{words.noTitle}</span> : <Untrusted text={title} />}
        </span>
      }
      lead={<Head proposal={proposal} />}
      firstFocus={canVote && option !== null ? button : heading}
      actions={
        <>
          {canVote && <VoteButtons {...props} asked={{ option, button }} />}
          {/* What is asked here is the vote: closing weighs less. */}
          <Button kind={canVote ? 'quiet' : 'plain'} onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Caution proposal={proposal} />
        <p className={styles.summary}>
          <Untrusted text={summary} keepsBreaks />
        </p>
        <ProposalChanges chainId={props.chain.chainId} messages={messages} />
        <Tally {...props} />
        {ownVote !== null && (
          <p>
            <OwnBallot cast={ownVote} />
          </p>
        )}
        <ProposalFacts {...props} />
      </div>
    </Dialog>
  )
}

/** Draws how it is decided, how much the own vote counts, its deposit and what becomes of it, who made it, and its dates. */
export function ProposalFacts({ chain, proposal }: Pick<ProposalProps, 'chain' | 'proposal'>) {
  const { explorerWords, formatShortDate, formatTime, governanceWords: words } = useAllWords()
  const { proposer, deposit, submittedAt, startsAt, endsAt, turnout } = proposal
  const { quorum, rules } = chain
  const now = useNow(60_000)
  const at = (moment: number) => `${formatShortDate(moment, now)}, ${formatTime(moment)}`
  const sides = [words.part(turnout), words.percent(quorum)] as const
  return (
    <dl className={`facts ${styles.facts}`}>
      <dt>{words.quorum}</dt>
      <dd>{turnout < quorum ? words.quorumMissed(...sides) : words.quorumReached(...sides)}</dd>
      {rules !== null && (
        <>
          <dt>{words.toPass}</dt>
          <dd>{passText(words, rules, thresholdOf(rules, proposal))}</dd>
        </>
      )}
      <dt>{words.ownWeight}</dt>
      <dd>
        <OwnWeight chain={chain} />
      </dd>
      {deposit.length > 0 && (
        <>
          <dt>{words.deposit}</dt>
          <dd>
            {deposit.map(({ asset, amount }) => (
              <Amount key={asset.denom} units={amount} decimals={asset.decimals} symbol={asset.symbol} />
            ))}
            {rules !== null && <p className="small mid">{depositText(words, rules)}</p>}
          </dd>
        </>
      )}
      {proposer !== null && (
        <>
          <dt>{words.proposer}</dt>
          <dd>
            <FullAddress address={proposer} copyLabel={explorerWords.copyAddress} />
          </dd>
        </>
      )}
      {submittedAt !== null && submittedAt !== startsAt && (
        <>
          <dt>{words.submitted}</dt>
          <dd>{at(submittedAt)}</dd>
        </>
      )}
      <dt>{words.voting}</dt>
      <dd>{startsAt === null ? words.until(at(endsAt)) : words.span(at(startsAt), at(endsAt))}</dd>
    </dl>
  )
}

/** Draws how much the account's vote counts: what it has staked with active validators. */
function OwnWeight({ chain: { ownStake, rules } }: Pick<ProposalProps, 'chain'>) {
  const { governanceWords: words } = useAllWords()
  return (
    <>
      {ownStake?.map(({ asset, amount }) => (
        <Fragment key={asset.denom}>
          <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} mode="column" />{' '}
        </Fragment>
      ))}
      {ownStake === null ? words.weightUnread : ownStake.length === 0 ? words.noWeight : words.staked}
      {rules?.countsVesting === true && ` ${words.vestingToo}`}
    </>
  )
}

type GovernanceWords = AllWords['governanceWords']

/** Says what the votes must come to; without a threshold only what No with veto must not exceed. */
function passText(words: GovernanceWords, { vetoThreshold }: GovernanceRules, threshold: number | null): string {
  const veto = words.percent(vetoThreshold)
  return threshold === null ? words.passVeto(veto) : words.pass(words.percent(threshold), veto)
}

/** Says what becomes of the deposit. */
function depositText(words: GovernanceWords, { burnsWithoutQuorum, burnsOnVeto, vetoThreshold }: GovernanceRules): string {
  return words.depositFate(burnsWithoutQuorum, burnsOnVeto ? words.percent(vetoThreshold) : null)
}
