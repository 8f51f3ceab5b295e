// Draws the button. When it cannot be pressed, its label is the reason; while it works, its label says what it does.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon.tsx'

/** Properties of `Button`. */
export interface ButtonProps {
  children: ReactNode
  onClick?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** `first`: the one filled button of a screen. */
  kind?: 'first' | 'plain' | 'quiet' | 'danger'
  size?: 'compact' | 'normal' | 'wide'
  icon?: LucideIcon | undefined
  /** Why it cannot be pressed now; replaces the label. It stays focusable, so that screen readers read the reason. */
  off?: string | null | undefined
  /** Called when it is pressed while it is off, to lead to what is missing. */
  onOff?: (() => void) | undefined
  /** What it is doing now; replaces the label, and presses are ignored. */
  busy?: string | null | undefined
  type?: 'button' | 'submit'
  /** Name for screen readers where the label is not enough. */
  label?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Draws a button. */
export function Button({
  children,
  onClick,
  onFocus,
  kind = 'plain',
  size = 'normal',
  icon,
  off,
  onOff,
  busy,
  type = 'button',
  label,
  ref,
}: ButtonProps) {
  const isOff = typeof off === 'string'
  const isBusy = typeof busy === 'string'
  const state = isOff ? 'off' : isBusy ? 'busy' : kind
  // A filled button stays filled while it works.
  const filled = state === 'busy' && kind === 'first' ? 'first' : ''
  return (
    <button
      ref={ref}
      type={isOff || isBusy ? 'button' : type}
      className={`button ${state} ${filled} ${size}`}
      aria-disabled={isOff || isBusy ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      aria-label={isOff || isBusy ? undefined : label}
      onFocus={onFocus}
      onClick={isOff ? onOff : isBusy ? undefined : onClick}
    >
      {icon !== undefined && <Icon of={icon} />}
      {off ?? busy ?? children}
    </button>
  )
}
