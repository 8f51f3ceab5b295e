// The exact text that the device signs, with the part marked that the drawn device shows now, and how it will look there.
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPlainOnDevice } from '../../shared/messageText.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { deviceWords as words } from '../words/device.ts'
import { formatCount } from '../words/format.ts'
import styles from './signed.module.css'
import { usePracticeScreen } from './practiceStore.ts'
import { estimateScreens, shownPart, type DeviceDocument } from './screenText.ts'

export interface SignedTextProps {
  document: Pick<DeviceDocument, 'document' | 'mode'>
  model: string
  /** Why it is shown so, where it is no transaction. */
  why?: string
}

export function SignedText({ document: { document: text, mode }, model, why = words.whyText }: SignedTextProps) {
  const prompt = usePracticeScreen((state) => state.value?.prompt ?? null)
  const part = shownPart(text, prompt)
  const count = formatCount(text.length)
  return (
    <section className={styles.signed}>
      <header className="line">
        <h3 className="label">{words.fullText}</h3>
        <span className="small dim grow">{part === null ? words.letters(count) : words.lettersMarked(count)}</span>
        <CopyButton text={text} label={words.copyText} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keys */}
      <p className={styles.said} tabIndex={0}>
        {part === null ? (
          text
        ) : (
          <>
            {text.slice(0, part.start)}
            <mark>{text.slice(part.start, part.end)}</mark>
            {text.slice(part.end)}
          </>
        )}
      </p>
      {mode === 'aminoJson' ? (
        <Note>{isPlainOnDevice(text) ? words.whyFields : words.cutText}</Note>
      ) : (
        <Note isWarning={!isPlainOnDevice(text)}>
          {isPlainOnDevice(text) ? why : words.notReadable}{' '}
          {part === null && prompt?.kind !== 'message'
            ? words.screens(estimateScreens(text, model))
            : words.screensExactly(prompt?.pages.length ?? 0)}
        </Note>
      )}
    </section>
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
