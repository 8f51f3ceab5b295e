// The lists of what was signed: waybills, withdrawals through the bridges, allowances; and how long waybills took.
import { shellWords } from '../words/shell.ts'
import { SideLinks } from './SideLinks.tsx'

const SCREENS = ['waybills', 'withdrawals', 'allowances', 'durations'] as const

export function TransfersNav() {
  return <SideLinks label={shellWords.transferPages} screens={SCREENS} />
}
