// Draws all validators of a chain: name, commission, voting power, state.
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { useAllWords } from '../../window.ts'
import { ChangeButton } from './StakeDialog.tsx'
import styles from './staking.module.css'
import { ValidatorName } from './ValidatorName.tsx'

/** Draws the table. */
export function ValidatorTable({ chain, account }: { chain: StakingChain; account: Account }) {
  const { stakingWords: words } = useAllWords()
  const { delegations, validators } = chain
  return (
    <section className={styles.part} aria-label={words.validators}>
      <h2>{words.validators}</h2>
      <table className={styles.table}>
        <thead>
          <tr className="small dim">
            <th scope="col">{words.validator}</th>
            <th scope="col" className="right" title={words.commissionLead}>
              {words.commission}
            </th>
            <th scope="col" className="right">
              {words.power}
            </th>
            <th scope="col">{words.state}</th>
            <th scope="col">
              <span className="visually-hidden">{words.stake}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {validators.map(({ address, commission, share, state }) => (
            <tr key={address}>
              <td>
                <ValidatorName address={address} validators={validators} isPlain />
              </td>
              <td className="right mono">{words.percent(commission)}</td>
              <td className="right mono">{share === 0 ? '–' : words.percent(share)}</td>
              <td className="mid">{words.states[state]}</td>
              <td className="right">
                {state === 'active' && delegations.every((one) => one.validator !== address) && (
                  <ChangeButton chain={chain} account={account} validator={address} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
