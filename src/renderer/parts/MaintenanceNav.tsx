// Links Settings and Health.
import { shellWords } from '../words/shell.ts'
import { SideLinks } from './SideLinks.tsx'

const MAINTENANCE_SCREENS = ['settings', 'health'] as const

/** Draws the links between Settings and Health. */
export function MaintenanceNav() {
  return <SideLinks label={shellWords.upkeep} screens={MAINTENANCE_SCREENS} />
}
