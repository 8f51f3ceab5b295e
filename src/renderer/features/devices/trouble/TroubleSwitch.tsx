// Lets something go wrong on the practice network: a button in its band, the choice of a trouble, and what is wrong now.
import { Fragment, useEffect } from 'react'
import type { PracticeTrouble } from '../../../../shared/domain/practiceTroubles.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { go, useNavigation } from '../../../navigation.ts'
import styles from './trouble.module.css'
import { reloadPracticeTrouble, setPracticeTrouble, showTroubleDialog, usePracticeTrouble, useTroubleDialog } from './troubleStore.ts'
import type { TransferWay } from '../../../location.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../../window.ts'

/** The failures by when they happen; what the user notices of them stands in the heading. */
const GROUPS = [
  { when: 'beforeSigning', troubles: ['extraPayment', 'unknownContract'] },
  { when: 'onTheWay', troubles: ['refund', 'lost', 'lie'] },
  { when: 'outage', troubles: ['routerDown', 'indexersDown', 'nodesDown'] },
] as const satisfies readonly { when: string; troubles: readonly PracticeTrouble[] }[]

/** The transfer that each failure shows in; null where it shows without one. A bridge by the router is hit by all but a swap's contract. */
const SHOWN_IN: Record<PracticeTrouble, TransferWay | null> = {
  refund: 'bridge',
  lost: 'bridge',
  lie: 'bridge',
  extraPayment: 'bridge',
  unknownContract: 'swap',
  routerDown: 'bridge',
  indexersDown: null,
  nodesDown: 'bridge',
}

/** Fills the form with a transfer that shows the failure. */
function showIn(win: AppWindow, way: TransferWay): void {
  go(win, 'transfer', { way, amount: '1' })
}

/** Draws the button, or the trouble that is on with a button that ends it. */
export function TroubleSwitch() {
  const { troubleWords: words } = useAllWords()
  const win = useAppWindow()
  const { value: trouble, error } = usePracticeTrouble()
  const { isOpen } = useTroubleDialog()
  const screen = useNavigation((place) => place.screen)
  const way = trouble === null ? null : SHOWN_IN[trouble]
  useEffect(() => void reloadPracticeTrouble(win), [win])
  return (
    <>
      {trouble === null ? (
        <button type="button" className={styles.open} onClick={() => showTroubleDialog(win, true)}>
          {words.open}
        </button>
      ) : (
        <span role="status" className={styles.on}>
          {words.on(words.troubles[trouble].name)}
          {way !== null && screen === 'transfer' && <span>{words.filledIn}</span>}
          {way !== null && screen !== 'transfer' && (
            <button type="button" className={styles.open} onClick={() => showIn(win, way)}>
              {words.transfer}
            </button>
          )}
          <button type="button" className={styles.open} onClick={() => void setPracticeTrouble(win, null)}>
            {words.stop}
          </button>
        </span>
      )}
      {error !== null && <ErrorNote error={error} />}
      {isOpen && <TroubleDialog onClose={() => showTroubleDialog(win, false)} />}
    </>
  )
}

function TroubleDialog({ onClose }: { onClose: () => void }) {
  const { common, troubleWords: words } = useAllWords()
  const win = useAppWindow()
  const begin = async (trouble: PracticeTrouble) => {
    onClose()
    // The quote is asked for once the failure is on.
    await setPracticeTrouble(win, trouble)
    const way = SHOWN_IN[trouble]
    if (way !== null) showIn(win, way)
  }
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={words.title}
      lead={words.lead}
      actions={<Button onClick={onClose}>{common.cancel}</Button>}
    >
      <div>
        {GROUPS.map(({ when, troubles }) => (
          <Fragment key={when}>
            <h3 className={`small ${styles.group}`}>{words.groups[when]}</h3>
            <ul>
              {troubles.map((trouble) => (
                <li key={trouble} className={`choice-line ${styles.trouble}`}>
                  <b>{words.troubles[trouble].name}</b>
                  <span className="mid">{words.troubles[trouble].means}</span>
                  <Button size="compact" label={words.beginOf(words.troubles[trouble].name)} onClick={() => void begin(trouble)}>
                    {words.begin}
                  </Button>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </Dialog>
  )
}
