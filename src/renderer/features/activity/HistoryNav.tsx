// Links from the timeline to its figures, and back.
import { useNavigation } from '../../navigation.ts'
import { SideLinks } from '../../parts/SideLinks.tsx'
import { useWords } from '../../window.ts'

/** Draws the link between the timeline and its figures. */
export function HistoryNav() {
  const { shellWords } = useWords()
  const isFigures = useNavigation((place) => place.screen === 'figures')
  return <SideLinks label={shellWords.history} screens={[isFigures ? 'activity' : 'figures']} />
}
