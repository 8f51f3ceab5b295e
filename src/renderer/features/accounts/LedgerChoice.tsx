// Lets the user choose which of several Ledgers accounts are read from; draws nothing where there is only one.
import type { LedgerList } from '../../../shared/contract/status.ts'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import styles from './accounts.module.css'
import { chooseLedger, useLedgers } from './ledgersStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the choice between the Ledgers that are plugged in. */
export function LedgerChoice() {
  const { accountsWords: words } = useAllWords()
  const win = useAppWindow()
  const list = useLedgers((state) => state.value)
  if (list === null || !isWorthAsking(list)) return null
  const models = list.ledgers.map(({ model }) => model)
  const hasSameModel = new Set(models).size < models.length
  return (
    <div className={styles.appChoice}>
      <p className="label">{words.whichLedger}</p>
      <Segmented
        label={words.whichLedger}
        options={list.ledgers.map(({ id }, index) => ({ value: id, label: nameAt(models, index) }))}
        value={list.chosen ?? ''}
        onChange={(id) => void chooseLedger(win, id)}
      />
      <p className="small mid">{hasSameModel ? words.sameModelLedgers : words.whichLedgerNote}</p>
    </div>
  )
}

/** Returns whether a choice is needed: a single Ledger needs none, unless a different one that is unplugged was chosen. */
function isWorthAsking({ ledgers, chosen }: LedgerList): boolean {
  return ledgers.length > 1 || (ledgers.length === 1 && chosen !== null && ledgers[0]?.id !== chosen)
}

/** Returns the name of a Ledger; Ledgers of the same model are numbered. */
function nameAt(models: readonly string[], index: number): string {
  const model = models[index] ?? ''
  const isAlone = models.filter((other) => other === model).length === 1
  return isAlone ? model : `${model} ${models.slice(0, index + 1).filter((other) => other === model).length}`
}
