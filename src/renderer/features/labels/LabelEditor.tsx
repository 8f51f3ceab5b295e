// Shows the label and note of one thing, edits them in place, and removes them with a way to take that back.
import { Pencil, Tag as TagIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LabelKey } from '../../../shared/contract/history/label.ts'
import { removeLabel, setLabel, useLabel } from '../../data/stores/labelsStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { NoteField } from '../../kit/forms/NoteField.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import styles from './labels.module.css'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Properties of `LabelEditor`. */
export interface LabelEditorProps {
  on: LabelKey
  /** What stands beside it says that it is a label: its field need not. */
  isTitled?: boolean
}

/** Returns the words of a thing: an address has a name, as the address book says, anything else a label. */
function wordsFor(words: AllWords['labelWords'], { kind }: LabelKey) {
  if (kind !== 'address') return words
  const { name, nameHint, editName, removeName, nameRemoved } = words
  return { ...words, label: name, labelHint: nameHint, edit: editName, removeLabel: removeName, removed: nameRemoved }
}

/** Draws the label of a thing with the button that edits it. */
export function LabelEditor({ on, isTitled = false }: LabelEditorProps) {
  const { labelWords } = useAllWords()
  const words = wordsFor(labelWords, on)
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
  /** What was removed here, so that it can be taken back while this is shown. */
  const [removed, setRemoved] = useState<LabelText | null>(null)
  if (isOpen) {
    const text = { label: held?.label ?? '', note: held?.note ?? '' }
    return <Form on={on} isTitled={isTitled} {...text} onRemoved={has ? () => setRemoved(text) : null} onClose={() => setOpen(false)} />
  }
  return (
    <div className={has && isTitled ? `${styles.shown} ${styles.stacked}` : styles.shown}>
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
        {has ? words.edit : on.kind === 'address' ? words.addToBook : on.kind === 'collection' ? words.addCollection : words.add}
      </Button>
      {has && isTitled && (
        <RemoveNow
          on={on}
          onRemoved={() => {
            setRemoved({ label: held.label, note: held.note })
            button.current?.focus()
          }}
        />
      )}
      {!has && removed !== null && <Removed on={on} text={removed} onBack={() => button.current?.focus()} />}
    </div>
  )
}

/** Draws the button that removes the label without opening its form. */
function RemoveNow({ on, onRemoved }: { on: LabelKey; onRemoved: () => void }) {
  const { labelWords } = useAllWords()
  const words = wordsFor(labelWords, on)
  const win = useAppWindow()
  const { isRunning, error, run } = useTask()
  const remove = async () => {
    if (await run(() => removeLabel(win, on))) onRemoved()
  }
  return (
    <>
      <Button size="compact" kind="quiet" busy={isRunning ? words.saving : null} onClick={() => void remove()}>
        {words.removeLabel}
      </Button>
      {error !== null && <ErrorNote error={error} />}
    </>
  )
}

interface LabelText {
  label: string
  note: string
}

/** Says that the label was removed, and puts it back. */
function Removed({ on, text, onBack }: { on: LabelKey; text: LabelText; onBack: () => void }) {
  const { labelWords } = useAllWords()
  const words = wordsFor(labelWords, on)
  const win = useAppWindow()
  const { isRunning, error, run } = useTask()
  const putBack = async () => {
    // The button goes with the label back: the focus stays at what edits it.
    if (await run(() => setLabel(win, { key: on, ...text }))) onBack()
  }
  return (
    <>
      <output className="small mid">{words.removed}</output>
      <Button size="compact" kind="quiet" busy={isRunning ? words.saving : null} onClick={() => void putBack()}>
        {words.undo}
      </Button>
      {error !== null && <ErrorNote error={error} />}
    </>
  )
}

interface FormProps extends Required<LabelEditorProps>, LabelText {
  /** Null while there is no label to remove. */
  onRemoved: (() => void) | null
  onClose: () => void
}

/** Draws the form; empty fields remove the label. */
function Form({ on, isTitled, label, note, onRemoved, onClose }: FormProps) {
  const { common, labelWords } = useAllWords()
  const words = wordsFor(labelWords, on)
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
  const remove = async () => {
    if (!(await run(() => removeLabel(win, on)))) return
    onRemoved?.()
    onClose()
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
        {onRemoved !== null && (
          <Button size="compact" kind="quiet" onClick={() => void remove()}>
            {words.removeLabel}
          </Button>
        )}
      </div>
    </form>
  )
}
