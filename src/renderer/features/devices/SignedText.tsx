// Shows the exact text that the device signs: page by page as the device shows it, or with the part marked that the drawn device shows now.
import { ChevronDown, ChevronUp, Info } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isPlainOnDevice } from '../../../shared/domain/messageText.ts'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { messagePages, type MessagePage } from './messagePages.ts'
import styles from './signed.module.css'
import { usePracticeScreen } from './practiceStore.ts'
import { estimateScreens, shownPart, type DeviceDocument } from './screenText.ts'
import { useWords } from '../../window.ts'
import type { Words } from '../../words/words.ts'

/** Properties of `SignedText`. */
export interface SignedTextProps {
  document: Pick<DeviceDocument, 'document' | 'mode'>
  model: string
  /** Why it is shown as text, where it is no transaction. */
  why?: string
  /** The text may be folded: the device does not show it. */
  mayFold?: boolean
}

/** Draws the text that the device signs. */
export function SignedText({ document: { document: text, mode }, model, why, mayFold = false }: SignedTextProps) {
  const words = useWords()
  const practice = usePracticeScreen((state) => state.value)
  const prompt = practice?.prompt ?? null
  const part = shownPart(text, prompt)
  const known = mode === 'eip191' ? messagePages(text, model) : null
  // The drawn device shows them itself.
  const pages = practice === null ? known : null
  const count = words.formatCount(text.length)
  const marked = useMarkInView(part?.start ?? null)
  const [isWanted, setWanted] = useState(false)
  // What the device cannot write as it is must be seen.
  const isFolded = mayFold && !isWanted && isPlainOnDevice(text)
  return (
    <section className={`${styles.signed} ${prompt?.kind === 'message' ? styles.asking : ''} ${isFolded ? styles.folded : ''}`}>
      <header className="line">
        <h3 className="label">{words.deviceWords.fullText}</h3>
        <span className="small dim grow">{part === null ? words.deviceWords.letters(count) : words.deviceWords.marked}</span>
        <CopyButton text={text} label={words.deviceWords.copyText} />
      </header>
      {mode === 'aminoJson' ? (
        <Note>{isPlainOnDevice(text) ? words.deviceWords.whyFields : words.deviceWords.cutText}</Note>
      ) : (
        <Note isWarning={!isPlainOnDevice(text)}>
          {isPlainOnDevice(text) ? (why ?? words.deviceWords.whyText) : words.deviceWords.notReadable}{' '}
          {screensNote(words, text, { model, count: prompt?.kind === 'message' ? prompt.pages.length : (known?.length ?? null) })}
        </Note>
      )}
      {mayFold && isPlainOnDevice(text) && (
        <button type="button" className={`small ${styles.unfold}`} aria-expanded={!isFolded} onClick={() => setWanted(isFolded)}>
          {isFolded ? words.deviceWords.showText : words.deviceWords.hideText}
          <Icon of={isFolded ? ChevronDown : ChevronUp} size={13} />
        </button>
      )}
      {pages !== null && !isFolded && <MessagePages pages={pages} />}
      {pages === null && !isFolded && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keys
        <p className={styles.said} tabIndex={0}>
          {part === null ? (
            text
          ) : (
            <>
              {text.slice(0, part.start)}
              <mark ref={marked}>{text.slice(part.start, part.end)}</mark>
              {text.slice(part.end)}
            </>
          )}
        </p>
      )}
    </section>
  )
}

/** Keeps the marked part in view within its box, which shows a few lines of a long text. */
function useMarkInView(start: number | null) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = mark.current?.parentElement ?? null
    if (start === null || mark.current === null || box === null) return
    const { top, bottom } = mark.current.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top
  }, [start])
  return mark
}

function screensNote(words: Words, text: string, { model, count }: { model: string; count: number | null }): string {
  return count === null ? words.deviceWords.screens(estimateScreens(text, model)) : words.deviceWords.screensExactly(count)
}

/** Draws the pages of a message. Their headings are those of the device, which are in English. */
function MessagePages({ pages }: { pages: readonly MessagePage[] }) {
  const { deviceWords: words } = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keys
    <ol className={`${styles.pages} ${styles.paged}`} aria-label={words.messagePages} tabIndex={0}>
      {pages.map(({ heading, text }) => (
        <li key={heading}>
          <span lang="en">{heading}</span>
          {text}
        </li>
      ))}
    </ol>
  )
}

function Note({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  return (
    <p className={`small ${isWarning ? 'warn' : 'dim'} ${styles.why}`}>
      <Icon of={Info} />
      <span>{children}</span>
    </p>
  )
}
