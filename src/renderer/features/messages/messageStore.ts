// Holds the text to be signed and the outcome: only in the memory of this window.
import { createStore, type StoreApi } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { SignedMessage } from '../../../shared/contract/messages.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** State of the signing of a text. */
export interface MessageState {
  text: string
  /** The account that the device asks for now; null while it asks nothing. */
  asked: { accountId: string } | null
  error: AppError | null
  signed: SignedMessage | null
}

const initial: MessageState = { text: '', asked: null, error: null, signed: null }
/** Holds the text to be signed and the outcome. */
function messageStore(win: AppWindow): StoreApi<MessageState> {
  const store = createStore<MessageState>(() => initial)
  win.onEvent((event) => {
    if (event.type === 'network.changed') store.setState(initial, true)
  })
  return store
}
/** Reads it in components. */
export const useMessage = storeHook(messageStore)

/** Changes the text. */
export function write(win: AppWindow, text: string): void {
  win.part(messageStore).setState({ text, error: null })
}

/** Clears the text and its signature. */
export function startAnew(win: AppWindow): void {
  win.part(messageStore).setState(initial, true)
}

/** Asks the device to sign the text, once: whatever the outcome, only another press asks again. */
export async function signText(win: AppWindow, accountId: string): Promise<void> {
  const { text, asked: earlier } = win.part(messageStore).getState()
  if (earlier !== null) return
  const asked = { accountId }
  win.part(messageStore).setState({ asked, error: null, signed: null })
  // Ignores the answer when the state was cleared meanwhile, as by a change of the network.
  const settle = (outcome: Pick<MessageState, 'signed'> | Pick<MessageState, 'error'>) => {
    if (win.part(messageStore).getState().asked === asked) win.part(messageStore).setState({ asked: null, ...outcome })
  }
  try {
    settle({ signed: await win.client['messages.sign']({ accountId, text }) })
  } catch (error) {
    settle({ error: asAppError(error) })
  }
}
