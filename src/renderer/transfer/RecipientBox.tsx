// Who receives: the account's own address, or another one, always in full.
import { Check, TriangleAlert } from 'lucide-react'
import { useRef, useEffect } from 'react'
import { useAddressCheck } from '../labels/addressCheck.ts'
import { LookAlikes } from '../labels/LookAlikes.tsx'
import { useAccounts } from '../state/accountsStore.ts'
import { bookOf, useAddressLabel, useLabels } from '../state/labelsStore.ts'
import { Address } from '../ui/Address.tsx'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Field } from '../ui/Field.tsx'
import { FormBox } from '../ui/FormBox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { hindranceText, transferWords as words } from '../words/transfer.ts'
import { looksLikeAddress, type Surroundings } from './form.ts'
import { isAddressOf } from '../state/ownAddress.ts'
import styles from './transfer.module.css'
import { editForm, useTransfer } from './transferStore.ts'

export function RecipientBox({ around }: { around: Surroundings }) {
  const recipient = useTransfer((state) => state.form.recipient)
  const isOwn = recipient === null
  const aside = (
    <Button size="compact" kind="quiet" onClick={() => editForm({ recipient: isOwn ? '' : null })}>
      {isOwn ? words.change : words.useOwn}
    </Button>
  )
  return (
    <FormBox label={words.recipient} aside={aside}>
      {isOwn ? <OwnRecipient around={around} /> : <OtherRecipient around={around} recipient={recipient} />}
    </FormBox>
  )
}

function OwnRecipient({ around: { account, toChain } }: { around: Surroundings }) {
  if (account === null) return <p className="dim">{words.chooseAccount}</p>
  return (
    <>
      <p>
        <b>{account.label}</b> <span className="mid">{words.ownAddress}</span>
      </p>
      <p>
        <Address text={toChain?.kind === 'evm' ? account.address.hex : account.address.bech32} />
      </p>
      <p className={`small mid ${styles.tick}`}>
        <Icon of={Check} size={12} tone="good" />
        {words.sameKey}
      </p>
    </>
  )
}

function OtherRecipient({ around: { toChain }, recipient }: { around: Surroundings; recipient: string }) {
  const input = useRef<HTMLInputElement>(null)
  const accounts = useAccounts((state) => state.value) ?? []
  useEffect(() => input.current?.focus(), [])
  const isAddress = toChain !== null && looksLikeAddress(recipient, toChain)
  const isWrong = recipient.trim() !== '' && toChain !== null && !isAddress
  const own = accounts.find((account) => isAddressOf(account, recipient))
  const label = useAddressLabel(recipient.trim())
  const { check } = useAddressCheck(isAddress ? recipient : '')
  const prefix = toChain?.bech32Prefix ?? 'init'
  return (
    <>
      <Field
        ref={input}
        label={words.recipientLabel}
        isMono
        value={recipient}
        hint={words.recipientHint(prefix)}
        wrong={isWrong ? hindranceText({ why: 'badRecipient', prefix }) : null}
        onChange={(text) => editForm({ recipient: text })}
      />
      <FromBook toChain={toChain} recipient={recipient} />
      {isAddress && (
        <>
          <p>
            <Address text={recipient.trim()} />
          </p>
          <LookAlikes check={check} />
          <p className={`small ${own === undefined ? 'warn' : 'mid'} ${styles.tick}`}>
            <Icon of={own === undefined ? TriangleAlert : Check} size={12} />
            {own !== undefined ? words.otherOwn(own.label) : label === null ? words.otherRecipientNote : words.otherInBook(label)}
          </p>
        </>
      )}
    </>
  )
}

/** Addresses with a name, in the form that the chain takes. Only those of 20 bytes belong to an account. */
function FromBook({ toChain, recipient }: { toChain: Surroundings['toChain']; recipient: string }) {
  const book = bookOf(useLabels((state) => state.value))
  const isHex = toChain?.kind === 'evm' || toChain?.vm === 'evm'
  const entries = book.flatMap(({ label, address }) =>
    label === '' || address === null || address.hex.length !== HEX_ACCOUNT ? [] : [{ label, value: isHex ? address.hex : address.bech32 }],
  )
  const isOurs = toChain?.kind !== 'cosmos'
  if (entries.length === 0 || !isOurs) return null
  const chosen = entries.find(({ value }) => value === recipient.trim())?.value ?? ''
  return (
    <Choice
      label={words.fromBook}
      options={[{ value: '', label: words.fromBook }, ...entries]}
      value={chosen}
      onChange={(value) => editForm({ recipient: value })}
    />
  )
}

/** 0x and 40 digits. */
const HEX_ACCOUNT = 42
