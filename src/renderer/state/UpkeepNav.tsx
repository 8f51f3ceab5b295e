// Settings and how Waybill is, side by side.
import { shellWords } from '../words/shell.ts'
import { SideLinks } from './SideLinks.tsx'

const UPKEEP = ['settings', 'health'] as const

export function UpkeepNav() {
  return <SideLinks label={shellWords.upkeep} screens={UPKEEP} />
}
