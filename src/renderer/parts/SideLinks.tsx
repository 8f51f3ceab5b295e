// Links screens that belong together: the lists of what was signed, what concerns the accounts.
import type { Screen } from '../../shared/domain/screens.ts'
import { go, useNavigation } from '../navigation.ts'
import { useAppWindow, useWords } from '../window.ts'

/** Properties of `SideLinks`. */
export interface SideLinksProps {
  label: string
  screens: readonly Screen[]
  /** The account that the screens are to show; null = whichever each of them shows at first. */
  accountId?: string | null
}

/** Draws links to the given screens. */
export function SideLinks({ label, screens, accountId = null }: SideLinksProps) {
  const { screenNames } = useWords()
  const win = useAppWindow()
  const screen = useNavigation((place) => place.screen)
  return (
    <nav className="tabs screen-tabs" aria-label={label}>
      {screens.map((each) => (
        <button
          key={each}
          type="button"
          className="tab"
          aria-current={each === screen ? 'page' : undefined}
          onClick={() => go(win, each, accountId === null ? {} : { accountId })}
        >
          <span className="tab-label" data-label={screenNames[each]}>
            {screenNames[each]}
          </span>
        </button>
      ))}
    </nav>
  )
}
