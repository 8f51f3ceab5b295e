// Asks for somebody else's address: typed, pasted, by a name, or one of the known recipients that are offered while one types.
import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import type { ResolvedName } from '../../../../shared/contract/transfer/names.ts'
import { isUsername } from '../../../../shared/domain/username.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { bookOf, useLabels } from '../../../data/stores/labelsStore.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { Address, ShortAddress } from '../../../kit/text/Address.tsx'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { Field } from '../../../kit/forms/Field.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { useAllWords, useAppWindow } from '../../../window.ts'
import { sayError } from '../../../words/errors.ts'
import type { AllWords } from '../../../words/words.ts'
import { useAddressCheck } from '../../labels/addressCheck.ts'
import { FoundName, NameLookup } from '../../labels/NameLookup.tsx'
import { swapIn } from '../../labels/pasted.ts'
import { PasteButton, PasteNote, usePasted } from '../../labels/PasteNote.tsx'
import { SimilarAddresses } from '../../labels/SimilarAddresses.tsx'
import { RECIPIENT_ID, refusedRecipient, type Surroundings } from '../form/form.ts'
import { editForm, useChosenOffer, useForm } from '../form/formStore.ts'
import { knownRecipients, offeredRecipients, type KnownRecipient } from './recipients.ts'
import { isAddressOn, isMiscased, recipientFault } from './recipientFault.ts'
import { focusMissing, focusNext, useArrived } from '../form/startForm.ts'
import { KnownName, NoName } from './Whose.tsx'
import styles from './recipient.module.css'

/** Properties of `OtherRecipient`. */
export interface OtherRecipientProps {
  around: Surroundings
  recipient: string
  isSend: boolean
}

/** Draws the field of the recipient with what is known of the address in it. */
export function OtherRecipient({ around: { account, toChain }, recipient, isSend }: OtherRecipientProps) {
  const words = useAllWords()
  const win = useAppWindow()
  const input = useRef<HTMLInputElement>(null)
  // Focuses the field after the user asked for another recipient; a send shows the field by itself.
  useEffect(() => {
    if (!isSend) input.current?.focus()
  }, [isSend])
  const isAddress = toChain !== null && isAddressOn(recipient, toChain)
  const refused = useForm(({ form, quoteError }) => refusedRecipient(form, quoteError))
  const isSender = isSend && account !== null && (isAddressOf(account, recipient) || isLabelOf(account, recipient))
  const mayBeOther = !isSender && refused === null
  const isName = isUsername(recipient) && hasNames(toChain)
  const isWrong = recipient.trim() !== '' && toChain !== null && !isAddress && !isName
  const [named, setNamed] = useState<(ResolvedName & { typed: string }) | null>(null)
  const isHex = toChain?.vm === 'evm'
  const known = useKnownRecipients(toChain)
  const offered = isAddress ? [] : offeredRecipients(known, recipient)
  const take = useCallback(
    (found: ResolvedName) => {
      const typed = isHex ? found.address.hex : found.address.bech32
      setNamed({ ...found, typed })
      editForm(win, { recipient: typed })
    },
    [win, isHex],
  )
  const { check } = useAddressCheck(isAddress ? recipient : '')
  const isQuestion = useIsQuestion(recipient)
  const { swap, onPaste, paste } = usePasted((text) => editForm(win, { recipient: text }))
  const arrived = useArrived((state) => state.swap)
  const choose = ({ value }: KnownRecipient) => {
    editForm(win, { recipient: value })
    focusMissing(win)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Else the same press would also press the button that is focused now.
    event.preventDefault()
    const [first] = offered
    if (isAddress) focusNext(win)
    else if (first !== undefined && recipient.trim() !== '' && !isName) choose(first)
  }
  return (
    <>
      <Field
        ref={input}
        id={RECIPIENT_ID}
        label={words.transferWords.recipientLabel}
        isLabelHidden
        placeholder={words.transferWords.recipientHolder}
        isMono
        value={recipient}
        hint={isAddress ? '' : recipientHint(words, toChain, isSend)}
        wrong={
          isSender
            ? words.transferWords[isMiscased(account.address.hex, recipient) ? 'sendingAccountMiscased' : 'sendingAccount']
            : refused !== null
              ? sayError(words, refused)
              : isWrong && offered.length === 0
                ? wrongText(words, recipient, toChain)
                : null
        }
        aside={
          <>
            {recipient !== '' && <ClearButton field={input} />}
            <PasteButton paste={paste} field={input} />
          </>
        }
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onChange={(text) => editForm(win, { recipient: text })}
      />
      {offered.length > 0 && <Offered offered={offered} known={known} onChoose={choose} />}
      {isName && <NameLookup name={recipient.trim()} onFound={take} />}
      {isAddress && (
        <>
          {named?.typed === recipient.trim() && <FoundName found={named} />}
          {mayBeOther && <KnownName address={recipient.trim()} />}
          {!isQuestion && (
            <p>
              <Address text={recipient.trim()} />
            </p>
          )}
          <PasteNote swap={swapIn([swap, arrived], recipient)} typed={recipient} check={check} />
          <SimilarAddresses check={check} />
          {mayBeOther && <NoName address={recipient.trim()} chain={toChain} sentTo={check?.sentTo ?? []} isQuestion={isQuestion} />}
        </>
      )}
    </>
  )
}

