// Shows what will happen step by step and how far it has come, and beside each step where the money is if it fails.
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { useLowWindow } from '../../../kit/hooks/useLowWindow.ts'
import { useNames } from '../../../parts/useNames.ts'
import { handsNeeded, plan, repeatsFrom, type PlanStep } from './plan.ts'
import styles from '../checks/checks.module.css'
import { useAllWords } from '../../../window.ts'

/** Steps that a low window shows below the amounts. */
const MAX_LOW = 3

/** Draws the plan of a transfer; a long one folded in a low window, so that the amounts stay in sight. */
export function PlanTable({ transfer }: { transfer: Transfer }) {
  const { failText, planLead, planText, reviewWords: words } = useAllWords()
  const nameOf = useChainNames()
  const account = useAccount(transfer.accountId)
  const { savedRecipient } = useNames(transfer)
  const isOwn = account !== null && isAddressOf(account, transfer.recipient)
  const recipient = isOwn ? words.yourAccount(account.label) : (savedRecipient ?? words.theRecipient)
  const steps = plan(transfer)
  const hands = handsNeeded(steps)
  const failTexts = steps.map(({ state, ifItFails }) => (state === 'done' ? '' : failText(ifItFails, nameOf)))
  const fails = [...new Set(failTexts)].filter((text) => text !== '')
  const isLow = useLowWindow() && steps.length > MAX_LOW
  const [wantsAll, setWantsAll] = useState(false)
  const isOpen = !isLow || wantsAll
  const [now, last] = [steps.find(({ state }) => state === 'now'), steps.at(-1)]
  const outline = [now, now === last ? undefined : last].flatMap((step) => (step === undefined ? [] : planText(step, nameOf, recipient)))
  return (
    <table className={`${styles.plan} ${isOpen ? '' : styles.folded}`}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.whatWillHappen} {hands.confirmations > 0 && <span className={`small dim ${styles.lead}`}>{planLead(hands)}</span>}
            {/* Folded, it still says what is done now, what comes of it, and what if it fails. */}
            {!isOpen && outline.length > 0 && <span className={`small mid ${styles.outcome}`}>{outline.join(' → ')}</span>}
            {!isOpen && fails.length > 0 && (
              <span className={`small mid ${styles.outcome}`}>
                <span className="dim">{words.ifItFails}:</span> {fails.join(' → ')}
              </span>
            )}
          </th>
          <th scope="col" className="small dim">
            <span className={styles.checksHead}>
              <span>{isOpen && words.ifItFails}</span>
              {isLow && (
                <button type="button" className={`small ${styles.toggle}`} aria-expanded={isOpen} onClick={() => setWantsAll(!wantsAll)}>
                  {words.stepCount(steps.length)}
                  <Icon of={isOpen ? ChevronUp : ChevronDown} size={13} />
                </button>
              )}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {(isOpen ? steps : []).map((step, index) => (
          // The place in the plan identifies the step.
          <tr key={index} aria-current={step.state === 'now' ? 'step' : undefined}>
            <td className={`${styles.number} ${isJoined(failTexts, index) ? styles.joined : ''}`}>
              <Mark state={step.state} number={index + 1} />
            </td>
            <td className={`${step.state === 'done' ? 'dim' : ''} ${isJoined(failTexts, index) ? styles.joined : ''}`}>
              {planText(step, nameOf, recipient)} {step.state === 'now' && <span className="small dim">{words.now}</span>}
            </td>
            <FailCell texts={failTexts} index={index} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns whether the step below shares the text beside this one: no line parts them, since it would stop at that text. */
function isJoined(texts: readonly string[], index: number): boolean {
  return index + 1 < texts.length && texts[index + 1] === texts[index]
}

/** Says what becomes of the money if a step fails, once for all steps in a row of which the same is true. */
function FailCell({ texts, index }: { texts: readonly string[]; index: number }) {
  const rows = repeatsFrom(texts, index)
  if (rows === 0) return null
  return (
    <td className={index + rows === texts.length ? `mid ${styles.lastFail}` : 'mid'} rowSpan={rows}>
      {texts[index]}
    </td>
  )
}

function Mark({ state, number }: { state: PlanStep['state']; number: number }) {
  const { reviewWords: words } = useAllWords()
  if (state === 'done') {
    return (
      <span className={styles.done}>
        <Icon of={Check} size={11} />
        <span className="visually-hidden">{words.done}</span>
      </span>
    )
  }
  return <span className={state === 'now' ? styles.go : undefined}>{number}</span>
}
