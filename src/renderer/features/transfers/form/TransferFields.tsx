// Draws the left half of the form: from, to, recipient, slippage.
import { ArrowUpDown } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { typedUnits } from '../../../../shared/domain/amount.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { exactText } from '../../../kit/text/amountText.ts'
import { Choice } from '../../../kit/forms/Choice.tsx'
import { useTypedNumber } from '../../../kit/forms/useTypedNumber.ts'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { FormBox } from '../../../parts/FormBox.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { AMOUNT_ID, amountProblem, isSend, reviewableQuote, type Surroundings } from './form.ts'
import { chooseAccount, editForm, fillAmount, pickAsset, swapDirection, useChosenOffer, useForm } from './formStore.ts'
import { AssetPicker } from '../picker/AssetPicker.tsx'
import { reviewQuote } from '../review/driveTransfer.ts'
import { useReview } from '../review/reviewStore.ts'
import { RecipientBox } from '../recipient/RecipientBox.tsx'
import { SigningNote } from './SigningNote.tsx'
import { fieldToFill, focusNext } from './startForm.ts'
import { SlippageBox } from '../offers/SlippageBox.tsx'
import { Worth } from '../offers/Worth.tsx'
import styles from './transfer.module.css'
import { sizeFor, ToBox } from './ToBox.tsx'
import { wayOf } from './ways.ts'
import { useAllWords, useAppWindow } from '../../../window.ts'

const AMOUNT_NOTE_ID = `${AMOUNT_ID}-note`
const PARTS = [25, 50, 75, 100] as const

/** Draws the fields of the form. */
export function TransferFields({ around, isOpening }: { around: Surroundings; isOpening: boolean }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const form = useForm((state) => state.form)
  const offer = useChosenOffer()
  const { fromAsset, toAsset } = around
  const isSwap =
    offer !== null && offer.hops.length > 0
      ? offer.hops.some(({ kind }) => kind === 'swap')
      : toAsset !== null && fromAsset?.originId !== toAsset.originId
  return (
    <div className={`sheet ${styles.column}`}>
      <FromBox around={around} />
      {/* A payment arrives as what it was, where it was: there is no other asset, and no way back. */}
      {!isOpening && !isSend(form) && (
        <>
          <div className={styles.seam}>
            <button type="button" aria-label={words.swap} title={words.swap} disabled={form.to === null} onClick={() => swapDirection(win)}>
              <Icon of={ArrowUpDown} />
            </button>
          </div>
          <ToBox around={around} />
        </>
      )}
      {isOpening ? <SkeletonRows count={3} /> : <RecipientBox around={around} />}
      {!isOpening && !isSend(form) && isSwap && <SlippageBox />}
    </div>
  )
}

function FromBox({ around }: { around: Surroundings }) {
  const { formatDigits, transferWords: words } = useAllWords()
  const win = useAppWindow()
  const { account, fromAsset, toAsset, fromChain, balance } = around
  const form = useForm((state) => state.form)
  const { typed, accountId } = form
  const number = useTypedNumber(typed, (plain) => editForm(win, { typed: plain }))
  const [isTyping, setIsTyping] = useState(false)
  const { setUsed, onMouseUp } = usePressSelects()
  useEffect(() => {
    if (!isTyping) return
    const timer = window.setTimeout(() => setIsTyping(false), REST_MS)
    return () => window.clearTimeout(timer)
  }, [isTyping, typed])
  const problem = useAmountProblem(around, isTyping)
  const onKeyDown = useAmountKeys(around)
  return (
    <FormBox number={1} label={words.from} aside={<AccountChoice />}>
      <div className={styles.entryLine}>
        <AssetPicker
          label={words.chooseFrom}
          title={wayOf(form) === 'swap' ? words.chooseGiven : undefined}
          side="from"
          other={isSend(form) ? null : toAsset}
          accountId={accountId}
          value={fromAsset}
          onPick={(choice) => pickAsset(win, 'from', choice)}
          focusNext={() => fieldToFill(win)}
        />
        <input
          id={AMOUNT_ID}
          data-first-focus
          className={`${styles.entry} ${sizeFor(number.value.length)}`}
          aria-label={words.amount}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : AMOUNT_NOTE_ID}
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatDigits('0.00')}
          value={number.value}
          onMouseUp={onMouseUp}
          onChange={(event) => {
            setUsed(true)
            setIsTyping(true)
            number.onType(event.target.value)
          }}
          onBlur={() => {
            setUsed(false)
            setIsTyping(false)
            number.onBlur()
          }}
          // An amount that was kept is replaced by what is typed.
          onFocus={(event) => {
            setIsTyping(true)
            event.currentTarget.select()
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={`line ${styles.entryLast}`}>
        <Parts asset={fromAsset} balance={balance} />
        {number.readAs !== null && <span className="small nowrap">{words.readAs(number.readAs)}</span>}
        {fromAsset !== null && amountProblem(form, around)?.why !== 'tooMuch' && <TypedWorth asset={fromAsset} />}
      </div>
      {/* Takes the place of the note about the app, so that nothing moves. */}
      {problem !== null && (
        <p id={AMOUNT_NOTE_ID} className={`field-note wrong ${styles.signed}`}>
          <Untrusted text={problem} />
        </p>
      )}
      <SigningNote account={account} chain={fromChain} isTroubleOnly={problem !== null} />
    </FormBox>
  )
}

