// Holds which transfers of the timeline show their transactions.
import { useCallback, useMemo, useState } from 'react'
import { orderOf } from './activityState.ts'
import { useActivity } from './activityStore.ts'
import type { Folding } from './timeline/timeline.ts'

/** Returns how transfers are shown, and what opens or closes one. */
export function useFolding(): { folding: Folding; fold: (key: string, isOpen: boolean) => void } {
  const order = useActivity(orderOf)
  const [open, setOpen] = useState<readonly string[]>([])
  const isGrouped = order === 'newest' || order === 'oldest'
  const folding = useMemo(() => ({ isGrouped, open }), [isGrouped, open])
  const fold = useCallback((key: string, isOpen: boolean) => {
    setOpen((before) => {
      if (before.includes(key) === isOpen) return before
      return isOpen ? [...before, key] : before.filter((other) => other !== key)
    })
  }, [])
  return { folding, fold }
}
