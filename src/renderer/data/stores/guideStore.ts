// Holds the guided first transfer of the practice network: whether it is on, since when, and what was practised so far.
import { create } from 'zustand'
import { onEvent } from '../api.ts'
import { go } from '../../navigation.ts'

/** State of the guide. */
export interface GuideState {
  /** Start, ms: earlier transfers do not count. Null while it is off. */
  since: number | null
  /** The device has rejected once since then. */
  hasRejected: boolean
}

/** Holds the state of the guide. */
export const useGuide = create<GuideState>(() => ({ since: null, hasRejected: false }))

/** Starts the guide, or starts it again. */
export function startGuide(): void {
  useGuide.setState({ since: Date.now(), hasRejected: false })
  go('transfer')
}

/** Ends the guide. */
export function leaveGuide(): void {
  useGuide.setState({ since: null, hasRejected: false })
}

onEvent((event) => {
  if (event.type === 'network.changed') leaveGuide()
  if (event.type === 'device.changed' && event.device.state === 'rejected' && useGuide.getState().since !== null) {
    useGuide.setState({ hasRejected: true })
  }
})
