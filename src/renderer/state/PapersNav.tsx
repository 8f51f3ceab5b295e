// The lists of what was signed: waybills, withdrawals through the bridges, allowances; and how long waybills took.
import { shellWords } from '../words/shell.ts'
import { SideLinks } from './SideLinks.tsx'

const PAPERS = ['waybills', 'withdrawals', 'allowances', 'durations'] as const

export function PapersNav() {
  return <SideLinks label={shellWords.papers} screens={PAPERS} />
}
