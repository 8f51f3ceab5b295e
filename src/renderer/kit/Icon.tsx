// Draws all icons alike: 16 px, thin strokes, hidden from screen readers because a word always stands beside or behind them.
import type { LucideIcon } from 'lucide-react'

/** Properties of `Icon`. */
export interface IconProps {
  of: LucideIcon
  size?: number
  /** A colour of the theme. */
  tone?: 'good' | 'warn' | 'loss' | 'dim' | undefined
}

/** Draws an icon. */
export function Icon({ of: Drawing, size = 16, tone }: IconProps) {
  return (
    <Drawing className={tone === undefined ? 'icon' : `icon ${tone}`} size={size} strokeWidth={1.5} nonScalingStroke aria-hidden="true" />
  )
}
