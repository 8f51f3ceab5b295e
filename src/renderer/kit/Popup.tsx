// Draws a popup beside the button that opens it. The button is drawn by the caller, so that a screen can do without this code until then.
import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'

/** Properties of `Popup`. */
export interface PopupProps {
  isOpen: boolean
  onClose: () => void
  /** Name for screen readers. */
  label: string
  className: string | undefined
  /** The button that opens and closes it; it has the focus afterwards. */
  button: RefObject<HTMLElement | null>
  /** What it hangs from; default: the button. */
  anchor?: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  /** What is focused first; else the first that can be. */
  firstFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Draws the popup. */
export function Popup({ isOpen, onClose, label, className, button, anchor = button, align, firstFocus, children }: PopupProps) {
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open, { event }) => {
        // A press of its button closes it by itself; closed here as well, that press would open it again.
        const isOnButton = event.target instanceof Node && button.current?.contains(event.target) === true
        if (!open && !isOnButton) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner className="choice-place" anchor={anchor} sideOffset={4} align={align}>
          <Popover.Popup className={className} aria-label={label} initialFocus={firstFocus} finalFocus={button}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
