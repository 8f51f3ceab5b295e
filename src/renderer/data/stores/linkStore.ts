// Holds a link that fills the transfer form, until the form has read it, and until the device shows no prompt.
import { create } from 'zustand'
import type { TransferLink } from '../../../shared/contract/transfer/transferLink.ts'
import { onEvent } from '../api.ts'
import { go } from '../../navigation.ts'
import { persistOverReload } from '../reloadPersistence.ts'
import { useDevice } from './deviceStore.ts'

/** A link that arrived. */
export interface ArrivedLink {
  /** Null where it was refused. */
  link: TransferLink | null
  /** The link as it arrived; untrusted text. */
  text: string
}

interface LinkState {
  /** The link that the form shows a note about. */
  shown: ArrivedLink | null
  /** Not yet filled into the form. */
  fresh: TransferLink | null
  /** Arrived while the device showed a prompt, from which the user must not be taken away. */
  waiting: ArrivedLink | null
}

const none: LinkState = { shown: null, fresh: null, waiting: null }
/** Holds the links. */
export const useLink = create<LinkState>(() => none)
persistOverReload('link', useLink, { keep: ({ shown }) => shown, restore: readKept })

/** Opens the transfer form for a link, at once or as soon as the device shows no prompt. */
export function takeLink(arrived: ArrivedLink): void {
  if (isPrompting()) {
    useLink.setState({ waiting: arrived })
    return
  }
  useLink.setState({ shown: arrived, fresh: arrived.link, waiting: null })
  go('transfer')
}

/** Marks the link as filled in. */
export function keepLink(): void {
  useLink.setState({ fresh: null })
}

/** Removes the note about the link. */
export function dropLink(): void {
  useLink.setState(none)
}

/** Restores the note about a link whose values the form has, from the texts that were stored before the reload. */
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
