// A small drop-down for filters: the browser's own list, with the theme's frame.

export interface ChoiceProps {
  /** What is chosen, for readers. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  /** Shown in the accent: the list below is narrowed by it. */
  isOn?: boolean
  /** Shown, and not to be changed now. */
  isOff?: boolean
}

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
