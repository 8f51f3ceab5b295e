// Links the screens about what the user holds: the portfolio, what is staked of it, and what that may vote on.
import { SideLinks } from './SideLinks.tsx'
import { useWords } from '../window.ts'

const SCREENS = ['portfolio', 'staking', 'governance'] as const

/** Draws the links between these screens. */
export function HoldingsNav() {
  const { shellWords } = useWords()
  return <SideLinks label={shellWords.holdingPages} screens={SCREENS} />
}
