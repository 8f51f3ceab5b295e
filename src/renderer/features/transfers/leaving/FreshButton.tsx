// Draws the button that replaces a document which can no longer be signed, and gives it the focus.
import { useEffect, useRef } from 'react'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { originOf, originScreen } from '../../../data/transfers/originScreen.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { go } from '../../../navigation.ts'
import { prepareAgain } from './prepareAgain.ts'
import { useAppWindow, useAllWords } from '../../../window.ts'

/** Returns whether a transfer follows a router's quote; everything else is prepared from what the user asked. */
export function isRouted(transfer: Transfer): boolean {
  return currentQuote(transfer).quote.task === 'route'
}

/** Draws the button. The button that was pressed is gone with its document, so this one takes the focus where nothing else has it. */
export function FreshButton({ label, onClick }: { label: string; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const at = document.activeElement
    if (at === null || at === document.body || at.id === 'main') button.current?.focus()
  }, [])
  return (
    <Button ref={button} kind="first" onClick={onClick}>
      {label}
    </Button>
  )
}

/** Draws the way on from a transfer that was prepared too long ago: the same again, its list, or the form. */
export function ExpiredButton({ transfer }: { transfer: Transfer }) {
  const { actionWords, reviewWords: words } = useAllWords()
  const win = useAppWindow()
  const { action } = transfer.quote
  const origin = originOf(transfer.quote)
  const list = originScreen(transfer.quote)
  if (action !== null) return <FreshButton label={words.prepareAgain} onClick={() => void prepareAgain(win, transfer, action)} />
  if (origin !== null && list !== null) return <FreshButton label={actionWords.toLists[origin]} onClick={() => go(win, list)} />
  const label = isRouted(transfer) ? words.newQuoteButton : words.prepareAgain
  return <FreshButton label={label} onClick={() => go(win, 'transfer', { copyOf: transfer.id })} />
}