function isLabelOf({ label }: Account, typed: string): boolean {
  return label.toLowerCase() === typed.trim().toLowerCase()
}

/** Returns whether the offer's own question shows this address to be compared, part by part: once is enough. */
function useIsQuestion(recipient: string): boolean {
  const offer = useChosenOffer()
  return offer?.request.recipient === recipient.trim() && offer.gates.some(({ kind }) => kind === 'newRecipient')
}

/** Empties the field, at its right end. */
function ClearButton({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const clear = () => {
    editForm(win, { recipient: '' })
    field.current?.focus()
  }
  return (
    <button
      type="button"
      className={`icon-button ${styles.clear}`}
      aria-label={words.clearRecipient}
      title={words.clearRecipient}
      onClick={clear}
    >
      <Icon of={X} size={14} />
    </button>
  )
}

interface OfferedProps {
  offered: readonly KnownRecipient[]
  known: readonly KnownRecipient[]
  onChoose: (one: KnownRecipient) => void
}

/** Offers known recipients by name; all of them in a list where there are more. */
function Offered({ offered, known, onChoose }: OfferedProps) {
  const { transferWords: words } = useAllWords()
  const now = useNow(60_000)
  const named = known.filter(({ paidAt }) => paidAt === null)
  return (
    <div className={styles.offered} role="group" aria-label={words.knownRecipients}>
      {offered.map((one) => (
        <button key={`${one.value} ${one.label}`} type="button" className={styles.offer} onClick={() => onChoose(one)}>
          {one.paidAt === null ? <span className="clip">{one.label}</span> : <ShortAddress text={one.value} />}
          {one.isOwn && <span className="small dim">{words.yours}</span>}
          {one.paidAt !== null && <span className="small dim">{words.paidOn(one.paidAt, now)}</span>}
        </button>
      ))}
      {named.length > offered.filter(({ paidAt }) => paidAt === null).length && (
        <Choice
          label={words.fromBook}
          options={named.map(({ label, value }) => ({ value, label }))}
          value=""
          placeholder={words.fromBook}
          onChange={(value) => named.filter((one) => one.value === value).forEach(onChoose)}
        />
      )}
    </div>
  )
}

/** Names lead to addresses of the Initia chains alone: elsewhere no key may control the same bytes. */
function hasNames(chain: Surroundings['toChain']): boolean {
  return chain?.kind === 'initia-l1' || chain?.kind === 'initia-rollup'
}

function wrongText(words: AllWords, recipient: string, chain: Chain): string | null {
  if (isUsername(recipient)) return words.transferWords.nameElsewhere
  const fault = recipientFault(recipient, chain)
  return fault === null ? null : words.recipientFaultText(fault)
}

function recipientHint(words: AllWords, chain: Surroundings['toChain'], isSend: boolean): string {
  if (isSend) return words.transferWords.sendRecipientNote(hasNames(chain))
  if (chain?.kind === 'evm') return words.transferWords.recipientHintHex
  const prefix = chain?.bech32Prefix ?? 'init'
  return chain?.kind === 'cosmos' ? words.transferWords.recipientHintCosmos(prefix) : words.transferWords.recipientHint(prefix)
}

function useKnownRecipients(chain: Surroundings['toChain']): KnownRecipient[] {
  const book = bookOf(useLabels((state) => state.value))
  const accounts = useAccounts((state) => state.value) ?? []
  const senderId = useForm((state) => state.form.accountId)
  const transfers = useTransfers((state) => state.value) ?? []
  return knownRecipients({ accounts, senderId, book, chain, transfers })
}
