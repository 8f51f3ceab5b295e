// Draws the menu of the less used actions on something, behind three dots.
import { Menu } from '@base-ui/react/menu'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Icon } from '../Icon.tsx'

/** An action of the menu. */
export interface MenuAction {
  name: string
  /** Name for screen readers where that is not enough. */
  label?: string
  icon: LucideIcon
  onPick: () => void
}

/** Properties of `MoreMenu`. */
export interface MoreMenuProps {
  /** Names the menu for screen readers, with what it acts on. */
  label: string
  actions: readonly MenuAction[]
}

/** Draws the button and the menu. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={label} title={label}>
        <Icon of={Ellipsis} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="choice-place" sideOffset={4} align="end">
          <Menu.Popup className="choice-list menu-list">
            {actions.map(({ name, label: ariaLabel, icon, onPick }) => (
              <Menu.Item key={name} className="choice-item" aria-label={ariaLabel} onClick={onPick}>
                <Icon of={icon} tone="dim" />
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
