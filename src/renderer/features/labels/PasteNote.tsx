// Warns about a pasted address that differs from the one copied in this window, with both in full.
import { TriangleAlert } from 'lucide-react'
import { useState, type ClipboardEvent } from 'react'
import type { AddressCheck } from '../../../shared/contract/history/label.ts'
import { Address } from '../../kit/text/Address.tsx'
import { copiedStore } from '../../kit/hooks/clipboard.ts'
import { Icon } from '../../kit/Icon.tsx'
import { isSwapped, swapOf, type Swap } from './pasted.ts'
import styles from './labels.module.css'
import { useAppWindow, useWords } from '../../window.ts'

/** Watches what is pasted into a field; `swap` is for `PasteNote`. */
export function usePasted(): { swap: Swap | null; onPaste: (event: ClipboardEvent) => void } {
  const win = useAppWindow()
  const [swap, setSwap] = useState<Swap | null>(null)
  const onPaste = (event: ClipboardEvent) => {
    setSwap(swapOf(win.part(copiedStore).getState().last, event.clipboardData.getData('text'), Date.now()))
  }
  return { swap, onPaste }
}

interface PasteNoteProps {
  swap: Swap | null
  /** The content of the field. */
  typed: string
  check: AddressCheck | null
}

/** Draws the warning about a swapped address. */
export function PasteNote({ swap, typed, check }: PasteNoteProps) {
  const { labelWords: words } = useWords()
  if (!isSwapped(swap, typed, check)) return null
  return (
    <div className={styles.warning} role="alert">
      <p className="warn line">
        <Icon of={TriangleAlert} size={13} />
        {words.pastedOther}
      </p>
      <div>
        <div className="small dim">{words.pastedCopied}</div>
        <Address text={swap.copied} />
      </div>
      <div>
        <div className="small dim">{words.pastedHere}</div>
        <Address text={swap.pasted} />
      </div>
      <p className="small mid">{words.pastedHint}</p>
    </div>
  )
}
