// Draws an account's stakes by validator with their rewards, and claims rewards of one, of those picked, or of all in one signature.
import { useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { showPart } from '../../kit/showElement.ts'
import { InfoMark } from '../../kit/text/InfoMark.tsx'
import { useNavigation } from '../../navigation.ts'
import { ActionButton, offOf } from '../../parts/ActionButton.tsx'
import { useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { StakeButton, type OnStake } from './StakeDialog.tsx'
import {
  canClaim,
  claimedWithLocked,
  claimOf,
  claimAction,
  compoundOf,
  feeAbove,
  isClaimLoss,
  rewardedPicks,
  rewardedValidators,
} from './claims.ts'
import styles from './staking.module.css'
import { exactSumText, sumText, totalsOf } from './totals.ts'
import { useBegin } from './useBegin.ts'
import { Amounts, Apr, ValidatorName, validatorText } from './ValidatorName.tsx'
import { ratedDenom } from '../../data/transfers/stakingYields.ts'

/** Properties of `Stakes`. */
export interface StakesProps {
  chain: StakingChain
  account: Account
  onStake: OnStake
}

/** Draws the stakes. */
export function Stakes({ chain, account, onStake }: StakesProps) {
  const all = useAllWords()
  const { actionWords, stakingWords: words } = all
  const { delegations, rewards } = chain
  const rated = ratedDenom(chain)
  const [picked, setPicked] = useState<readonly string[]>([])
  const staked = [...new Set([...delegations, ...rewards].map(({ validator }) => validator))]
  // Which of them to claim is a choice only among several.
  const canPick = offOf(actionWords, account) === null && rewardedValidators(rewards).length > 1
  const toggle = (validator: string) =>
    setPicked((before) => (before.includes(validator) ? before.filter((one) => one !== validator) : [...before, validator]))
  const lead = [offOf(actionWords, account) === null && compoundOf(chain, []) !== null ? words.differs : [], canPick ? words.pickLead : []]
    .flat()
    .join(' ')
  const parts = offOf(actionWords, account) === null ? claimParts(all, chain) : null
  const isAsked = useNavigation(({ params }) => params.open === 'stakes')
  const { begins, note } = useBegin('claim', account, rewardedValidators(rewards).length === 0 ? 'nothing' : null)
  return (
    <section
      ref={isAsked ? showPart : undefined}
      data-part="stakes"
      data-whole=""
      className={styles.part}
      aria-label={words.yourStakes}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <div className="line">
          <h2>{words.yourStakes}</h2>
          {lead !== '' && <InfoMark text={lead} />}
        </div>
        {/* What cannot be unpicked any more counts as not picked. */}
        <ClaimSeveral chain={chain} account={account} picked={canPick ? picked : []} begins={begins} />
      </div>
      {parts !== null && <p className="small mid">{parts}</p>}
      {note !== null && (
        <p className="small warn" role="status">
          {note}
        </p>
      )}
      {staked.length === 0 ? (
        <p className="mid">{words.noStakes}</p>
      ) : (
        <table className={`${styles.table} ${rated === undefined ? '' : styles.rated}`}>
          <thead>
            <tr className="label">
              <th scope="col">{words.validator}</th>
              {rated !== undefined && (
                <th scope="col" className="right" title={words.aprLead}>
                  {words.apr}
                </th>
              )}
              <th scope="col" className={`right ${styles.extra}`} title={words.commissionLead}>
                {words.commission}
              </th>
              <th scope="col" className="right">
                {words.staked}
              </th>
              <th scope="col" className="right">
                {words.rewards}
              </th>
              <th scope="col">
                <span className="visually-hidden">{words.claim}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {staked.map((validator) => (
              <StakeRow
                key={validator}
                validator={validator}
                chain={chain}
                account={account}
                onStake={onStake}
                isPicked={canPick ? picked.includes(validator) : null}
                onToggle={() => toggle(validator)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface StakeRowProps extends StakesProps {
  validator: string
  /** Null where there is nothing to choose. */
  isPicked: boolean | null
  onToggle: () => void
}

function StakeRow({ validator, chain, account, onStake, isPicked, onToggle }: StakeRowProps) {
  const { stakingWords: words } = useAllWords()
  const { validators, delegations, rewards } = chain
  const name = validatorText(validator, validators)
  const rated = ratedDenom(chain)
  const commission = validators.find((one) => one.address === validator)?.commission
  const own = rewards.filter((one) => one.validator === validator)
  const hasReward = own.length > 0
  // Where the claim of all costs more than it brings, that is said beside its button, once for all.
  const isLoss = hasReward && !isClaimLoss(chain) && feeAbove(chain.fee, own) !== null
  return (
    <tr>
      <td>
        <label className={styles.pick}>
          {isPicked !== null && (
            <input
              type="checkbox"
              className="check-box"
              checked={isPicked && hasReward}
              disabled={!hasReward}
              title={words.pickLead}
              aria-label={words.pick(name)}
              onChange={onToggle}
            />
          )}
          <ValidatorName address={validator} validators={validators} />
        </label>
      </td>
      {rated !== undefined && <Apr chain={chain} validator={validator} denom={rated} />}
      <td className={`right mono ${styles.extra}`}>{commission === undefined ? '–' : words.percent(commission)}</td>
      <td className="right">
        <Amounts parts={delegations} validator={validator} none="–" />
      </td>
      <td className="right">
        <Amounts parts={rewards} validator={validator} none={words.noReward} />
        {isLoss && <div className="small warn">{words.belowFee}</div>}
      </td>
      <td className="right">
        <StakeButton
          chain={chain}
          account={account}
          validator={validator}
          label={words.changeWith(name)}
          way="undelegate"
          onStake={onStake}
        >
          {words.change}
        </StakeButton>
      </td>
    </tr>
  )
}

interface SeveralProps extends Omit<StakesProps, 'onStake'> {
  picked: readonly string[]
}

interface ClaimSeveralProps extends SeveralProps {
  begins: boolean
}

/** Draws the button that claims what is picked, or all of it. */
function ClaimSeveral({ chain, account, picked, begins }: ClaimSeveralProps) {
  const all = useAllWords()
  const { actionWords, stakingWords: words } = all
  const { rewards, fee } = chain
  const isAsked = useNavigation(({ params }) => params.open === 'claim' && (params.chainId ?? chain.chainId) === chain.chainId)
  const locked = claimedWithLocked(chain)
  const count = rewardedPicks(rewards, picked).length
  const { validators, isWithLocked, isCut } = claimOf(rewards, locked, picked)
  if (validators.length === 0 || offOf(actionWords, account) !== null) return null
  const claimed = totalsOf([...rewards.filter((one) => validators.includes(one.validator)), ...(isWithLocked ? locked : [])])
  const above = feeAbove(fee, claimed)
  const sum = sumText(all, claimed)
  const picks = isCut ? words.claimMost(validators.length) : count === 0 ? null : words.claimPicked(count)
  return (
    <div ref={isAsked ? showPart : undefined} data-part="claim" className={styles.several}>
      {isCut && <span className="small dim">{words.tooMany(validators.length)}</span>}
      {above !== null && <span className="small warn">{words.feeAbove(exactSumText(all, [above]))}</span>}
      <ActionButton
        chainId={chain.chainId}
        account={account}
        action={claimAction(validators, isWithLocked)}
        begins={begins}
        isFirst={canClaim(chain)}
      >
        {picks !== null ? words.claimSum(picks, sum) : isWithLocked ? words.claimBoth(sum) : words.claimAll(sum)}
      </ActionButton>
      <Compound chain={chain} account={account} picked={picked} />
    </div>
  )
}

/** Says, with every digit, of what the claim of all is the sum, since the rewards of locked stakes can't be staked again; null where it has one part. */
function claimParts(all: AllWords, chain: StakingChain): string | null {
  const { stakingWords: words } = all
  const locked = claimedWithLocked(chain)
  const { validators } = claimOf(chain.rewards, locked, [])
  const staked = chain.rewards.filter(({ validator }) => validators.includes(validator))
  if (locked.length === 0 || staked.length === 0) return null
  const [fromStakes, fromLocked] = [exactSumText(all, totalsOf(staked)), exactSumText(all, totalsOf(locked))]
  return words.claimParts(fromStakes, fromLocked, compoundOf(chain, []) !== null)
}

/** Draws the button that stakes again what is picked, or all of it, with what a press does; nothing where nothing can be. */
function Compound({ chain, account, picked }: SeveralProps) {
  const all = useAllWords()
  const { stakingWords: words } = all
  const isAsked = useNavigation(({ params }) => params.open === 'compound')
  const compounding = compoundOf(chain, picked)
  if (compounding === null) return null
  const { action, parts, isCut } = compounding
  const total = totalsOf(parts)
  const name = isCut ? words.compoundMost(parts.length) : words.compound
  return (
    <span ref={isAsked ? showPart : undefined} data-part="compound" title={words.compoundTitle}>
      <ActionButton chainId={chain.chainId} account={account} action={action} label={words.compoundSum(name, sumText(all, total))}>
        {name}
      </ActionButton>
    </span>
  )
}
