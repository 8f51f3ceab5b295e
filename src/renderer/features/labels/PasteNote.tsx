// Warns about a pasted address that differs from the one copied in this window, with both in full.
import { ClipboardPaste, TriangleAlert } from 'lucide-react'
import { useEffect, useState, type ClipboardEvent, type RefObject } from 'react'
import type { AddressCheck } from '../../../shared/contract/history/label.ts'
import { Address } from '../../kit/text/Address.tsx'
import { copiedStore } from '../../kit/hooks/clipboard.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { isSwapped, swapOf, type Swap } from './pasted.ts'
import styles from './labels.module.css'
import { useAllWords, useAppWindow } from '../../window.ts'

/** What `usePasted` returns. */
export interface Pasted {
  /** For `PasteNote`. */
  swap: Swap | null
  onPaste: (event: ClipboardEvent) => void
  /** Puts the clipboard's text into the field. @throws what the browser refuses it with */
  paste: () => Promise<void>
}

/** Watches what is pasted into a field, by its keys or its button, which calls `onText`. */
export function usePasted(onText?: (text: string) => void): Pasted {
  const win = useAppWindow()
  const [swap, setSwap] = useState<Swap | null>(null)
  const compare = (pasted: string) => setSwap(swapOf(win.part(copiedStore).getState().last, pasted, Date.now()))
  const paste = async () => {
    const pasted = (await navigator.clipboard.readText()).trim().slice(0, MAX_PASTED)
    compare(pasted)
    onText?.(pasted)
  }
  return { swap, onPaste: (event) => compare(event.clipboardData.getData('text')), paste }
}

/** Most characters that the button pastes: longer text is no address and no name. */
const MAX_PASTED = 200

/** Draws the button that pastes, where the host lets the page read the clipboard. A refusal leaves it to the keys. */
export function PasteButton({ paste, field }: { paste: Pasted['paste']; field: RefObject<HTMLInputElement | null> }) {
  const { labelWords: words } = useAllWords()
  const [mayRead, setMayRead] = useState(false)
  useEffect(() => {
    const life = { isOver: false }
    void mayReadClipboard().then((may) => life.isOver || setMayRead(may))
    return () => void (life.isOver = true)
  }, [])
  if (!mayRead) return null
  const press = () => {
    field.current?.focus()
    paste().catch(() => setMayRead(false))
  }
  return (
    <Button icon={ClipboardPaste} onClick={press}>
      {words.paste}
    </Button>
  )
}

/** Returns whether the clipboard can be read, maybe after a question of the browser. */
async function mayReadClipboard(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state !== 'denied'
  } catch {
    // Browsers that do not know the permission ask by a menu of their own, or cannot read at all.
    return 'readText' in navigator.clipboard
  }
}

interface PasteNoteProps {
  swap: Swap | null
  /** The content of the field. */
  typed: string
  check: AddressCheck | null
}

/** Draws the warning about a swapped address. */
export function PasteNote({ swap, typed, check }: PasteNoteProps) {
  const { labelWords: words } = useAllWords()
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
