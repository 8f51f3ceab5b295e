// Adds an address to watch: it has no key here, so it signs nothing.
import { useEffect, useState } from 'react'
import { Button } from '../../kit/forms/Button.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { errorLine } from '../../words/errors.ts'
import { resetAction, useAccountAction, watch } from './accountActions.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the panel that adds a watched address. */
export function WatchPanel({ onClose }: { onClose: () => void }) {
  const words = useAllWords()
  const win = useAppWindow()
  const [address, setAddress] = useState('')
  const [name, setName] = useState<string>(words.accountsWords.watchDefault)
  const { isRunning, error } = useAccountAction()
  useEffect(() => resetAction(win), [win])
  const isAddressWrong = error?.code === 'account.badAddress' || error?.code === 'account.exists'
  const missing = address.trim() === '' ? words.accountsWords.addressNeeded : name.trim() === '' ? words.accountsWords.nameNeeded : null
  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    if (await watch(win, address, name)) onClose()
  }
  return (
    <Drawer
      title={words.accountsWords.watchTitle}
      label={words.accountsWords.watchTitle}
      below={words.accountsWords.watchLead}
      onClose={onClose}
      takesFocus
    >
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <Field
          label={words.accountsWords.address}
          value={address}
          onChange={setAddress}
          hint={words.accountsWords.addressHint}
          wrong={isAddressWrong ? errorLine(words, error) : null}
          maxLength={120}
          isMono
        />
        <Field label={words.accountsWords.name} value={name} onChange={setName} maxLength={60} />
        {error !== null && !isAddressWrong && <ErrorNote error={error} />}
        <Button kind="first" type="submit" off={missing} busy={isRunning ? words.accountsWords.watchAdding : null}>
          {words.accountsWords.watchPress}
        </Button>
      </form>
    </Drawer>
  )
}
