// History as a timeline and in figures.
import { SideLinks } from '../state/SideLinks.tsx'
import { shellWords } from '../words/shell.ts'

const HISTORY = ['activity', 'figures'] as const

export function HistoryNav() {
  return <SideLinks label={shellWords.history} screens={HISTORY} />
}
