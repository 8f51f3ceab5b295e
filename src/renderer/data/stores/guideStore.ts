// The guided first transfer of the practice network: whether it is on, since when, and what was practised on the way.
import { create } from 'zustand'
import { onEvent } from '../api.ts'
import { go } from '../../navigation.ts'

export interface GuideState {
  /** When it began, ms: transfers from before are not its own. Null while it is off. */
  since: number | null
  /** The device said no once since then. */
  hasRejected: boolean
}

export const useGuide = create<GuideState>(() => ({ since: null, hasRejected: false }))

/** Begins it, or begins it again. */
export function startGuide(): void {
  useGuide.setState({ since: Date.now(), hasRejected: false })
  go('transfer')
}

export function leaveGuide(): void {
  useGuide.setState({ since: null, hasRejected: false })
}

onEvent((event) => {
  if (event.type === 'network.changed') leaveGuide()
  if (event.type === 'device.changed' && event.device.state === 'rejected' && useGuide.getState().since !== null) {
    useGuide.setState({ hasRejected: true })
  }
})
