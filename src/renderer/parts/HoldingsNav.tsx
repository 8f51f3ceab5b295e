// Links the screens about what the user holds: the portfolio, what is staked of it, VIP rewards, what may be voted on, where more is received, and the gains.
import { SideLinks } from './SideLinks.tsx'
import { useWords } from '../window.ts'

const SCREENS = ['portfolio', 'staking', 'vip', 'governance', 'receive', 'gains'] as const

/** Draws the links between these screens. `accountId`: the account that is shown here, and there. */
export function HoldingsNav({ accountId = null }: { accountId?: string | null }) {
  const { shellWords } = useWords()
  return <SideLinks label={shellWords.holdingPages} screens={SCREENS} accountId={accountId} />
}
