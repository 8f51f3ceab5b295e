// Chooses who receives: the account's address, or another one, always in full.
import { Check, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Account } from '../../../../shared/contract/account.ts'
import type { ResolvedName } from '../../../../shared/contract/transfer/names.ts'
import { hasHexForm } from '../../../../shared/domain/hexForm.ts'
import { isUsername } from '../../../../shared/domain/username.ts'
import { useAddressCheck } from '../../labels/addressCheck.ts'
import { FoundName, NameLookup } from '../../labels/NameLookup.tsx'
import { SimilarAddresses } from '../../labels/SimilarAddresses.tsx'
import { PasteNote, usePasted } from '../../labels/PasteNote.tsx'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { bookOf, useAddressLabel, useLabels } from '../../../data/stores/labelsStore.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Button } from '../../../kit/forms/Button.tsx'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { Field } from '../../../kit/forms/Field.tsx'
import { FormBox } from '../../../parts/FormBox.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { entriesNamed, isSend, looksLikeAddress, type BookEntry, type Surroundings } from './form.ts'
import { isAddressOf, lacksHexForm } from '../../../data/stores/ownAddress.ts'
import styles from './transfer.module.css'
import { editForm, useForm } from './formStore.ts'
import { useAppWindow, useWords } from '../../../window.ts'
import type { Words } from '../../../words/words.ts'

/** Draws the choice of the recipient. */
export function RecipientBox({ around }: { around: Surroundings }) {
  const { transferWords: words } = useWords()
  const win = useAppWindow()
  const form = useForm((state) => state.form)
  const mustBeOther = isSend(form)
  const { recipient } = form
  const isOwn = recipient === null && !mustBeOther
  const aside = (
    <Button size="compact" kind="quiet" onClick={() => editForm(win, { recipient: isOwn ? '' : null })}>
      {isOwn ? words.change : words.useOwn}
    </Button>
  )
  return (
    <FormBox label={words.recipient} aside={mustBeOther ? undefined : aside}>
      {isOwn ? <OwnRecipient around={around} /> : <OtherRecipient around={around} recipient={recipient ?? ''} isSend={mustBeOther} />}
    </FormBox>
  )
}

function OwnRecipient({ around: { account, toChain, quote } }: { around: Surroundings }) {
  const { transferWords: words } = useWords()
  const accounts = useAccounts((state) => state.value) ?? []
  if (account === null) return <p className="dim">{words.chooseAccount}</p>
  const address = ownAddressOn(account, toChain, quote)
  const owner = accounts.find((one) => address !== null && isAddressOf(one, address)) ?? account
  return (
    <>
      <p>
        <b>{owner.label}</b> <span className="mid">{words.ownAddress}</span>
      </p>
      {address === null ? (
        <p className="small mid">{words.addressWithRoute}</p>
      ) : (
        <p>
          <Address text={address} />
        </p>
      )}
      {owner.id === account.id && isSameKeyOn(account, toChain) && (
        <p className={`small mid ${styles.tick}`}>
          <Icon of={Check} size={12} tone="good" />
          {words.sameKey}
        </p>
      )}
    </>
  )
}

/** Returns the account's address on a chain; null where only the route names it. */
function ownAddressOn(account: Account, chain: Surroundings['toChain'], quote: Surroundings['quote']): string | null {
  if (!isSameKeyOn(account, chain) || chain?.kind === 'cosmos') return quote?.addresses.at(-1)?.address ?? null
  return chain?.kind === 'evm' ? account.address.hex : account.address.bech32
}

/**
 * Returns whether the key has an address there: keys of the Cosmos app have none on EVM chains, those of the Ethereum app none on other
 * Cosmos chains.
 */
function isSameKeyOn(account: Account, chain: Surroundings['toChain']): boolean {
  return chain?.kind !== (hasHexForm(account) ? 'cosmos' : 'evm')
}

interface OtherRecipientProps {
  around: Surroundings
  recipient: string
  isSend: boolean
}