/** Milliseconds without a key after which what was typed counts as whole. */
const REST_MS = 400

/**
 * Returns what selects the whole amount at the first press since the field took the focus, whatever brought it: the form may have focused it
 * by itself. Another press, or one after typing, places the caret.
 */
function usePressSelects() {
  const isUsed = useRef(false)
  return {
    setUsed: (used: boolean) => {
      isUsed.current = used
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      const { currentTarget } = event
      // Chromium clears a selection that was pressed on when the button is released.
      if (!isUsed.current) event.preventDefault()
      if (!isUsed.current && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
      isUsed.current = true
    },
  }
}

/** Returns what the keys of the amount do: Enter opens the review once it can be, or leads to what is missing; Escape leaves the field for the keys of the window. */
function useAmountKeys(around: Surroundings): (event: KeyboardEvent) => void {
  const win = useAppWindow()
  const form = useForm((state) => state.form)
  const busy = useReview((state) => state.busy)
  return (event) => {
    const { key, repeat, nativeEvent } = event
    if (key === 'Escape') document.getElementById('main')?.focus()
    if (key !== 'Enter' || repeat || nativeEvent.isComposing || busy !== null) return
    // Else the same press would also press the button that is focused now.
    event.preventDefault()
    const quote = reviewableQuote(form, around, Date.now())
    if (quote !== null) void reviewQuote(win, quote)
    else focusNext(win)
  }
}

/** Returns what is wrong with the typed amount, in words; null when nothing is, and for a zero that may become "0.5". */
function useAmountProblem(around: Surroundings, isTyping: boolean): string | null {
  const words = useAllWords()
  const form = useForm((state) => state.form)
  const { fromAsset, balance } = around
  const problem = amountProblem(form, around)
  // A zero may become 0.5; what is below it may not.
  const mayGrow = problem?.why === 'zeroAmount' && !/^\s*[-−]/u.test(form.typed)
  if (problem === null || (isTyping && mayGrow)) return null
  const reason = words.hindranceText(problem)
  if (problem.why !== 'tooMuch' || fromAsset === null || balance === null) return reason
  return words.transferWords.withAvailable(reason, exactText(words, balance, fromAsset.decimals))
}

function Parts({ asset, balance }: { asset: Asset | null; balance: string | null }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  if (asset === null) return null
  if (balance === null) return <p className="small dim">{words.balanceUnread}</p>
  return (
    <div className="line">
      <div className="balance-parts">
        {PARTS.map((percent) => (
          <button
            key={percent}
            type="button"
            aria-label={words.partLabel(percent)}
            onClick={() => fillAmount(win, balance, percent, asset.decimals)}
          >
            {words.part(percent)}
          </button>
        ))}
      </div>
      <span className="small dim nowrap">
        {words.of} <Amount units={balance} decimals={asset.decimals} />
      </span>
    </div>
  )
}

/** Shows the value of the amount, less prominent than the amount itself. */
function TypedWorth({ asset }: { asset: Asset }) {
  const { typed, accountId } = useForm((state) => state.form)
  const quote = useChosenOffer()
  const units = typedUnits(typed, asset.decimals)
  if (units === null) return null
  return (
    <span className={`small dim nowrap ${styles.entryWorth}`}>
      <Worth accountId={accountId} asset={asset} units={units} usd={quote?.amountIn === units ? quote.usdIn : null} other={quote?.to} />
    </span>
  )
}

function AccountChoice() {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const accounts = useAccounts((state) => state.value) ?? []
  const accountId = useForm((state) => state.form.accountId)
  const options = accounts.map((account) => ({
    value: account.id,
    label: account.signer.kind === 'ledger' ? account.label : `${account.label} (${words.onlyWatched})`,
  }))
  const withEmpty = accountId === null ? [{ value: '', label: words.chooseAccount }, ...options] : options
  return (
    <Choice
      label={words.account}
      options={withEmpty}
      value={accountId ?? ''}
      onChange={(value) => chooseAccount(win, value === '' ? null : value)}
    />
  )
}
