// Copies a text to the clipboard and confirms it.
import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { writeClipboard } from '../hooks/clipboard.ts'
import { Icon } from '../Icon.tsx'
import { useAppWindow, useWords } from '../../window.ts'

const SAID_FOR_MS = 1600
type Said = 'nothing' | 'copied' | 'failed'

/** Copies `text`; `said` holds the outcome for a moment. */
export function useCopy(): { said: Said; copy: (text: string) => void } {
  const win = useAppWindow()
  const [said, setSaid] = useState<Said>('nothing')
  useEffect(() => {
    if (said === 'nothing') return
    const timer = window.setTimeout(() => setSaid('nothing'), SAID_FOR_MS)
    return () => window.clearTimeout(timer)
  }, [said])
  const copy = (text: string) => {
    writeClipboard(win, text).then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    )
  }
  return { said, copy }
}

const ICONS = { nothing: Copy, copied: Check, failed: TriangleAlert }

/** Properties of `CopyButton`. */
export interface CopyButtonProps {
  text: string
  /** Says what is copied, for screen readers: "Copy the hash". */
  label: string
  /** Makes it a button with a word instead of an icon alone. */
  shownLabel?: string
  /** It is what the screen is for: drawn filled. */
  isFirst?: boolean
}

/** Draws a small button beside the text it copies. */
export function CopyButton({ text, label, shownLabel, isFirst = false }: CopyButtonProps) {
  const { common } = useWords()
  const { said, copy } = useCopy()
  return (
    <>
      {shownLabel === undefined ? (
        <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => copy(text)}>
          <Icon of={ICONS[said]} size={13} />
        </button>
      ) : (
        <Button size={isFirst ? 'normal' : 'compact'} kind={isFirst ? 'first' : 'plain'} icon={ICONS[said]} onClick={() => copy(text)}>
          {said === 'copied' ? common.copied : shownLabel}
        </Button>
      )}
      <output className="visually-hidden">{said === 'nothing' ? '' : said === 'copied' ? common.copied : common.copyFailed}</output>
    </>
  )
}
