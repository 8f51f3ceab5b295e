// Lets Enter in any of its fields do what the button of the dialog does, which stands outside the fields.
import type { ReactNode } from 'react'

/** Draws fields as a form. `label` names what Enter does; `onEnter` is null while there is nothing to do yet. */
export function EnterForm({ children, label, onEnter }: { children: ReactNode; label: string; onEnter: (() => void) | null }) {
  return (
    <form
      className="form-stack"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter?.()
      }}
    >
      {children}
      {/* A form with several fields is submitted by Enter only if it has a button. */}
      <button type="submit" hidden>
        {label}
      </button>
    </form>
  )
}
