// Links the lists of what was signed: transfers, withdrawals through the bridges, allowances; and the durations of transfers.
import { shellWords } from '../words/shell.ts'
import { SideLinks } from './SideLinks.tsx'

const SCREENS = ['waybills', 'withdrawals', 'allowances', 'durations'] as const

/** Draws the links between these lists. */
export function TransfersNav() {
  return <SideLinks label={shellWords.transferPages} screens={SCREENS} />
}
