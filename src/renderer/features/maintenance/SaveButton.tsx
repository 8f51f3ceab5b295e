// Draws a button that lets main write a file, and says where it is.
import { useState } from 'react'
import type { SavedFile } from '../../../shared/contract/settings/exports.ts'
import { receiveFile, type Saved } from '../../data/saveFile.ts'
import { useTask } from '../../data/useTask.ts'
import { Button, type ButtonProps } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { useAllWords } from '../../window.ts'

/** Properties of `SaveButton`. */
export interface SaveButtonProps extends Pick<ButtonProps, 'kind'> {
  save: () => Promise<SavedFile>
  busy: string
  children: string
}

/** Draws the button. */
export function SaveButton({ save, busy, children, kind = 'plain' }: SaveButtonProps) {
  const { maintenanceWords: words } = useAllWords()
  const [saved, setSaved] = useState<Saved>(null)
  const { isRunning, error, run } = useTask()
  const start = () => run(async () => setSaved(receiveFile(await save())))
  return (
    <>
      <Button kind={kind} busy={isRunning ? busy : null} onClick={() => void start()}>
        {children}
      </Button>
      <output className="small mid">
        {saved !== null && ('path' in saved ? words.savedTo(saved.path) : words.downloaded(saved.name))}
      </output>
      {error !== null && <ErrorNote error={error} />}
    </>
  )
}
