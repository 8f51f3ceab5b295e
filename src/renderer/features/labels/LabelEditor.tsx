// Shows the label and note of one thing, and edits them in place.
import { Pencil, Tag as TagIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LabelKey } from '../../../shared/contract/history/label.ts'
import { setLabel, useLabel } from '../../data/stores/labelsStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { NoteField } from '../../kit/forms/NoteField.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import styles from './labels.module.css'
import { useAppWindow, useWords } from '../../window.ts'

/** Properties of `LabelEditor`. */
export interface LabelEditorProps {
  on: LabelKey
  /** What stands beside it says that it is a label: its field need not. */
  isTitled?: boolean
}

/** Draws the label of a thing with the button that edits it. */
export function LabelEditor({ on, isTitled = false }: LabelEditorProps) {
  const { labelWords: words } = useWords()
  const held = useLabel(on)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button is back in the place of the form, whose fields had the focus.
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const has = held !== null && (held.label !== '' || held.note !== '')
  if (isOpen) {
    return <Form on={on} isTitled={isTitled} label={held?.label ?? ''} note={held?.note ?? ''} onClose={() => setOpen(false)} />
  }
  return (
    <div className={styles.shown}>
      {has && (
        <div className="grow">
          {held.label !== '' && (
            <b>
              <Untrusted text={held.label} />
            </b>
          )}
          {held.note !== '' && (
            <p className="mid">
              <Untrusted text={held.note} keepsBreaks />
            </p>
          )}
        </div>
      )}
      <Button
        ref={button}
        size="compact"
        kind="quiet"
        icon={has ? Pencil : TagIcon}
        label={(has ? words.editOf : words.addTo)[on.kind]}
        onClick={() => setOpen(true)}
      >
        {has ? words.edit : words.add}
      </Button>
    </div>
  )
}

interface FormProps extends Required<LabelEditorProps> {
  label: string
  note: string
  onClose: () => void
}

/** Draws the form; empty fields remove the label. */
function Form({ on, isTitled, label, note, onClose }: FormProps) {
  const { common, labelWords: words } = useWords()
  const win = useAppWindow()
  const [typed, setTyped] = useState({ label, note })
  const { isRunning, error, run } = useTask()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const leave = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Keeps the surrounding drawer open.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    if (await run(() => setLabel(win, { key: on, ...typed }))) onClose()
  }
  return (
    <form className={`form-stack ${styles.form}`} onSubmit={(event) => void submit(event)}>
      <Field
        ref={first}
        label={words.label}
        isLabelHidden={isTitled}
        value={typed.label}
        hint={words.labelHint}
        maxLength={255}
        onChange={(text) => setTyped({ ...typed, label: text })}
        onKeyDown={leave}
      />
      <NoteField
        label={words.note}
        value={typed.note}
        maxLength={4000}
        onChange={(text) => setTyped({ ...typed, note: text })}
        onKeyDown={leave}
      />
      {error !== null && <ErrorNote error={error} />}
      <div className="line">
        <Button kind="first" size="compact" type="submit" busy={isRunning ? words.saving : null}>
          {words.save}
        </Button>
        <Button size="compact" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
