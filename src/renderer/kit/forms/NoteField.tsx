// Draws a labelled text of several lines.
import { useId } from 'react'

/** Properties of `NoteField`. */
export interface NoteFieldProps {
  label: string
  value: string
  maxLength: number
  /** Default: three. */
  rows?: number
  hint?: string
  /** What to write, while it is empty. */
  placeholder?: string
  onChange: (value: string) => void
  onKeyDown?: (event: React.KeyboardEvent) => void
}

/** Draws the text field. */
export function NoteField({ label, value, maxLength, rows = 3, hint, placeholder, onChange, onKeyDown }: NoteFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input note-input"
        rows={rows}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-note` })}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {hint !== undefined && (
        <span id={`${id}-note`} className="field-note">
          {hint}
        </span>
      )}
    </div>
  )
}
