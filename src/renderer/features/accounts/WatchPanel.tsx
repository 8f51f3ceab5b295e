// Adds an address to watch: it has no key here, so it signs nothing.
import { useEffect, useState } from 'react'
import { Button } from '../../kit/forms/Button.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { errorLine } from '../../words/errors.ts'
import { accountsWords as words } from '../../words/accounts.ts'
import { resetAction, useAccountAction, watch } from './accountActions.ts'
import { useAppWindow } from '../../window.ts'

/** Draws the panel that adds a watched address. */
export function WatchPanel({ onClose }: { onClose: () => void }) {
  const win = useAppWindow()
  const [address, setAddress] = useState('')
  const [name, setName] = useState<string>(words.watchDefault)
  const { isRunning, error } = useAccountAction()
  useEffect(() => resetAction(win), [win])
  const isAddressWrong = error?.code === 'account.badAddress' || error?.code === 'account.exists'
  const missing = address.trim() === '' ? words.addressNeeded : name.trim() === '' ? words.nameNeeded : null
  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    if (await watch(win, address, name)) onClose()
  }
  return (
    <Drawer title={words.watchTitle} label={words.watchTitle} below={words.watchLead} onClose={onClose} takesFocus>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <Field
          label={words.address}
          value={address}
          onChange={setAddress}
          hint={words.addressHint}
          wrong={isAddressWrong ? errorLine(error) : null}
          maxLength={120}
          isMono
        />
        <Field label={words.name} value={name} onChange={setName} maxLength={60} />
        {error !== null && !isAddressWrong && <ErrorNote error={error} />}
        <Button kind="first" type="submit" off={missing} busy={isRunning ? words.watchAdding : null}>
          {words.watchPress}
        </Button>
      </form>
    </Drawer>
  )
}
