// Draws untrusted text: isolated, never as markup, with hidden characters shown as marks.
import { useState } from 'react'
import { Button } from '../forms/Button.tsx'
import { beginning, splitUntrusted } from '../../../shared/domain/untrusted/untrustedText.ts'
import { useWords } from '../../window.ts'

/** Properties of `Untrusted`. */
export interface UntrustedProps {
  text: string
  keepsBreaks?: boolean
  /** Most characters shown; for lists, where the whole text is one click away. */
  most?: number
}

/** Draws untrusted text. */
export function Untrusted({ text, keepsBreaks = false, most = Infinity }: UntrustedProps) {
  const { common } = useWords()
  const shown = beginning(text, most)
  return (
    <bdi className="untrusted">
      {splitUntrusted(shown.text, keepsBreaks).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <mark key={index} title={common.invisible(part.code)}>
            {part.code}
          </mark>
        ),
      )}
      {shown.isCut && '…'}
    </bdi>
  )
}

/** Characters of a long text that are shown before all of it is requested. */
const FIRST = 1200

/** Draws untrusted text of any length: its beginning, and all of it on request. */
export function LongUntrusted({ text, keepsBreaks = false }: Pick<UntrustedProps, 'text' | 'keepsBreaks'>) {
  const { common, formatCount } = useWords()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > FIRST
  return (
    <>
      <Untrusted text={text} keepsBreaks={keepsBreaks} {...(isLong && !isOpen ? { most: FIRST } : {})} />
      {isLong && (
        <span className="more-of-it">
          <Button kind="quiet" size="compact" onClick={() => setOpen(!isOpen)}>
            {isOpen ? common.showLess : common.showAll(formatCount(text.length))}
          </Button>
        </span>
      )}
    </>
  )
}
