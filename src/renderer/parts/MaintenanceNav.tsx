// Links Settings and Health.
import { SideLinks } from './SideLinks.tsx'
import { useWords } from '../window.ts'

const MAINTENANCE_SCREENS = ['settings', 'health'] as const

/** Draws the links between Settings and Health. */
export function MaintenanceNav() {
  const { shellWords } = useWords()
  return <SideLinks label={shellWords.upkeep} screens={MAINTENANCE_SCREENS} />
}
