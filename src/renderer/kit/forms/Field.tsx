// Draws a labelled input with one line below it for a hint or an error.
import { useId, type InputHTMLAttributes, type Ref } from 'react'

/** Properties of `Field`. */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  label: string
  onChange: (value: string) => void
  hint?: string | undefined
  /** What is wrong with the value; replaces the hint. */
  wrong?: string | null | undefined
  isMono?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/** Draws a labelled input. */
export function Field({ label, onChange, hint, wrong, isMono = false, ref, ...input }: FieldProps) {
  const id = useId()
  const isWrong = typeof wrong === 'string'
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        className={isMono ? 'input mono' : 'input'}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-note`} className={isWrong ? 'field-note wrong' : 'field-note'}>
        {wrong ?? hint}
      </span>
    </div>
  )
}
