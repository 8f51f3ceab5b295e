// Draws a small drop-down for filters: a button that shows the choice, and a list in the theme's colours.
import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { Icon } from '../Icon.tsx'

/** Properties of `Choice`. */
export interface ChoiceProps {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  /** Shown while the value is none of the options. */
  placeholder?: string
  onChange: (value: string) => void
  /** Shown in the accent colour: it narrows the list below. */
  isOn?: boolean
  /** Shown, but disabled. */
  isOff?: boolean
}

/** Draws a drop-down. */
export function Choice({ label, options, value, placeholder, onChange, isOn = false, isOff = false }: ChoiceProps) {
  return (
    <Select.Root
      items={options}
      value={placeholder !== undefined && value === '' ? null : value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={isOff}
      modal={false}
    >
      <Select.Trigger aria-label={label} className={isOn ? 'choice on' : 'choice'}>
        <Select.Value className="choice-value" placeholder={placeholder} />
        <Select.Icon className="choice-icon">
          <Icon of={ChevronDown} size={12} />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner className="choice-place" sideOffset={4} alignItemWithTrigger={false}>
          <Select.Popup className="choice-list">
            <Select.List aria-label={label}>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} className="choice-item">
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator className="choice-icon">
                    <Icon of={Check} size={12} />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
