// Links the lists of what was signed: transfers, and withdrawals through the bridges.
import { SideLinks } from './SideLinks.tsx'
import { useWords } from '../window.ts'

const SCREENS = ['transfers', 'withdrawals'] as const

/** Draws the links between these lists. */
export function TransfersNav() {
  const { shellWords } = useWords()
  return <SideLinks label={shellWords.transferPages} screens={SCREENS} />
}
