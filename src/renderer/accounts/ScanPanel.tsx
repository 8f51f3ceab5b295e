// Adding accounts from a Ledger: addresses by path, several at once.
import { useEffect } from 'react'
import type { ScannedAccount } from '../../shared/account.ts'
import { LEDGER_APP } from '../state/appOf.ts'
import { useApp } from '../state/appStore.ts'
import { ShortAddress } from '../ui/Address.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Tag } from '../ui/Tag.tsx'
import { accountsWords as words } from '../words/accounts.ts'
import { AppChoice } from './AppChoice.tsx'
import { DeviceBeside } from './DeviceBeside.tsx'
import { addChosen, nameChosen, readMore, resetScan, toggle, useScan } from './scanStore.ts'
import styles from './accounts.module.css'

export function ScanPanel({ onClose }: { onClose: () => void }) {
  const { app, form, found: all, isReading, error } = useScan()
  const found = all[form]
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  useEffect(resetScan, [])
  return (
    <Drawer
      title={words.scanTitle}
      label={words.scanTitle}
      below={isPractice ? words.scanLeadPractice(app) : words.scanLead(app)}
      foot={<Foot onClose={onClose} />}
      onClose={onClose}
      takesFocus
    >
      <div className="form-stack">
        <AppChoice />
        {found.length > 0 && (
          <ul>
            {found.map((line) => (
              <ScanLine key={line.path} line={line} />
            ))}
          </ul>
        )}
        {error !== null && <ErrorNote error={error} />}
        <Button kind={found.length === 0 ? 'first' : 'plain'} busy={isReading ? words.scanning : null} onClick={() => void readMore()}>
          {found.length === 0 ? words.scanPress : words.scanMore}
        </Button>
        <DeviceBeside app={LEDGER_APP[app]} />
      </div>
    </Drawer>
  )
}

function ScanLine({ line }: { line: ScannedAccount }) {
  const name = useScan((scan) => scan.chosen[line.path])
  const hasHex = useScan((scan) => scan.app === 'ethereum')
  return (
    <li className={styles.scanLine}>
      <input
        type="checkbox"
        className="check-box"
        checked={line.isAdded || name !== undefined}
        disabled={line.isAdded}
        aria-label={words.choose(line.address.bech32)}
        onChange={() => toggle(line.path)}
      />
      <span>
        <ShortAddress text={line.address.bech32} />
        {hasHex && (
          <>
            {' '}
            <span className="dim">·</span> <ShortAddress text={line.address.hex} />
          </>
        )}
        <br />
        <span className="mono small dim">{line.path}</span>
      </span>
      {line.isAdded && <Tag>{words.isAdded}</Tag>}
      {name !== undefined && (
        <input
          className="input"
          aria-label={words.nameOf(line.path)}
          value={name}
          maxLength={60}
          onChange={(event) => nameChosen(line.path, event.target.value)}
        />
      )}
    </li>
  )
}

function Foot({ onClose }: { onClose: () => void }) {
  const { chosen, added } = useScan()
  const count = Object.keys(chosen).length
  const add = async () => {
    if (await addChosen()) onClose()
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
