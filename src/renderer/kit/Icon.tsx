// One look for all icons: 16 px, thin strokes, hidden from readers because a word always stands beside or behind them.
import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  of: LucideIcon
  size?: number
  /** A colour word of the theme. */
  tone?: 'good' | 'warn' | 'loss' | 'dim' | undefined
}

export function Icon({ of: Drawing, size = 16, tone }: IconProps) {
  return (
    <Drawing className={tone === undefined ? 'icon' : `icon ${tone}`} size={size} strokeWidth={1.5} nonScalingStroke aria-hidden="true" />
  )
}
