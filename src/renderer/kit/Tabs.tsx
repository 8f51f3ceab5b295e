// Draws tabs over one sheet: arrow keys move between them, the panel follows.
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useWords } from '../window.ts'

/** Properties of `Tabs`. */
export interface TabsProps<T extends string> {
  label: string
  tabs: readonly { value: T; label: string; count?: number | undefined }[]
  value: T
  onChange: (value: T) => void
  children: ReactNode
}

/** Draws tabs. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const { formatCount } = useWords()
  return (
    <Base.Root className="tabbed" value={value} onValueChange={onChange}>
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            <span className="tab-label" data-label={tab.label}>
              {tab.label}
            </span>
            {tab.count !== undefined && <span className="count">{formatCount(tab.count)}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel className="tab-panel" value={value}>
        {children}
      </Base.Panel>
    </Base.Root>
  )
}
