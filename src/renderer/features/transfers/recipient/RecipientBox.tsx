// Chooses who receives: the account's address, or another one, always in full.
import { Check } from 'lucide-react'
import type { Account } from '../../../../shared/contract/account.ts'
import { memoFault } from '../../../../shared/domain/transfer/memo.ts'
import { hasHexForm } from '../../../../shared/domain/hexForm.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Button } from '../../../kit/forms/Button.tsx'
import { Field } from '../../../kit/forms/Field.tsx'
import { go } from '../../../navigation.ts'
import { FormBox } from '../../../parts/FormBox.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { canHaveMemo, isSend, MEMO_ID, type Surroundings } from '../form/form.ts'
import { editForm, useForm } from '../form/formStore.ts'
import { focusMissing, focusNext } from '../form/startForm.ts'
import { OtherRecipient } from './OtherRecipient.tsx'
import styles from '../form/transfer.module.css'
import boxStyles from './recipient.module.css'
import { useAllWords, useAppWindow, type AppWindow } from '../../../window.ts'

/** Draws the choice of the recipient. */
export function RecipientBox({ around }: { around: Surroundings }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const form = useForm((state) => state.form)
  const mustBeOther = isSend(form)
  const { recipient } = form
  const isOwn = recipient === null && !mustBeOther
  const aside = mustBeOther ? (
    // Another button stands in its place afterwards: the focus goes to what is asked next.
    <Button key="chain" size="compact" onClick={() => toOtherChain(win)}>
      {words.toOtherChain}
    </Button>
  ) : (
    <Button key="whose" size="compact" onClick={() => editForm(win, { recipient: isOwn ? '' : null })}>
      {isOwn ? words.change : words.useOwn}
    </Button>
  )
  return (
    <FormBox {...(mustBeOther ? { number: 2 } : {})} label={words.recipient} aside={aside}>
      {isOwn ? (
        <OwnRecipient around={around} />
      ) : (
        <div className={boxStyles.fields}>
          <OtherRecipient around={around} recipient={recipient ?? ''} isSend={mustBeOther} />
        </div>
      )}
      {canHaveMemo(form, around) && <MemoField memo={form.memo} />}
    </FormBox>
  )
}

/** Makes the form a bridge, and leads to the choice of its chain. */
function toOtherChain(win: AppWindow): void {
  go(win, 'transfer', { way: 'bridge' })
  window.setTimeout(() => focusMissing(win))
}

/** Asks for the text that a send carries, by which exchanges tell whose deposit it is. */
function MemoField({ memo }: { memo: string }) {
  const { memoFaultText, transferWords: words } = useAllWords()
  const win = useAppWindow()
  const fault = memoFault(memo.trim())
  return (
    <div className={boxStyles.memo}>
      <Field
        id={MEMO_ID}
        label={words.memo}
        placeholder={words.memoHolder}
        value={memo}
        hint={words.memoHint}
        wrong={fault === null ? null : memoFaultText(fault)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Else the same press would also press the button that is focused now.
          event.preventDefault()
          if (fault === null) focusNext(win)
        }}
        onChange={(text) => editForm(win, { memo: text })}
      />
    </div>
  )
}

function OwnRecipient({ around: { account, fromChain, toChain, quote } }: { around: Surroundings }) {
  const { transferWords: words } = useAllWords()
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
      {owner.id === account.id && toChain !== null && fromChain?.id !== toChain.id && isSameKeyOn(account, toChain) && (
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
