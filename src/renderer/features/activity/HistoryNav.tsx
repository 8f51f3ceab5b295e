// From the timeline to its figures, and back.
import { useNavigation } from '../../navigation.ts'
import { SideLinks } from '../../parts/SideLinks.tsx'
import { shellWords } from '../../words/shell.ts'

export function HistoryNav() {
  const isFigures = useNavigation((place) => place.screen === 'figures')
  return <SideLinks label={shellWords.history} screens={[isFigures ? 'activity' : 'figures']} />
}
