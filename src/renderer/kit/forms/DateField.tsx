// Draws a field for a day: typed as ISO writes it, or chosen from a calendar in the theme's colours.
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { dayOf } from '../../words/formats.ts'
import { useWords } from '../../window.ts'
import { useWasOpened } from '../hooks/useWasOpened.ts'
import { Icon } from '../Icon.tsx'
import { readDay } from './calendar.ts'

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

/** Properties of `DateField`. */
export interface DateFieldProps {
  label: string
  /** What is typed; a day as `2026-03-05` once it is complete. */
  value: string
  onChange: (value: string) => void
  /** Shown while it is empty; otherwise how a day is written. */
  placeholder?: string
  /** As high as a chip. */
  isSmall?: boolean
  /** Called with Enter, and when the focus leaves what is typed. */
  onDone?: (isEntered: boolean) => void
  /** What is wrong with what is typed, drawn before the field. */
  wrong?: string | null
}

/** Draws a field for a day. */
export function DateField({ label, value, onChange, placeholder, isSmall = false, onDone, wrong = null }: DateFieldProps) {
  const { common } = useWords()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLSpanElement>(null)
  const noteId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpened = useWasOpened(isOpen)
  const choose = (day: Date) => {
    onChange(dayOf(day.getTime()))
    setOpen(false)
  }
  return (
    <>
      <output id={noteId} className={wrong === null ? 'visually-hidden' : 'field-note wrong'}>
        {wrong}
      </output>
      <span ref={field} className={isSmall ? 'date-field small' : 'date-field'}>
        <input
          className="date-text"
          aria-label={label}
          placeholder={placeholder ?? common.dateForm}
          maxLength={10}
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-invalid={wrong !== null}
          aria-describedby={noteId}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onDone?.(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onDone?.(true)
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpen(true)
          }}
        />
        <button
          ref={button}
          type="button"
          className="date-open"
          aria-label={common.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={CalendarDays} size={14} />
        </button>
      </span>
      {wasOpened && (
        <Suspense fallback={null}>
          <Calendar
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            field={field}
            button={button}
            chosen={readDay(value)}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  )
}
