// Links the screens about what the user holds: the portfolio, and what is staked of it.
import { SideLinks } from './SideLinks.tsx'
import { useWords } from '../window.ts'

const SCREENS = ['portfolio', 'staking'] as const

/** Draws the links between these screens. */
export function HoldingsNav() {
  const { shellWords } = useWords()
  return <SideLinks label={shellWords.holdingPages} screens={SCREENS} />
}
