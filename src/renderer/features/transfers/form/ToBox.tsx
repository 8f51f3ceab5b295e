// Draws the destination of the form: the asset that arrives, how much of it, and what is there already.
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { amountParts } from '../../../kit/text/amountText.ts'
import { FormBox } from '../../../parts/FormBox.tsx'
import { useAllWords, useAppWindow, useWords } from '../../../window.ts'
import { isSure } from '../offers/cost.ts'
import { AssetPicker } from '../picker/AssetPicker.tsx'
import { amountProblem, isSend, isToSelf, TO_ID, type Surroundings } from './form.ts'
import { formStore, pickAsset, useChosenOffer, useForm } from './formStore.ts'
import { fieldToFill, focusMissing } from './startForm.ts'
import styles from './transfer.module.css'
import { useBalance } from './useSurroundings.ts'
import { wayOf } from './ways.ts'

/** Draws what arrives, and where. */
export function ToBox({ around }: { around: Surroundings }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const quote = useChosenOffer()
  const { fromAsset, toAsset, account } = around
  const form = useForm((state) => state.form)
  const { to, accountId } = form
  const way = wayOf(form)
  const titles = { send: words.chooseTo, swap: words.chooseReceived, bridge: words.whichChain }
  const nameOf = useChainNames()
  const balance = useBalance(to)
  // What the balance does not cover yields nothing.
  const isShort = amountProblem(form, around) !== null
  const isForThis = quote !== null && !isShort && quote.to.chainId === to?.chainId && quote.to.denom === to.denom
  return (
    <FormBox number={2} label={words.to}>
      <div className={styles.entryLine}>
        <AssetPicker
          id={TO_ID}
          label={words.chooseTo}
          title={titles[way]}
          side="to"
          firstChain={way === 'swap' ? form.from?.chainId : undefined}
          firstAsset={way === 'bridge' ? fromAsset : null}
          asksChain={way === 'bridge'}
          other={fromAsset}
          accountId={accountId}
          value={toAsset}
          onPick={(choice) => {
            pickAsset(win, 'to', choice)
            // What is sent as it is needs no destination: this box is gone, and nothing has the focus that it leaves.
            if (isSend(win.part(formStore).getState().form)) window.setTimeout(() => focusMissing(win))
          }}
          focusNext={() => fieldToFill(win)}
        />
        {isForThis ? <Expected units={quote.amountOut} decimals={quote.to.decimals} /> : <span className={styles.expected}>–</span>}
      </div>
      <div className="line small dim">
        {toAsset !== null && balance !== null && isToSelf(form, account) && (
          <span>
            {words.youHave(nameOf(toAsset.chainId))} <Amount units={balance.amount} decimals={toAsset.decimals} />
          </span>
        )}
        <span className="grow" />
        {isForThis && !isSure(quote) && (
          <span>
            {words.atLeast} <Amount units={quote.minimumOut} decimals={quote.to.decimals} />
          </span>
        )}
      </div>
    </FormBox>
  )
}

function Expected({ units, decimals }: { units: string; decimals: number }) {
  const words = useWords()
  const { digits } = amountParts(words, units, decimals, 'short')
  return (
    <span className={`${styles.expected} ${sizeFor(digits.length)}`}>
      <Amount units={units} decimals={decimals} />
    </span>
  )
}

/** Returns the style for the length of the amount: longer ones are written smaller, so that they fit. */
export function sizeFor(letters: number): string {
  if (letters <= 12) return ''
  return (letters <= 16 ? styles.long : styles.longer) ?? ''
}
