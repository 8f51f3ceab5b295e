// A link that wants the transfer form filled: waits here until the form takes it, and until no prompt stands on the device.
import { create } from 'zustand'
import type { TransferLink } from '../../shared/transferLink.ts'
import { onEvent } from '../api.ts'
import { go } from '../navigation.ts'
import { useDevice } from './deviceStore.ts'

export interface ArrivedLink {
  /** Null where it was refused. */
  link: TransferLink | null
  /** As it came; a stranger's text. */
  text: string
}

interface LinkState {
  /** What the form shows a note about. */
  shown: ArrivedLink | null
  /** Not filled in yet. */
  fresh: TransferLink | null
  /** Came while the device asked something: nothing takes its reader away from that. */
  waiting: ArrivedLink | null
}

const none: LinkState = { shown: null, fresh: null, waiting: null }
export const useLink = create<LinkState>(() => none)

/** Opens the transfer form for a link, at once or as soon as the device asks nothing more. */
export function takeLink(arrived: ArrivedLink): void {
  if (isPrompting()) {
    useLink.setState({ waiting: arrived })
    return
  }
  useLink.setState({ shown: arrived, fresh: arrived.link, waiting: null })
  go('transfer')
}

/** The form has the link's values. */
export function keepLink(): void {
  useLink.setState({ fresh: null })
}

/** The form is the reader's own again. */
export function dropLink(): void {
  useLink.setState(none)
}

function isPrompting(): boolean {
  return useDevice.getState().value?.state === 'prompting'
}

useDevice.subscribe(() => {
  const { waiting } = useLink.getState()
  if (waiting !== null && !isPrompting()) takeLink(waiting)
})

onEvent((event) => {
  if (event.type === 'network.changed') dropLink()
})
