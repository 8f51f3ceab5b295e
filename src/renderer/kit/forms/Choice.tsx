// Draws a small drop-down for filters: the browser's select element in the theme's frame.

/** Properties of `Choice`. */
export interface ChoiceProps {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  /** Shown in the accent colour: it narrows the list below. */
  isOn?: boolean
  /** Shown, but disabled. */
  isOff?: boolean
}

/** Draws a drop-down. */
export function Choice({ label, options, value, onChange, isOn = false, isOff = false }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={isOn ? 'choice on' : 'choice'}
      disabled={isOff}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
