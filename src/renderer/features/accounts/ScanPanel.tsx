// Adds accounts from a Ledger: lists addresses by path, of which several can be chosen at once.
import { useEffect } from 'react'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { AppChoice } from './AppChoice.tsx'
import { DeviceBeside } from './DeviceBeside.tsx'
import { chooseLedger, isLedgerChoiceOpen, reloadLedgers, useLedgers } from './ledgersStore.ts'
import { ScanLines } from './ScanLines.tsx'
import { addChosen, readMore, resetScan, useScan } from './scanStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'
import type { LedgerList } from '../../../shared/contract/status.ts'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import styles from './accounts.module.css'

/** Draws the panel that adds accounts from a Ledger. */
export function ScanPanel({ onClose }: { onClose: () => void }) {
  const { accountsWords: words } = useAllWords()
  const win = useAppWindow()
  const { app, form, found: all, isReading, error } = useScan()
  const found = all[form]
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const isChoiceOpen = useLedgers(isLedgerChoiceOpen)
  useEffect(() => {
    resetScan(win)
    void reloadLedgers(win)
    return () => {
      // Ends the questions to the chains when the panel closes.
      resetScan(win)
      void chooseLedger(win, null)
    }
  }, [win])
  return (
    <Drawer
      title={words.scanTitle}
      label={words.scanTitle}
      below={found.length > 0 ? undefined : isPractice ? words.scanLeadPractice(app) : words.scanLead(app)}
      foot={<Foot onClose={onClose} />}
      onClose={onClose}
      takesFocus
    >
      <div className={`form-stack ${styles.scan}`}>
        <DeviceBeside app={LEDGER_APPS[app].name} isSmall />
        <div className="form-stack">
          <AppChoice />
          <LedgerChoice />
          {found.length > 0 && <ScanLines lines={found} />}
          {error !== null && <ErrorNote error={error} />}
          <Button
            kind={found.length === 0 ? 'first' : 'plain'}
            off={isChoiceOpen ? words.chooseLedger : null}
            busy={isReading ? words.scanning : null}
            onClick={() => void readMore(win)}
          >
            {found.length === 0 ? words.scanPress : words.scanMore}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}

function Foot({ onClose }: { onClose: () => void }) {
  const { accountsWords: words } = useAllWords()
  const win = useAppWindow()
  const { chosen, added } = useScan()
  const count = Object.keys(chosen).length
  const add = async () => {
    if (await addChosen(win)) onClose()
  }
  const off = count === 0 ? words.chooseFirst : Object.values(chosen).some((name) => name.trim() === '') ? words.nameNeeded : null
  return (
    <Button
      kind="first"
      off={added === null ? off : null}
      busy={added === null ? null : words.adding(added, added + count)}
      onClick={() => void add()}
    >
      {words.addPress(count)}
    </Button>
  )
}

/** Draws the choice between the Ledgers that are plugged in. */
function LedgerChoice() {
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
