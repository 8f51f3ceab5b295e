// Settings and how Waybill is, side by side.
import { shellWords } from '../words/shell.ts'
import { SideLinks } from './SideLinks.tsx'

const MAINTENANCE_SCREENS = ['settings', 'health'] as const

export function MaintenanceNav() {
  return <SideLinks label={shellWords.upkeep} screens={MAINTENANCE_SCREENS} />
}
