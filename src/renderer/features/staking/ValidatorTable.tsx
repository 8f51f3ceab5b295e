// Draws all validators of a chain: name, state, commission, own stake, voting power, uptime. Each active one can be staked with.
import { showPart } from '../../kit/showElement.ts'
import { InfoMark } from '../../kit/text/InfoMark.tsx'
import { useNavigation } from '../../navigation.ts'
import { useAllWords } from '../../window.ts'
import type { StakesProps } from './Stakes.tsx'
import { StakeButton } from './StakeDialog.tsx'
import styles from './staking.module.css'
import { Amounts, Apr, ValidatorName, validatorText } from './ValidatorName.tsx'
import { isDominant } from './stakeForm.ts'
import { ratedDenom } from '../../data/transfers/stakingYields.ts'

/** States that are explained beside the heading. */
const NOTED = ['inactive', 'jailed'] as const

/** Draws the table. */
export function ValidatorTable({ chain, account, onStake }: StakesProps) {
  const { stakingWords: words } = useAllWords()
  const { validators } = chain
  const rated = ratedDenom(chain)
  const asked = useNavigation(({ params }) => (params.open === 'validator' ? params.address : undefined))
  const isCounted = validators.some(({ uptime }) => uptime !== null)
  const notes = NOTED.filter((state) => validators.some((one) => one.state === state)).map((state) => words.stateNotes[state])
  return (
    <section className={styles.part} aria-label={words.validators}>
      <div className="line">
        <h2>{words.validators}</h2>
        {notes.length > 0 && <InfoMark text={notes.join(' ')} />}
      </div>
      <table className={`${styles.table} ${rated === undefined ? '' : styles.rated} ${isCounted ? styles.counted : ''}`}>
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
              {words.ownStake}
            </th>
            <th scope="col" className="right">
              {words.power}
            </th>
            {isCounted && (
              <th scope="col" className={`right ${styles.extra}`} title={words.uptimeLead}>
                {words.uptime}
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">{words.stake}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {validators.map(({ address, commission, share, state, uptime }) => (
            <tr key={address} ref={address === asked ? showPart : undefined}>
              <td>
                <ValidatorName address={address} validators={validators} />
              </td>
              {rated !== undefined && <Apr chain={chain} validator={address} denom={rated} />}
              <td className={`right mono ${styles.extra}`}>{words.percent(commission)}</td>
              <td className="right">
                <Amounts parts={chain.delegations} validator={address} none="–" />
              </td>
              <td
                className={isDominant(share) ? 'right mono warn' : 'right mono'}
                title={isDominant(share) ? words.dominantNote : undefined}
              >
                {share === 0 ? '–' : words.power2(share)}
              </td>
              {isCounted && <td className={`right mono ${styles.extra}`}>{uptime === null ? '–' : words.power2(uptime)}</td>}
              <td className="right">
                {state === 'active' && (
                  <StakeButton
                    chain={chain}
                    account={account}
                    validator={address}
                    label={words.stakeWith(validatorText(address, validators))}
                    onStake={onStake}
                  >
                    {words.stake}
                  </StakeButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {validators.some(({ share }) => isDominant(share)) && <p className={`small warn ${styles.tableNotes}`}>{words.dominantNote}</p>}
    </section>
  )
}
