// Draws a modal dialog; `Dialog` loads it.
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { AmountsHidden } from '../window.ts'

/** Properties of `Dialog`. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** The sentence below the title. */
  lead?: ReactNode
  children?: ReactNode
  /** Buttons, the filled one last: the main action, or where that is dangerous, the safe one. */
  actions?: ReactNode
  /** Wide enough for two lists side by side. */
  isWide?: boolean
  /** As large as the window allows: for pictures. */
  isFull?: boolean
  /** What is focused first; else the first that can be. */
  firstFocus?: RefObject<HTMLElement | null> | undefined
  /** Returns what is focused after closing; null = what had the focus before. */
  focusAfter?: () => HTMLElement | null
}

/** Draws the dialog. */
export function ModalDialog({
  isOpen,
  onClose,
  title,
  lead,
  children,
  actions,
  isWide = false,
  isFull = false,
  firstFocus,
  focusAfter,
}: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup
          className={isFull ? 'dialog full' : isWide ? 'dialog wide' : 'dialog'}
          initialFocus={firstFocus}
          finalFocus={() => focusAfter?.() ?? true}
        >
          <Base.Title>{title}</Base.Title>
          {lead !== undefined && <Base.Description className="mid">{lead}</Base.Description>}
          {/* Dialogs ask for amounts and confirm them. */}
          <AmountsHidden value={false}>{children}</AmountsHidden>
          {actions !== undefined && <div className="dialog-actions">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
