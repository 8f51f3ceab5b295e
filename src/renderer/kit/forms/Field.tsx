// Draws a labelled input with one line below it for a hint or an error.
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'

/** Properties of `Field`. */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  /** Only screen readers read the label: what stands above it says the same. */
  isLabelHidden?: boolean
  onChange: (value: string) => void
  hint?: string | undefined
  /** What is wrong with the value; replaces the hint. */
  wrong?: string | null | undefined
  isMono?: boolean
  /** Beside the input: its unit, a button that fills it. */
  aside?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** Draws a labelled input. */
export function Field({ label, isLabelHidden = false, onChange, hint, wrong, isMono = false, aside, ref, ...input }: FieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const isWrong = typeof wrong === 'string'
  return (
    <div className="field">
      <label className={isLabelHidden ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <div className="field-line">
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
        {aside}
      </div>
      <span id={`${id}-note`} className={isWrong ? 'field-note wrong' : 'field-note'}>
        {wrong ?? hint}
      </span>
    </div>
  )
}
