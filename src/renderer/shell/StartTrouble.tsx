// Explains why a window could not reach Waybill from the start, and what to do.
import type { AppError } from '../../shared/domain/errors.ts'
import { readEverything } from '../data/readEverything.ts'
import { Button } from '../kit/forms/Button.tsx'
import { ErrorNote } from '../kit/ErrorNote.tsx'
import { useAppWindow, useWords } from '../window.ts'
import styles from './crash.module.css'

/** Draws the page of a failed start. */
export function StartTrouble({ error }: { error: AppError }) {
  const { common, crashWords: words } = useWords()
  const win = useAppWindow()
  const isDesktop = !window.location.protocol.startsWith('http')
  // Without its token, loading the page again does not help.
  const lacksKey = !isDesktop && error.code === 'bridge.forbidden'
  const lead = isDesktop ? words.startUnconnected : lacksKey ? words.startForbidden : words.startLost
  return (
    <div className={`page ${styles.crash}`}>
      <h1>{words.startTitle}</h1>
      {error.code.startsWith('bridge.') && <p className="lead">{lead}</p>}
      <ErrorNote error={error} />
      <div className={styles.ways}>
        {error.retry !== 'never' && (
          <Button kind="first" onClick={() => readEverything(win)}>
            {common.tryAgain}
          </Button>
        )}
        {!lacksKey && <Button onClick={() => window.location.reload()}>{words.reload}</Button>}
      </div>
    </div>
  )
}
