// Restores a backup: chooses the file, shows what it holds, and only then replaces the data.
import { useState } from 'react'
import type { BackupManifest } from '../../../shared/contract/settings/maintenance.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { PassphraseField } from '../../kit/forms/PassphraseField.tsx'
import { FileButton } from '../../kit/forms/FileButton.tsx'
import { useAppWindow, type AppWindow, useAllWords } from '../../window.ts'
import type { Reply } from '../../../shared/contract/bridge.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'

/** A backup that was chosen and inspected. */
export interface ChosenBackup {
  ticket: string
  manifest: BackupManifest
}

interface RestoreBackupProps {
  isFirst?: boolean
  /** Small, among links, as on Welcome. */
  isCompact?: boolean
  /** Replaces the data with the backup. @returns the folder that keeps what was replaced. */
  restore?: (win: AppWindow, chosen: ChosenBackup, passphrase: string | undefined) => Promise<string>
}

/** Draws the button that restores a backup, with its dialog. */
export function RestoreBackup({ isFirst = false, isCompact = false, restore = restoreHere }: RestoreBackupProps) {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const host = useApp((app) => app.value?.host)
  const [chosen, setChosen] = useState<ChosenBackup | null>(null)
  const [keptIn, setKeptIn] = useState<string | null>(null)
  const { isRunning, error, run } = useTask()
  const choose = (file: File | null) =>
    run(async () => {
      const ticket = await chooseBackup(win, file)
      if (ticket !== null) setChosen({ ticket, manifest: await win.client['data.inspectBackup']({ ticket }) })
    })
  const look = { kind: isFirst ? 'first' : 'plain', size: isCompact ? 'compact' : 'normal' } as const
  const busy = isRunning ? words.restoreReading : null
  return (
    <>
      {host === 'browser' ? (
        <FileButton accept=".zip" {...look} busy={busy} onChoose={(file) => void choose(file)}>
          {words.restore}
        </FileButton>
      ) : (
        <Button {...look} busy={busy} onClick={() => void choose(null)}>
          {words.restore}
        </Button>
      )}
      {error !== null && <ErrorNote error={error} />}
      <output className="small">{keptIn !== null && words.restored(keptIn)}</output>
      {chosen !== null && <RestoreDialog chosen={chosen} restore={restore} onClose={() => setChosen(null)} onRestored={setKeptIn} />}
    </>
  )
}

async function restoreHere(win: AppWindow, { ticket }: ChosenBackup, passphrase: string | undefined): Promise<string> {
  return (await win.client['data.restore']({ ticket, passphrase })).keptIn
}

interface RestoreDialogProps {
  chosen: ChosenBackup
  restore: (win: AppWindow, chosen: ChosenBackup, passphrase: string | undefined) => Promise<string>
  onClose: () => void
  onRestored: (keptIn: string) => void
}

/** Draws the dialog. A ticket is valid for one attempt: after a failure the file is chosen again. */
function RestoreDialog({ chosen, restore: putInPlace, onClose, onRestored }: RestoreDialogProps) {
  const { backupSentence, common, maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const [passphrase, setPassphrase] = useState('')
  const { isRunning, error, run } = useTask()
  const restore = async () => {
    const isDone = await run(async () => onRestored(await putInPlace(win, chosen, passphrase === '' ? undefined : passphrase)))
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.restoreTitle}
      lead={backupSentence(chosen.manifest)}
      actions={
        <>
          {error === null && (
            <Button kind="danger" busy={isRunning ? words.restoring : null} onClick={() => void restore()}>
              {words.restoreDo}
            </Button>
          )}
          <Button kind="first" onClick={onClose}>
            {error === null ? common.cancel : common.close}
          </Button>
        </>
      }
    >
      <p className="mid">{words.restoreLead}</p>
      {chosen.manifest.isEncrypted && (
        <PassphraseField label={words.restorePassphrase} hint={words.restorePassphraseHint} value={passphrase} onChange={setPassphrase} />
      )}
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

/**
 * Chooses a backup on the user's disk, and returns a ticket for it: the desktop app opens its dialog, a browser uploads the file to this
 * computer.
 * @returns null when the user chose none.
 * @throws AppError what main says of the file's arrival.
 */
async function chooseBackup(win: AppWindow, file: File | null): Promise<string | null> {
  const chosen = await win.client['data.chooseBackup']({})
  if (chosen.state === 'cancelled') return null
  if (chosen.state === 'chosen') return chosen.ticket
  if (file === null) return null
  const response = await fetch(chosen.url, { method: 'POST', body: file })
  const reply = (await response.json()) as Reply
  if (!reply.ok) throw fromErrorData(reply.error)
  return chosen.ticket
}
