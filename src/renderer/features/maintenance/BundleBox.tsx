// Draws the support bundle: shows every file with its whole text before it is saved, and saves exactly what was shown.
import { useState } from 'react'
import type { Bundle } from '../../../shared/contract/settings/health.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { SaveButton } from './SaveButton.tsx'
import styles from './bundle.module.css'
import { useAppWindow, useWords } from '../../window.ts'

/** Draws the preview of the support bundle and the button that saves it. */
export function BundleBox() {
  const { bundleWords: words } = useWords()
  const win = useAppWindow()
  const [withNames, setWithNames] = useState(false)
  const [bundle, setBundle] = useState<Bundle | null>(null)
  const { isRunning, error, run } = useTask()
  const prepare = (named: boolean) => run(async () => setBundle(await win.client['diagnostics.preview']({ withNames: named })))
  const choose = (named: boolean) => {
    setWithNames(named)
    // Saves only what is shown: the preview belongs to the current choice.
    if (bundle !== null) {
      setBundle(null)
      void prepare(named)
    }
  }
  return (
    <div className={styles.bundle}>
      <p className="mid">{words.lead}</p>
      <p className="mid">{withNames ? words.leftIn : words.leftOut}</p>
      <label className={styles.names}>
        <input type="checkbox" checked={withNames} disabled={isRunning} onChange={(event) => choose(event.target.checked)} />
        <span>
          {words.withNames}
          <span className="small mid">{words.withNamesMeans}</span>
        </span>
      </label>
      <div className={styles.actions}>
        <Button busy={isRunning ? words.preparing : null} onClick={() => void prepare(withNames)}>
          {bundle === null ? words.show : words.showAgain}
        </Button>
      </div>
      {error !== null && <ErrorNote error={error} />}
      {bundle !== null && <Preview key={bundle.ticket} bundle={bundle} />}
    </div>
  )
}

const sizeOf = (text: string) => new TextEncoder().encode(text).length

function Preview({ bundle: { ticket, files } }: { bundle: Bundle }) {
  const { bundleWords: words } = useWords()
  const win = useAppWindow()
  const total = files.reduce((sum, { text }) => sum + sizeOf(text), 0)
  return (
    <>
      <p role="status">{words.exactly(files.length, total)}</p>
      <ul className={styles.files} aria-label={words.files}>
        {files.map((file) => (
          <li key={file.name}>
            <File file={file} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <SaveButton kind="first" save={() => win.client['diagnostics.save']({ ticket })} busy={words.saving}>
          {words.save}
        </SaveButton>
      </div>
    </>
  )
}

function File({ file: { name, text } }: { file: Bundle['files'][number] }) {
  const { bundleFileWords, bundleWords: words, formatBytes } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="unfolding" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="mono">{name}</span>
        <span className="small mid">{bundleFileWords[name.replace(/\.\d+$/, '')]}</span>
        <span className={`small dim ${styles.size}`}>{formatBytes(sizeOf(text))}</span>
      </summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        <pre className={`mono ${styles.text}`} tabIndex={0} role="region" aria-label={words.textOf(name)}>
          {text}
        </pre>
      )}
    </details>
  )
}
