// Adds an address to watch: it has no key here, so it signs nothing.
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AddressCheck } from '../../../shared/contract/history/label.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Address } from '../../kit/text/Address.tsx'
import { shorten } from '../../kit/text/addressText.ts'
import { errorLine } from '../../words/errors.ts'
import { useAddressCheck } from '../labels/addressCheck.ts'
import { TypedName, useTypedName } from '../labels/NameLookup.tsx'
import { addressProblem, isUnfinished, isWhole } from './addressProblem.ts'
import { resetAction, useAccountAction, watch } from './accountActions.ts'
import { WATCH_FIELD_ID } from './watchField.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the panel that adds a watched address. `typed`: what its field begins with. */
export function WatchPanel({ typed, onClose }: { typed: string; onClose: () => void }) {
  const words = useAllWords()
  const win = useAppWindow()
  const [address, setAddress] = useState(typed)
  const [name, setName] = useState('')
  const named = useTypedName(address)
  const { isRunning, error } = useAccountAction()
  useEffect(() => resetAction(win), [win])
  const isAddressWrong = error?.code === 'account.badAddress' || error?.code === 'account.exists'
  const [isLeft, setLeft] = useState(false)
  // That it is too short is only said once nobody types it any more.
  const problem = addressProblem(address) ?? (isLeft && isUnfinished(address) ? 'short' : null)
  // What is still being typed has no checksum yet.
  const checked = useAddressCheck(isWhole(address) ? address : '')
  const refused = checked.error ?? (isAddressWrong ? error : null)
  const wrong = problem !== null ? words.accountsWords.addressProblems[problem] : refused === null ? null : errorLine(words, refused)
  const isWrong = problem !== null || checked.error !== null
  const isEmpty = named.address.trim() === ''
  const { addressNeeded, addressUnfinished, addressWrong } = words.accountsWords
  const missing = isEmpty ? addressNeeded : isWrong ? addressWrong : isUnfinished(address) ? addressUnfinished : null
  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    const fallback = named.found?.name ?? shorten(address.trim())
    if (await watch(win, named.address, name.trim() === '' ? fallback : name)) onClose()
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
          id={WATCH_FIELD_ID}
          onBlur={() => setLeft(true)}
          onFocus={() => setLeft(false)}
          label={words.accountsWords.address}
          value={address}
          onChange={(next) => {
            // What was refused is no longer what is typed.
            if (error !== null) resetAction(win)
            setAddress(next)
          }}
          hint={words.accountsWords.addressHint}
          wrong={wrong}
          maxLength={120}
          isMono
        />
        {checked.check !== null && wrong === null && <Recognised check={checked.check} typed={address} />}
        <TypedName typed={address} named={named} />
        <Field label={words.accountsWords.name} value={name} onChange={setName} hint={words.accountsWords.nameHint} maxLength={60} />
        {error !== null && !isAddressWrong && <ErrorNote error={error} />}
        <Button kind="first" type="submit" off={missing} busy={isRunning ? words.accountsWords.watchAdding : null}>
          {words.accountsWords.watchPress}
        </Button>
      </form>
    </Drawer>
  )
}

/** Confirms a valid address while it is typed, in the notation that was not typed. */
function Recognised({ check: { bech32, hex }, typed }: { check: AddressCheck; typed: string }) {
  const { accountsWords: words } = useAllWords()
  const other = typed.trim().startsWith('0x') ? bech32 : hex
  return (
    <div className="small">
      <p className="line good">
        <Icon of={CircleCheck} size={13} tone="good" />
        {words.validAddress}
      </p>
      <Address text={other} />
    </div>
  )
}
