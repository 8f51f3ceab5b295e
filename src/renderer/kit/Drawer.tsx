// Draws the right drawer: details beside a list that stays in place. In a narrow window it covers the list.
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useWords } from '../window.ts'

/** Properties of `Drawer`. */
export interface DrawerProps {
  title: ReactNode
  /** Name for screen readers. */
  label: string
  onClose: () => void
  /** Small line above the title. */
  above?: ReactNode
  /** Line below the title. */
  below?: ReactNode
  /** Buttons at the foot. */
  foot?: ReactNode
  /** Moves the focus into the form of the drawer when it opens, and back when it closes. */
  takesFocus?: boolean
  /** Moves the focus to the title when the drawer opens, and whenever this number changes: for details of a list, which takes it back. */
  titleFocus?: number
  children: ReactNode
}

/** Returns what takes the focus: the first field, else the first button. */
function firstOf(drawer: HTMLElement | null): HTMLElement | null {
  return drawer?.querySelector<HTMLElement>('input') ?? drawer?.querySelector<HTMLElement>('.button') ?? drawer
}

/** Draws a drawer. */
export function Drawer({ title, label, onClose, above, below, foot, takesFocus = false, titleFocus, children }: DrawerProps) {
  const { common } = useWords()
  const drawer = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (takesFocus) firstOf(drawer.current)?.focus()
    return () => {
      if (takesFocus && before instanceof HTMLElement) before.focus()
    }
  }, [takesFocus])
  useEffect(() => {
    if (titleFocus !== undefined) heading.current?.focus({ preventScroll: true })
  }, [titleFocus])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from anywhere inside
    <aside
      ref={drawer}
      className="drawer"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="drawer-head">
        <div className="drawer-above">
          <div className="grow line">{above}</div>
          <button type="button" className="icon-button" aria-label={common.close} title={common.close} onClick={onClose}>
            <Icon of={X} />
          </button>
        </div>
        <h2 ref={heading} tabIndex={titleFocus === undefined ? undefined : -1}>
          {title}
        </h2>
        {below !== undefined && <div className="small dim">{below}</div>}
      </header>
      <div className="drawer-body">{children}</div>
      {foot !== undefined && <footer className="drawer-foot">{foot}</footer>}
    </aside>
  )
}
