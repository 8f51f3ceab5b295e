// Draws a mark beside a heading whose explanation shows on hover and focus.
import { Info } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../Icon.tsx'

/** Properties of `InfoMark`. */
export interface InfoMarkProps {
  /** The explanation, which screen readers read as the name of the mark. */
  text: string
  /** The side of the mark that the explanation keeps to, so that it stays inside of the page. */
  align?: 'start' | 'end'
}

/** Draws the mark. */
export function InfoMark({ text, align = 'start' }: InfoMarkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="info-mark" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        aria-label={text}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <Icon of={Info} size={13} />
      </button>
      {isOpen && (
        <span className={`info-text ${align}`} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  )
}
