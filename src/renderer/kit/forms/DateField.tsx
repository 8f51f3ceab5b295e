// Draws a field for a day: typed as ISO writes it, or chosen from a calendar in the theme's colours.
import { Popover } from '@base-ui/react/popover'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { dayOf } from '../../words/formats.ts'
import { useWords } from '../../window.ts'
import { useNow } from '../hooks/useNow.ts'
import { Icon } from '../Icon.tsx'
import { dayByKey, readDay, weeksOf, withMonths } from './calendar.ts'

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
}

/** Draws a field for a day. */
export function DateField({ label, value, onChange, placeholder, isSmall = false }: DateFieldProps) {
  const { common } = useWords()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLSpanElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  const choose = (day: Date) => {
    onChange(dayOf(day.getTime()))
    setOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <span ref={field} className={isSmall ? 'date-field small' : 'date-field'}>
        <input
          className="date-text"
          aria-label={label}
          placeholder={placeholder ?? common.dateForm}
          maxLength={10}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpen(true)
          }}
        />
        <Popover.Trigger className="date-open" aria-label={common.openCalendar}>
          <Icon of={CalendarDays} size={14} />
        </Popover.Trigger>
      </span>
      <Popover.Portal>
        <Popover.Positioner className="choice-place" anchor={field} sideOffset={4} align="end">
          <Popover.Popup className="calendar" aria-label={common.calendar} initialFocus={current}>
            <Month chosen={readDay(value)} current={current} onChoose={choose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface MonthProps {
  chosen: Date | null
  /** Receives the button of the day that the keys are at. */
  current: RefObject<HTMLButtonElement | null>
  onChoose: (day: Date) => void
}

function Month({ chosen, current, onChoose }: MonthProps) {
  const { common, formatMonth } = useWords()
  const now = useNow(60_000)
  const [at, setAt] = useState({ day: chosen ?? new Date(now), isByKey: false })
  useEffect(() => {
    if (at.isByKey) current.current?.focus()
  }, [at, current])
  const turn = (months: number) => setAt({ day: withMonths(at.day, months), isByKey: false })
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(at.day, event)
    if (day === null) return
    event.preventDefault()
    setAt({ day, isByKey: true })
  }
  const weeks = weeksOf(at.day)
  const title = formatMonth(at.day.getTime())
  return (
    <>
      <div className="calendar-head">
        <button type="button" className="calendar-turn" aria-label={common.previousMonth} onClick={() => turn(-1)}>
          <Icon of={ChevronLeft} size={14} />
        </button>
        <output>{title}</output>
        <button type="button" className="calendar-turn" aria-label={common.nextMonth} onClick={() => turn(1)}>
          <Icon of={ChevronRight} size={14} />
        </button>
      </div>
      <table aria-label={title}>
        <Weekdays week={weeks[0] ?? []} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((day) => (
                <Day
                  key={day.getTime()}
                  day={day}
                  at={at.day}
                  now={now}
                  chosen={chosen}
                  current={current}
                  onChoose={onChoose}
                  onKeyDown={onKeyDown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Weekdays({ week }: { week: readonly Date[] }) {
  const { formatWeekday } = useWords()
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th key={day.getTime()} scope="col">
            {formatWeekday(day.getTime())}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DayProps extends MonthProps {
  day: Date
  /** The day that the keys are at. */
  at: Date
  now: number
  onKeyDown: (event: KeyboardEvent) => void
}

function Day({ day, at, now, chosen, current, onChoose, onKeyDown }: DayProps) {
  const { formatDay } = useWords()
  const text = dayOf(day.getTime())
  const isCurrent = text === dayOf(at.getTime())
  const isChosen = chosen !== null && text === dayOf(chosen.getTime())
  return (
    <td>
      <button
        ref={isCurrent ? current : undefined}
        type="button"
        className={isChosen ? 'calendar-day chosen' : 'calendar-day'}
        data-outside={day.getMonth() === at.getMonth() ? undefined : ''}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={formatDay(day.getTime(), now)}
        aria-pressed={isChosen}
        aria-current={text === dayOf(now) ? 'date' : undefined}
        onKeyDown={onKeyDown}
        onClick={() => onChoose(day)}
      >
        {day.getDate()}
      </button>
    </td>
  )
}
