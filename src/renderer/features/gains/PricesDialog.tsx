// Imports past prices from a CSV, and lists what is stored.
import { useState } from 'react'
import type { Output } from '../../../shared/contract/methods.ts'
import { useAsked } from '../../data/useAsked.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { FileButton } from '../../kit/forms/FileButton.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import { clearPricesError, type GainsReport } from './gainsStore.ts'
import { MissingDays } from './MissingDays.tsx'
import styles from './gains.module.css'

type Import = Output<'gains.importPrices'>
/** Letters of a file, as main allows. */
const MAX_SHEET = 800_000

const ask = (win: AppWindow) => win.client['gains.prices']({})
const isStale = () => false

interface PricesDialogProps {
  /** Days that a figure lacks. */
  missing: GainsReport['missing']
  /** The host that offers past prices; null where none does. */
  host: string | null
  onChanged: () => void
  onClose: () => void
}

/** Draws the dialog on past prices. */
export function PricesDialog({ missing, host, onChanged, onClose }: PricesDialogProps) {
  const { common, formatUtcDay, gainWords: words } = useAllWords()
  const win = useAppWindow()
  const [done, setDone] = useState<Import | 'tooLarge' | null>(null)
  const { isRunning, error, run } = useTask()
  const { value: given, askAgain } = useAsked(ask, isStale)
  const store = (work: () => Promise<Import | 'tooLarge'>) =>
    run(async () => {
      setDone(null)
      setDone(await work())
      clearPricesError(win)
      askAgain()
      onChanged()
    })
  const read = async (file: File) =>
    file.size > MAX_SHEET ? ('tooLarge' as const) : win.client['gains.importPrices']({ text: await file.text() })
  const remove = (asset: string, currency: string) =>
    run(async () => {
      await win.client['gains.removePrices']({ asset, currency })
      setDone(null)
      askAgain()
      onChanged()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.pricesTitle}
      lead={missing.length === 0 ? words.pricesLead : undefined}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {host !== null && (
            <Button busy={isRunning ? words.fetching : null} onClick={() => void store(() => win.client['gains.fetchPrices']({}))}>
              {words.fetch(host)}
            </Button>
          )}
          <FileButton accept=".csv,.txt" busy={isRunning ? words.reading : null} onChoose={(file) => void store(() => read(file))}>
            {words.chooseFile}
          </FileButton>
        </>
      }
    >
      {missing.length > 0 && (
        <>
          <MissingDays missing={missing} host={host} />
          <p className="mid">{words.pricesLead}</p>
        </>
      )}
      <output>{done !== null && <Outcome done={done} />}</output>
      {error !== null && <ErrorNote error={error} />}
      {given !== null && given.length > 0 && (
        <section aria-labelledby="given-prices">
          <h3 id="given-prices" className="label">
            {words.given}
          </h3>
          <ul className={styles.given}>
            {given.map(({ asset, symbol, currency, days, from, until }) => (
              <li key={`${asset} ${currency}`}>
                <span>
                  {symbol} {currency} <span className="small dim">{words.givenDays(days, formatUtcDay(from), formatUtcDay(until))}</span>
                </span>
                <Button
                  kind="quiet"
                  size="compact"
                  label={words.removeOf(symbol, currency)}
                  off={isRunning ? words.reading : null}
                  onClick={() => void remove(asset, currency)}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

function Outcome({ done }: { done: Import | 'tooLarge' }) {
  const { gainWords: words } = useAllWords()
  if (done === 'tooLarge') return <p>{words.tooLarge}</p>
  if (done.problems.length === 0) return <p>{words.stored(done.stored)}</p>
  return (
    <>
      <p>{words.problemsLead}</p>
      <ul className={`small ${styles.problems}`}>
        {done.problems.map(({ line, code, text }) => (
          <li key={`${String(line)} ${code}`}>
            {words.problemAt(line, words.problems[code])} {text !== '' && <Untrusted text={text} />}
          </li>
        ))}
      </ul>
    </>
  )
}
