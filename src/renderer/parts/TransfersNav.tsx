// Links the lists of what was signed: transfers, withdrawals through the bridges; and the durations of transfers.
import { SideLinks } from './SideLinks.tsx'
import { useWords } from '../window.ts'

const SCREENS = ['transfers', 'withdrawals', 'durations'] as const

/** Draws the links between these lists. */
export function TransfersNav() {
  const { shellWords } = useWords()
  return <SideLinks label={shellWords.transferPages} screens={SCREENS} />
}
