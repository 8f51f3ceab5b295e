// Draws a choice of a few, side by side. Radio buttons underneath, so that keys and screen readers work as usual.
import { useId } from 'react'

/** Properties of `Segmented`. */
export interface SegmentedProps<T extends string> {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  /** `isPress`: chosen with the pointer, so that the focus may move on; arrow keys need it where it is. */
  onChange: (value: T, isPress: boolean) => void
  /** Shown, but nothing can be chosen yet. */
  isOff?: boolean
}

/** Draws the choice. */
export function Segmented<T extends string>({ label, options, value, onChange, isOff = false }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className="plain-fieldset" disabled={isOff}>
      <legend className="visually-hidden">{label}</legend>
      <span className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={({ currentTarget }) => onChange(option.value, !currentTarget.matches(':focus-visible'))}
            />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
