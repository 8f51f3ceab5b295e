// Text that a stranger wrote: isolated, never markup, with hidden characters shown as marks.
import { common } from '../words/common.ts'
import { splitUntrusted } from './untrustedText.ts'

export function Untrusted({ text, keepsBreaks = false }: { text: string; keepsBreaks?: boolean }) {
  return (
    <bdi className="untrusted">
      {splitUntrusted(text, keepsBreaks).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <mark key={index} title={common.invisible(part.code)}>
            {part.code}
          </mark>
        ),
      )}
    </bdi>
  )
}
