// Draws the calendar of a field for a day; `DateField` loads it.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { dayOf } from '../../words/formats.ts'
import { useWords } from '../../window.ts'
import { useNow } from '../hooks/useNow.ts'
import { Icon } from '../Icon.tsx'
import { Popup } from '../Popup.tsx'
import { dayByKey, weeksOf, withMonths } from './calendar.ts'

/** Properties of `Calendar`. */
export interface CalendarProps {
  isOpen: boolean
  onClose: () => void
  /** The field that it hangs from. */
  field: RefObject<HTMLElement | null>
  /** The button that opens and closes it. */
  button: RefObject<HTMLElement | null>
  chosen: Date | null
  onChoose: (day: Date) => void
}

/** Draws the calendar. */
export function Calendar({ isOpen, onClose, field, button, chosen, onChoose }: CalendarProps) {
  const { common } = useWords()
  const current = useRef<HTMLButtonElement>(null)
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      label={common.calendar}
      className="calendar"
      button={button}
      anchor={field}
      align="end"
      firstFocus={current}
    >
      <Month chosen={chosen} current={current} onChoose={onChoose} />
    </Popup>
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
