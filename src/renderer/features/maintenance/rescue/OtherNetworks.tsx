// Offers the other networks, which have separate files and so remain usable.
import type { NetworkKind } from '../../../../shared/contract/settings/settings.ts'
import { useTask } from '../../../data/useTask.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import styles from './rescue.module.css'
import { useAppWindow, useAllWords } from '../../../window.ts'

const KINDS = ['practice', 'testnet', 'mainnet'] as const

/** Draws the buttons of the other networks. */
export function OtherNetworks({ current }: { current: NetworkKind }) {
  const { maintenanceWords: words, networkWords, settingsWords } = useAllWords()
  const win = useAppWindow()
  const { isRunning, error, run } = useTask()
  return (
    <div className={styles.way}>
      <div className={styles.action}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="compact"
            busy={isRunning ? settingsWords.switching : null}
            onClick={() => void run(() => win.client['network.select']({ kind }))}
          >
            {kind === current ? words.rescueAgain : networkWords[kind].name}
          </Button>
        ))}
        {error !== null && <ErrorNote error={error} />}
      </div>
      <p className="mid">{words.rescueNetwork}</p>
    </div>
  )
}
