// Draws the addresses that were read from a device with what the chains know of each, and below them a summary over all.
import { useId } from 'react'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import type { ScannedAccount } from '../../../shared/contract/account.ts'
import { useChains } from '../../data/stores/chainsStore.ts'
import { ShortAddress } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Tag } from '../../kit/Tag.tsx'
import styles from './accounts.module.css'
import { answersOf, askFailedAgain, isFound, useScanActivity } from './scanActivity.ts'
import { chooseAll, nameChosen, toggle, useScan } from './scanStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the list of read addresses. */
export function ScanLines({ lines }: { lines: readonly ScannedAccount[] }) {
  return (
    <div>
      <ul>
        {lines.map((line) => (
          <ScanLine key={line.path} line={line} />
        ))}
      </ul>
      <Outcome lines={lines} />
    </div>
  )
}

function ScanLine({ line }: { line: ScannedAccount }) {
  const words = useAllWords()
  const win = useAppWindow()
  const id = useId()
  const name = useScan((scan) => scan.chosen[line.path])
  const hasHex = useScan((scan) => LEDGER_APPS[scan.app].signsEthereum)
  return (
    <li className={styles.scanLine}>
      <input
        id={id}
        type="checkbox"
        className="check-box"
        checked={line.isAdded || name !== undefined}
        disabled={line.isAdded}
        aria-label={words.accountsWords.choose(line.address.bech32)}
        onChange={() => toggle(words, win, line.path)}
      />
      <label htmlFor={id}>
        <ShortAddress text={line.address.bech32} />
        {hasHex && (
          <>
            {' '}
            <span className="dim">·</span> <ShortAddress text={line.address.hex} />
          </>
        )}
        <br />
        <span className="mono small dim">{line.path}</span>
        <Activity address={line.address.bech32} />
      </label>
      {line.isAdded && <Tag>{words.accountsWords.isAdded}</Tag>}
      {name !== undefined && (
        <input
          className="input"
          aria-label={words.accountsWords.nameOf(line.path)}
          value={name}
          maxLength={60}
          onChange={(event) => nameChosen(win, line.path, event.target.value)}
        />
      )}
    </li>
  )
}

function Activity({ address }: { address: string }) {
  const { activityDetail, activityText } = useAllWords()
  const byChain = useScanActivity((activity) => activity.answers[address])
  const chains = useChains((state) => state.value) ?? []
  const answers = answersOf(byChain, chains)
  return (
    <span className={`small ${styles.activity} ${isFound(answers) ? 'good' : 'dim'}`} title={activityDetail(answers)}>
      {activityText(answers)}
    </span>
  )
}

/** Draws the summary; it keeps its height while answers arrive. */
function Outcome({ lines }: { lines: readonly ScannedAccount[] }) {
  const words = useAllWords()
  const { activitySummary, keyActivityWords } = words
  const win = useAppWindow()
  const all = useScanActivity((activity) => activity.answers)
  const chains = useChains((state) => state.value) ?? []
  const app = useScan((scan) => scan.app)
  const chosen = useScan((scan) => scan.chosen)
  const answers = lines.map((line) => ({ line, answers: answersOf(all[line.address.bech32], chains) }))
  const found = answers.filter((one) => isFound(one.answers)).map(({ line }) => line)
  const namesOf = (kind: 'waiting' | 'failed') => [...new Set(answers.flatMap((one) => one.answers[kind]))]
  const [waiting, failed] = [namesOf('waiting'), namesOf('failed')]
  const left = found.filter(({ isAdded, path }) => !isAdded && chosen[path] === undefined)
  return (
    <div className={styles.activityOutcome}>
      <p role="status" className="small mid grow">
        {activitySummary({ found: found.length, addresses: lines.length, waiting: waiting.length, failed })}
      </p>
      {waiting.length === 0 && failed.length > 0 && (
        <Button size="compact" onClick={() => void askFailedAgain(win, app)}>
          {keyActivityWords.askAgain}
        </Button>
      )}
      {waiting.length === 0 && left.length > 0 && (
        <Button
          size="compact"
          onClick={() =>
            chooseAll(
              words,
              win,
              left.map(({ path }) => path),
            )
          }
        >
          {keyActivityWords.chooseFound}
        </Button>
      )}
    </div>
  )
}
