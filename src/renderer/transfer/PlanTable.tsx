// What will happen step by step, and beside each step where the money is if it fails.
import type { Transfer } from '../../shared/transfer.ts'
import { useAccount } from '../state/accountsStore.ts'
import { useChainNames } from '../state/chainsStore.ts'
import { failText, planLead, planText, reviewWords as words } from '../words/review.ts'
import { isAddressOf } from '../state/ownAddress.ts'
import { plan } from './plan.ts'
import styles from './review.module.css'

export function PlanTable({ transfer }: { transfer: Transfer }) {
  const nameOf = useChainNames()
  const account = useAccount(transfer.accountId)
  const recipient = account !== null && isAddressOf(account, transfer.recipient) ? account.label : words.theRecipient
  const steps = plan(transfer.quote)
  return (
    <table className={styles.plan}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.whatWillHappen} <span className="small dim">{planLead(transfer.quote.transactionsRequired)}</span>
          </th>
          <th scope="col" className="small dim">
            {words.ifItFails}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          // the place in the plan is the step's name
          <tr key={index}>
            <td className={styles.number}>
              <span className={index === 0 ? styles.go : undefined}>{index + 1}</span>
            </td>
            <td>
              {planText(step, nameOf, recipient)} {index === 0 && <span className="small dim">{words.now}</span>}
            </td>
            <td className="mid">{failText(step.ifItFails, nameOf)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
