// Draws the first start: three ways to begin, one sentence each. No server is asked before one is chosen.
import { Eye, FlaskConical, Lock, Smartphone, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { Button } from '../../kit/forms/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { NetworkDialog } from './NetworkDialog.tsx'
import styles from './welcome.module.css'
import { beginWithBackup, PRACTICE_STEPS, WAYS_IN, openWayIn, useWelcome, type WayIn } from './welcomeStore.ts'
import { useAppWindow, useWords, useAllWords } from '../../window.ts'

const RestoreBackup = lazy(async () => ({ default: (await import('../maintenance/RestoreBackup.tsx')).RestoreBackup }))

const ICONS: Record<WayIn, LucideIcon> = { ledger: Smartphone, watch: Eye, practice: FlaskConical }

/** Draws the Welcome screen. */
export function WelcomeScreen() {
  const { welcomeWords } = useWords()
  const { choosing, opening, error } = useWelcome()
  // Whoever is new begins here; who has a Ledger knows which one to take.
  const [chosen, setChosen] = useState<WayIn>('practice')
  useWayInKeys(chosen, setChosen)
  return (
    <div className={styles.welcome}>
      <section className="sheet">
        <Top />
        <ol aria-label={welcomeWords.waysIn}>
          {WAYS_IN.map((wayIn) => (
            <WayInLine
              key={wayIn}
              wayIn={wayIn}
              isChosen={wayIn === chosen}
              isOpening={wayIn === opening}
              onChoose={() => setChosen(wayIn)}
            />
          ))}
        </ol>
        {error !== null && (
          <div className={styles.welcomeError}>
            <ErrorNote error={error} />
          </div>
        )}
        <Foot />
      </section>
      <NetworkDialog key={choosing} isOpen={choosing !== null} />
      <p className={styles.welcomeKeys}>
        <kbd className="key">1</kbd>
        <kbd className="key">2</kbd>
        <kbd className="key">3</kbd> {welcomeWords.keyOpen}, <kbd className="key">↑</kbd>
        <kbd className="key">↓</kbd> {welcomeWords.keyChoose}, <kbd className="key">Enter</kbd> {welcomeWords.keyEnter}
      </p>
    </div>
  )
}

function Top() {
  const { welcomeWords } = useWords()
  return (
    <div className={styles.welcomeTop}>
      <div>
        <h1>{welcomeWords.title}</h1>
        <p>{welcomeWords.lead}</p>
      </div>
    </div>
  )
}

interface WayInLineProps {
  wayIn: WayIn
  isChosen: boolean
  isOpening: boolean
  onChoose: () => void
}

function WayInLine({ wayIn, isChosen, isOpening, onChoose }: WayInLineProps) {
  const { guideWords, wayInWords, welcomeWords } = useAllWords()
  const win = useAppWindow()
  const words = wayInWords[wayIn]
  const step = useWelcome((state) => state.step)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) button.current?.focus({ preventScroll: true })
  }, [isChosen])
  return (
    <li className={isChosen ? `${styles.wayIn} ${styles.on}` : styles.wayIn}>
      <span className={styles.number} aria-hidden="true">
        <Icon of={ICONS[wayIn]} size={22} />
      </span>
      <div>
        <h2>{words.name}</h2>
        <p>{words.does}</p>
      </div>
      <Button
        ref={button}
        onFocus={onChoose}
        kind={isChosen ? 'first' : 'plain'}
        label={`${words.press}: ${words.name}`}
        busy={isOpening ? (wayIn === 'practice' ? welcomeWords.openingPractice(step, PRACTICE_STEPS) : welcomeWords.opening) : null}
        onClick={() => void openWayIn(win, wayIn)}
      >
        {words.press}
      </Button>
      {wayIn === 'practice' && (
        <button type="button" className={`link ${styles.guided}`} onClick={() => void openWayIn(win, wayIn, { isGuided: true })}>
          {guideWords.beginAtWayIn}
        </button>
      )}
    </li>
  )
}

function Foot() {
  const { common, welcomeWords } = useWords()
  const win = useAppWindow()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.welcomeFoot}>
      <Icon of={Lock} tone="dim" />
      <span className="grow">{welcomeWords.promise}</span>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {welcomeWords.whatLater}
      </button>
      <span className={styles.backup}>
        {welcomeWords.hadTransfer}
        <Suspense>
          <RestoreBackup
            isCompact
            restore={(_win, { ticket, manifest }, passphrase) => beginWithBackup(win, { ticket, passphrase }, manifest.network)}
          />
        </Suspense>
      </span>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={welcomeWords.laterTitle}
        lead={welcomeWords.laterLead}
        actions={<Button onClick={() => setOpen(false)}>{common.close}</Button>}
      >
        <ul className={styles.bullets}>
          {welcomeWords.later.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mid">{welcomeWords.laterSettings}</p>
      </Dialog>
    </div>
  )
}

/** Binds the keys: digits choose a way, arrow keys move between them; Enter presses the focused button natively. */
function useWayInKeys(chosen: WayIn, choose: (wayIn: WayIn) => void): void {
  const win = useAppWindow()
  useEffect(() => {
    const move = (step: number) => (event: KeyboardEvent) => {
      event.preventDefault()
      const next = WAYS_IN[WAYS_IN.indexOf(chosen) + step]
      if (next !== undefined) choose(next)
    }
    const digits = WAYS_IN.map((wayIn, index): [string, () => void] => [String(index + 1), () => void openWayIn(win, wayIn)])
    return tinykeys(window, { ArrowDown: move(1), ArrowUp: move(-1), ...Object.fromEntries(digits) })
  }, [win, chosen, choose])
}
