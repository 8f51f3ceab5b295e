// Holds a link that fills the transfer form, until the form has read it, and until the device shows no prompt.
import { createStore, type StoreApi } from 'zustand'
import type { TransferLink } from '../../../shared/contract/transfer/transferLink.ts'
import { go } from '../../navigation.ts'
import { deviceStore } from './deviceStore.ts'
import { storeHook, type AppWindow } from '../../window.ts'

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
function linkStore(win: AppWindow): StoreApi<LinkState> {
  const store = createStore<LinkState>(() => none)
  win.part(deviceStore).subscribe(() => {
    const { waiting } = store.getState()
    if (waiting !== null && !isPrompting(win)) takeLink(win, waiting)
  })
  win.onEvent((event) => {
    if (event.type === 'network.changed') store.setState(none)
  })
  return store
}
/** Reads it in components. */
export const useLink = storeHook(linkStore)

/** Opens the transfer form for a link, at once or as soon as the device shows no prompt. */
export function takeLink(win: AppWindow, arrived: ArrivedLink): void {
  if (isPrompting(win)) {
    win.part(linkStore).setState({ waiting: arrived })
    return
  }
  win.part(linkStore).setState({ shown: arrived, fresh: arrived.link, waiting: null })
  go(win, 'transfer')
}

/** Marks the link as filled in. */
export function keepLink(win: AppWindow): void {
  win.part(linkStore).setState({ fresh: null })
}

/** Removes the note about the link that the form was filled with. One that still waits, or that the form has not read yet, stays. */
export function dropLink(win: AppWindow): void {
  win.part(linkStore).setState(({ fresh, shown }) => ({ shown: fresh === null ? null : shown }))
}

function isPrompting(win: AppWindow): boolean {
  return win.part(deviceStore).getState().value?.state === 'prompting'
}