function OtherRecipient({ around: { toChain }, recipient, isSend }: OtherRecipientProps) {
  const words = useWords()
  const win = useAppWindow()
  const input = useRef<HTMLInputElement>(null)
  const accounts = useAccounts((state) => state.value) ?? []
  // Focuses the field after the user asked for another recipient; a send shows the field by itself.
  useEffect(() => {
    if (!isSend) input.current?.focus()
  }, [isSend])
  const isAddress = toChain !== null && looksLikeAddress(recipient, toChain)
  const isName = isUsername(recipient) && hasNames(toChain)
  const isWrong = recipient.trim() !== '' && toChain !== null && !isAddress && !isName
  const [named, setNamed] = useState<(ResolvedName & { typed: string }) | null>(null)
  const isHex = toChain?.vm === 'evm'
  const entries = useBookEntries(toChain)
  const offered = isAddress ? [] : entriesNamed(entries, recipient)
  const take = useCallback(
    (found: ResolvedName) => {
      const typed = isHex ? found.address.hex : found.address.bech32
      setNamed({ ...found, typed })
      editForm(win, { recipient: typed })
    },
    [win, isHex],
  )
  const own = accounts.find((account) => isAddressOf(account, recipient))
  const label = useAddressLabel(recipient.trim())
  const { check } = useAddressCheck(isAddress ? recipient : '')
  const { swap, onPaste } = usePasted()
  const prefix = toChain?.bech32Prefix ?? 'init'
  return (
    <>
      <Field
        ref={input}
        label={words.transferWords.recipientLabel}
        isLabelHidden
        placeholder={words.transferWords.recipientHolder}
        isMono
        value={recipient}
        hint={recipientHint(words, toChain, isSend)}
        wrong={isWrong && offered.length === 0 ? wrongText(words, recipient, prefix) : null}
        onPaste={onPaste}
        onChange={(text) => editForm(win, { recipient: text })}
      />
      <Named entries={offered} />
      <FromBook entries={entries} recipient={recipient} />
      {isName && <NameLookup name={recipient.trim()} onFound={take} />}
      {isAddress && (
        <>
          {named?.typed === recipient.trim() && <FoundName found={named} />}
          <p>
            <Address text={recipient.trim()} />
          </p>
          <PasteNote swap={swap} typed={recipient} check={check} />
          <SimilarAddresses check={check} />
          <p className={`small ${own === undefined ? 'warn' : 'mid'} ${styles.tick}`}>
            <Icon of={own === undefined ? TriangleAlert : Check} size={12} />
            {own !== undefined
              ? words.transferWords.otherOwn(own.label)
              : label === null
                ? words.transferWords.otherRecipientNote
                : words.transferWords.otherInBook(label)}
          </p>
        </>
      )}
    </>
  )
}

/** Names lead to addresses of the Initia chains alone: elsewhere the same bytes may belong to nobody. */
function hasNames(chain: Surroundings['toChain']): boolean {
  return chain?.kind === 'initia-l1' || chain?.kind === 'initia-rollup'
}

function wrongText(words: Words, recipient: string, prefix: string): string {
  return isUsername(recipient) ? words.transferWords.nameElsewhere : words.hindranceText({ why: 'badRecipient', prefix })
}

function recipientHint(words: Words, chain: Surroundings['toChain'], isSend: boolean): string {
  if (isSend) return words.transferWords.sendRecipientNote(hasNames(chain))
  if (chain?.kind === 'evm') return words.transferWords.recipientHintHex
  const prefix = chain?.bech32Prefix ?? 'init'
  return chain?.kind === 'cosmos' ? words.transferWords.recipientHintCosmos(prefix) : words.transferWords.recipientHint(prefix)
}

/** Returns the addresses with a label, in the form that the chain takes. Only addresses of 20 bytes belong to an account. */
function useBookEntries(toChain: Surroundings['toChain']): BookEntry[] {
  const book = bookOf(useLabels((state) => state.value))
  const isHex = toChain?.kind === 'evm' || toChain?.vm === 'evm'
  const accounts = useAccounts((state) => state.value)
  return book.flatMap(({ label, address }) => {
    if (label === '' || address === null || address.hex.length !== HEX_ACCOUNT) return []
    const lacksHex = lacksHexForm(accounts, address.bech32)
    if (toChain?.kind === 'cosmos' || (lacksHex && toChain?.kind === 'evm')) return []
    return [{ label, value: isHex && !lacksHex ? address.hex : address.bech32 }]
  })
}

/** Offers the saved addresses whose name begins as what is typed. */
function Named({ entries }: { entries: readonly BookEntry[] }) {
  const win = useAppWindow()
  if (entries.length === 0) return null
  return (
    <div className="line">
      {entries.map(({ label, value }) => (
        <Button key={value} size="compact" onClick={() => editForm(win, { recipient: value })}>
          {label}
        </Button>
      ))}
    </div>
  )
}

function FromBook({ entries, recipient }: { entries: readonly BookEntry[]; recipient: string }) {
  const { transferWords: words } = useWords()
  const win = useAppWindow()
  if (entries.length === 0) return null
  const chosen = entries.find(({ value }) => value === recipient.trim())?.value ?? ''
  return (
    <Choice
      label={words.fromBook}
      options={[{ value: '', label: words.fromBook }, ...entries]}
      value={chosen}
      onChange={(value) => editForm(win, { recipient: value })}
    />
  )
}

/** Length of 0x and 40 digits. */
const HEX_ACCOUNT = 42
