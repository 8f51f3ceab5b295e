// Draws a drop-down with its list; `Choice` loads it.
import { Select } from '@base-ui/react/select'
import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
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
  /** Drawn before the choice: an act on the one that is chosen, as of a button. */
  icon?: LucideIcon
}

/** Properties of `ChoiceList`. */
export interface ChoiceListProps extends ChoiceProps {
  /** It was pressed before this code was loaded. */
  isOpenedEarly: boolean
  /** Receives the button once it is drawn. Must be the same function at each render. */
  onDrawn: (trigger: HTMLElement | null) => void
}

/** Draws the button and the list. */
export function ChoiceList({
  label,
  options,
  value,
  placeholder,
  onChange,
  isOn = false,
  isOff = false,
  icon,
  isOpenedEarly,
  onDrawn,
}: ChoiceListProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isOpenedEarly)
  useLayoutEffect(() => onDrawn(trigger.current), [onDrawn])
  return (
    <Select.Root
      items={options}
      value={placeholder !== undefined && value === '' ? null : value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={isOff}
      modal={false}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Select.Trigger ref={trigger} aria-label={label} className={isOn ? 'choice on' : 'choice'}>
        {icon !== undefined && <Icon of={icon} size={14} />}
        <Select.Value className="choice-value" placeholder={placeholder} />
        <Select.Icon className="choice-icon">
          <Icon of={ChevronDown} size={12} />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner className="choice-place" align="start" sideOffset={4} alignItemWithTrigger={false}>
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
