// Links screens that belong together: the lists of what was signed, what concerns the accounts.
import type { Screen } from '../../shared/domain/screens.ts'
import { go, useNavigation } from '../navigation.ts'
import { useAppWindow, useWords } from '../window.ts'

/** Draws links to the given screens. */
export function SideLinks({ label, screens }: { label: string; screens: readonly Screen[] }) {
  const { screenNames } = useWords()
  const win = useAppWindow()
  const screen = useNavigation((place) => place.screen)
  return (
    <nav className="tabs screen-tabs" aria-label={label}>
      {screens.map((each) => (
        <button key={each} type="button" className="tab" aria-current={each === screen ? 'page' : undefined} onClick={() => go(win, each)}>
          {screenNames[each]}
        </button>
      ))}
    </nav>
  )
}
