// Replaces all screens while the network's data cannot be opened: shows what is wrong, and every way to continue. None of them deletes
// anything: files that are moved away are kept aside.
import { useEffect, useState, type ReactNode } from 'react'
import type { FileState, SetAsideWhat } from '../../../../shared/contract/settings/maintenance.ts'
import type { ErrorData } from '../../../../shared/domain/errors.ts'
import { RestoreBackup } from '../RestoreBackup.tsx'
import { SaveButton } from '../SaveButton.tsx'
import { useApp } from '../../../data/stores/appStore.ts'
import { useTask } from '../../../data/useTask.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { ErrorText } from '../../../kit/text/ErrorText.tsx'
import { errorPhrase } from '../../../words/errors.ts'
import styles from './rescue.module.css'
import { useAppWindow, useAllWords } from '../../../window.ts'
import type { NetworkKind } from '../../../../shared/contract/settings/settings.ts'

/** Properties of `RescueScreen`. */
export interface RescueScreenProps {
  trouble: ErrorData
  /** Opens the Health page. */
  onHealth: () => void
}

/** Draws the rescue page. */
export function RescueScreen({ trouble, onHealth }: RescueScreenProps) {
  const words = useAllWords()
  const win = useAppWindow()
  const network = useApp((app) => app.value?.network)
  const [files, setFiles] = useState<FileState[] | null>(null)
  const { error, run } = useTask()
  useEffect(() => void run(async () => setFiles(await win.client['data.diagnose']({}))), [win, run])
  const isFuture = trouble.code === 'store.fromFuture' || files?.some(({ state }) => state === 'fromFuture') === true
  return (
    <div className="scroll">
      <div className={`page ${styles.rescue}`}>
        <h1>{words.maintenanceWords.rescueTitle}</h1>
        <p className="lead">{words.maintenanceWords.rescueLead(network === undefined ? '' : words.networkTitles[network.kind])}</p>
        <p>
          <ErrorText of={errorPhrase(trouble)} />
        </p>
        <section aria-labelledby="rescue-files">
          <h2 id="rescue-files" className="section-head">
            {words.maintenanceWords.rescueFiles}
          </h2>
          {files === null && error === null && <p className="mid">{words.maintenanceWords.rescueLooking}</p>}
          {error !== null && <ErrorNote error={error} />}
          <ul>
            {files?.map((file) => (
              <li key={file.file} className={isWell(file) ? 'mid' : 'warn'}>
                {words.fileSentence(file)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="rescue-ways">
          <h2 id="rescue-ways" className="section-head">
            {words.maintenanceWords.rescueWays}
          </h2>
          {isFuture && <p>{words.maintenanceWords.rescueFuture}</p>}
          <Ways files={files ?? []} isFuture={isFuture} />
          {network !== undefined && !network.isFixed && <OtherNetworks current={network.kind} />}
          <Way means={words.maintenanceWords.rescueHealthMeans}>
            <Button onClick={onHealth}>{words.maintenanceWords.rescueHealth}</Button>
          </Way>
        </section>
      </div>
    </div>
  )
}

function isWell({ state }: FileState): boolean {
  return state === 'sound' || state === 'fromPast'
}

function Ways({ files, isFuture }: { files: FileState[]; isFuture: boolean }) {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const isDamaged = (name: FileState['file']) => files.some((file) => file.file === name && !isWell(file))
  const other: Record<FileState['file'], FileState['file']> = { journal: 'archive', archive: 'journal' }
  const alone = (['archive', 'journal'] as const).filter((name) => isDamaged(name) && !isDamaged(other[name]))
  return (
    <>
      <Way means={words.rescueRestoreMeans}>
        <RestoreBackup isFirst={!isFuture} />
      </Way>
      {alone.map((name) => (
        <Way key={name} means={name === 'archive' ? words.rescueArchiveMeans : words.rescueJournalMeans}>
          <SetAside what={name} label={name === 'archive' ? words.rescueArchive : words.rescueJournal} />
        </Way>
      ))}
      <Way means={words.rescueSalvageMeans}>
        <SaveButton save={() => win.client['data.salvage']({})} busy={words.checking}>
          {words.rescueSalvage}
        </SaveButton>
      </Way>
      <Way means={words.rescueSaveMeans}>
        <SaveButton save={() => win.client['data.saveDamaged']({})} busy={words.backingUp}>
          {words.rescueSave}
        </SaveButton>
      </Way>
      <Way means={words.rescueEverythingMeans}>
        <SetAside what="everything" label={words.rescueEverything} />
      </Way>
    </>
  )
}

function Way({ means, children }: { means: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <div className={styles.action}>{children}</div>
      <p className="mid">{means}</p>
    </div>
  )
}

function SetAside({ what, label }: { what: SetAsideWhat; label: string }) {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const { isRunning, error, run } = useTask()
  return (
    <>
      <Button busy={isRunning ? words.settingAside : null} onClick={() => void run(() => win.client['data.setAside']({ what }))}>
        {label}
      </Button>
      {error !== null && <ErrorNote error={error} />}
    </>
  )
}

const KINDS = ['practice', 'testnet', 'mainnet'] as const

/** Draws the buttons of the other networks. */
function OtherNetworks({ current }: { current: NetworkKind }) {
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
