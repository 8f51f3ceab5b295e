// Draws a small drop-down for filters: a button that shows the choice, and a list in the theme's colours.
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import type { ChoiceProps } from './ChoiceList.tsx'

/** Where its code can't be loaded, the browser's own drop-down does: a filter is no reason to lose the screen. */
const ChoiceList = lazy(async () => ({ default: await import('./ChoiceList.tsx').then(({ ChoiceList: loaded }) => loaded, nativeChoice) }))

function nativeChoice() {
  return NativeChoice
}

function NativeChoice({ label, options, value, placeholder, onChange, isOff = false }: ChoiceProps) {
  const isAmong = options.some((option) => option.value === value)
  return (
    <select
      aria-label={label}
      className="choice"
      value={isAmong ? value : ''}
      disabled={isOff}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isAmong && (
        <option value="" disabled>
          {placeholder ?? value}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Draws a drop-down. Its list is loaded after the first screen; a press before that opens it as soon as it is there. */
export function Choice(props: ChoiceProps) {
  const [isOpenedEarly, setOpenedEarly] = useState(false)
  const hadFocus = useRef(false)
  const keepFocus = useCallback((hasFocus: boolean) => {
    hadFocus.current = hasFocus
  }, [])
  const takeFocus = useCallback((trigger: HTMLElement | null) => {
    if (hadFocus.current) trigger?.focus()
    hadFocus.current = false
  }, [])
  return (
    <Suspense fallback={<ClosedChoice {...props} onOpen={() => setOpenedEarly(true)} onReplaced={keepFocus} />}>
      <ChoiceList {...props} isOpenedEarly={isOpenedEarly} onDrawn={takeFocus} />
    </Suspense>
  )
}

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

interface ClosedProps extends ChoiceProps {
  onOpen: () => void
  /** Called when the loaded button takes its place, with whether it has the focus. Must be the same function at each render. */
  onReplaced: (hasFocus: boolean) => void
}

/** Draws the button alone, as the loaded one looks. */
function ClosedChoice({ label, options, value, placeholder, isOn = false, isOff = false, icon, onOpen, onReplaced }: ClosedProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    // Runs before the button leaves the document, while it still has the focus.
    return () => onReplaced(element !== null && element === document.activeElement)
  }, [onReplaced])
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      ref={button}
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a closed one controls no list yet
      role="combobox"
      aria-label={label}
      aria-expanded={false}
      aria-haspopup="listbox"
      disabled={isOff}
      data-disabled={isOff ? '' : undefined}
      className={isOn ? 'choice on' : 'choice'}
      onMouseDown={onOpen}
      onKeyDown={({ key }) => OPENING_KEYS.has(key) && onOpen()}
    >
      {icon !== undefined && <Icon of={icon} size={14} />}
      <span className="choice-value">{chosen?.label ?? placeholder ?? value}</span>
      <span className="choice-icon" aria-hidden="true">
        <Icon of={ChevronDown} size={12} />
      </span>
    </button>
  )
}
