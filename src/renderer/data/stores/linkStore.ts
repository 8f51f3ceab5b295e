// A link that wants the transfer form filled: waits here until the form takes it, and until no prompt stands on the device.
import { create } from 'zustand'
import type { TransferLink } from '../../../shared/contract/transfer/transferLink.ts'
import { onEvent } from '../api.ts'
import { go } from '../../navigation.ts'
import { persistOverReload } from '../reloadPersistence.ts'
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
persistOverReload('link', useLink, { keep: ({ shown }) => shown, restore: readKept })

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

/** The note about a link whose values the form has; its own texts, as they were read before the reload. */
function readKept(kept: unknown): Pick<LinkState, 'shown'> | null {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('link' in kept) || typeof kept.text !== 'string') return null
  const { link, text } = kept
  if (typeof link !== 'object') return null
  const fields = Object.entries(link ?? {}).filter(([, value]) => typeof value === 'string')
  return { shown: { link: link === null ? null : Object.fromEntries(fields), text } }
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
