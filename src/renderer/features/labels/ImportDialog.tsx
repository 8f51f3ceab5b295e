// Imports labels from a file: shows first what it would do, and lets the user decide conflicts.
import { useState } from 'react'
import type { LabelImport } from '../../../shared/contract/history/label.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { FileButton } from '../../kit/forms/FileButton.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { importLines } from './importLines.ts'
import styles from './labels.module.css'
import { useAllWords, useAppWindow } from '../../window.ts'

type Conflicts = 'keepMine' | 'takeTheirs'
const SHOWN = 50
const CHOICES: readonly Conflicts[] = ['keepMine', 'takeTheirs']

/** Draws the dialog that imports labels. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { common, labelWords: words } = useAllWords()
  const win = useAppWindow()
  const [file, setFile] = useState<{ lines: string[]; report: LabelImport } | null>(null)
  const [conflicts, setConflicts] = useState<Conflicts>('keepMine')
  const { isRunning, error, run } = useTask()
  const choose = (chosen: File) =>
    run(async () => {
      const lines = (await chosen.text()).split(/\r?\n/)
      setFile({ lines, report: await importLines(win.client, { lines, conflicts: 'keepMine', isTrial: true }) })
    })
  const store = async () => {
    if (file !== null && (await run(() => importLines(win.client, { lines: file.lines, conflicts, isTrial: false })))) onClose()
  }
  const count = file === null ? 0 : changes(file.report, conflicts)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.importTitle}
      lead={words.importLead}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          {file === null ? (
            <FileButton accept=".jsonl,.json,.txt" busy={isRunning ? words.reading : null} onChoose={(chosen) => void choose(chosen)}>
              {words.chooseFile}
            </FileButton>
          ) : (
            <Button
              kind="first"
              off={count === 0 && file.report.kept.length === 0 ? words.importDo(0) : null}
              busy={isRunning ? words.importing : null}
              onClick={() => void store()}
            >
              {count === 0 ? words.importKeep : words.importDo(count)}
            </Button>
          )}
        </>
      }
    >
      {file !== null && <Report report={file.report} />}
      {file !== null && file.report.conflicts.length > 0 && (
        <Segmented
          label={words.conflicts}
          options={CHOICES.map((value) => ({ value, label: words[value] }))}
          value={conflicts}
          onChange={setConflicts}
        />
      )}
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

function changes({ added, completed, conflicts }: LabelImport, decision: Conflicts): number {
  return added + completed + (decision === 'takeTheirs' ? conflicts.length : 0)
}

function Report({ report }: { report: LabelImport }) {
  const { importSentences, keptWhy } = useAllWords()
  return (
    <>
      <ul>
        {importSentences(report).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {report.conflicts.length > 0 && <ConflictTable conflicts={report.conflicts} />}
      {report.kept.length > 0 && (
        <ul className={`small ${styles.kept}`}>
          {report.kept.slice(0, SHOWN).map(({ line, why }, index) => (
            <li key={index}>
              <span className="dim">{keptWhy[why]}:</span> <Untrusted text={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ConflictTable({ conflicts }: { conflicts: LabelImport['conflicts'] }) {
  const { labelWords: words } = useAllWords()
  return (
    <table className={styles.conflicts} aria-label={words.conflicts}>
      <thead>
        <tr className="label">
          <th scope="col">{words.mine}</th>
          <th scope="col">{words.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.slice(0, SHOWN).map(({ kind, chainId, ref, mine, theirs }) => (
          <tr key={`${kind} ${chainId} ${ref}`} title={ref}>
            <td>
              <Untrusted text={[mine.label, mine.note].filter((text) => text !== '').join(': ')} />
            </td>
            <td>
              <Untrusted text={[theirs.label, theirs.note].filter((text) => text !== '').join(': ')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
