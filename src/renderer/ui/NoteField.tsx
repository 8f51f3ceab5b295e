// A labelled text of several lines.
import { useId } from 'react'

export interface NoteFieldProps {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  onKeyDown?: (event: React.KeyboardEvent) => void
}

export function NoteField({ label, value, maxLength, onChange, onKeyDown }: NoteFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input note-input"
        rows={3}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
