// Edits one entry of the address book, new or existing; a new address is checked while it is typed.
import { useState } from 'react'
import type { ListedLabel } from '../../../shared/contract/history/label.ts'
import { setLabel } from '../../data/stores/labelsStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { NoteField } from '../../kit/forms/NoteField.tsx'
import { errorLine } from '../../words/errors.ts'
import { isNoAddress, useAddressCheck, type Checked } from './addressCheck.ts'
import { SimilarAddresses } from './SimilarAddresses.tsx'
import { TypedName, useTypedName } from './NameLookup.tsx'
import { PasteNote, usePasted } from './PasteNote.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Properties of `EntryDialog`. */
export interface EntryDialogProps {
  /** Null for a new entry. */
  entry: ListedLabel | null
  /** What the address of a new entry begins with. */
  address?: string
  onClose: () => void
}

/** Draws the dialog. */
export function EntryDialog({ entry, address = '', onClose }: EntryDialogProps) {
  const words = useAllWords()
  const win = useAppWindow()
  const [typed, setTyped] = useState({ address: entry?.ref ?? address, label: entry?.label ?? '', note: entry?.note ?? '' })
  const named = useTypedName(typed.address)
  const checked = useAddressCheck(entry === null ? named.address : '')
  const refused = checked.error === null ? null : errorLine(words, checked.error)
  const wrong = refused !== null && isNoAddress(named.address) ? words.accountsWords.addressProblems.start : refused
  /** The label of an entry without one: the name that was typed for its address. */
  const fallback = named.found?.name ?? ''
  const { swap, onPaste } = usePasted()
  const { isRunning, error, run } = useTask()
  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    const key = { kind: 'address', chainId: '', ref: entry === null ? named.address : entry.ref } as const
    if (await run(() => setLabel(win, { key, label: typed.label.trim() === '' ? fallback : typed.label, note: typed.note }))) onClose()
  }
  const { addTitle, editTitle, giveName } = words.labelWords
  return (
    <Dialog isOpen onClose={onClose} title={entry !== null ? editTitle : address === '' ? addTitle : giveName}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <Field
          label={words.labelWords.name}
          value={typed.label}
          hint={words.labelWords.nameHint}
          maxLength={255}
          onChange={(label) => setTyped({ ...typed, label })}
        />
        {entry === null ? (
          <Field
            label={words.labelWords.address}
            value={typed.address}
            hint={words.labelWords.addressHint}
            wrong={wrong}
            maxLength={200}
            isMono
            onPaste={onPaste}
            onChange={(address) => setTyped({ ...typed, address })}
          />
        ) : (
          <Address text={entry.address?.bech32 ?? entry.ref} />
        )}
        {entry === null && <TypedName typed={typed.address} named={named} />}
        <PasteNote swap={swap} typed={typed.address} check={checked.check} />
        <Findings checked={checked} />
        <NoteField label={words.labelWords.note} value={typed.note} maxLength={4000} onChange={(note) => setTyped({ ...typed, note })} />
        {error !== null && <ErrorNote error={error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <SteadyButton
            kind="first"
            type="submit"
            off={missing(words, { address: typed.address, label: typed.label + fallback }, entry, checked)}
            busy={isRunning ? words.labelWords.saving : null}
          >
            {words.labelWords.save}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}

function Findings({ checked: { check } }: { checked: Checked }) {
  const { labelWords: words } = useAllWords()
  if (check === null) return null
  return (
    <>
      {check.account !== null && <p className="small mid">{words.checkOwn(check.account.label)}</p>}
      {check.known !== null && check.known.label !== '' && <p className="small warn">{words.checkKnown(check.known.label)}</p>}
      <SimilarAddresses check={check} />
    </>
  )
}

/** Returns what the button still waits for, in the order of the fields; null where nothing is missing. */
function missing(
  words: AllWords,
  typed: { address: string; label: string },
  entry: ListedLabel | null,
  { check, error }: Checked,
): string | null {
  if (typed.label.trim() === '') return words.labelWords.nameNeeded
  if (typed.address.trim() === '') return words.labelWords.addressNeeded
  if (error !== null) return words.labelWords.notAnAddress
  return entry === null && check === null ? words.common.waiting : null
}
