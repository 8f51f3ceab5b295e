// The text to be signed and what came of it: in the memory of this window alone, gone with it.
import { create } from 'zustand'
import type { AppError } from '../../shared/errors.ts'
import type { SignedMessage } from '../../shared/messages.ts'
import { asAppError, client, onEvent } from '../api.ts'

export interface MessageState {
  text: string
  /** While the device asks. */
  isRunning: boolean
  error: AppError | null
  signed: SignedMessage | null
}

const initial: MessageState = { text: '', isRunning: false, error: null, signed: null }
export const useMessage = create<MessageState>(() => initial)

onEvent((event) => {
  if (event.type === 'network.changed') useMessage.setState(initial, true)
})

export function write(text: string): void {
  useMessage.setState({ text, error: null })
}

/** Forgets the text and its signature. */
export function startAnew(): void {
  useMessage.setState(initial, true)
}

/** Has the device ask for the text as it stands, once: whatever comes of it, only another press asks again. */
export async function signText(accountId: string): Promise<void> {
  const { text, isRunning } = useMessage.getState()
  if (isRunning) return
  useMessage.setState({ isRunning: true, error: null, signed: null })
  try {
    useMessage.setState({ isRunning: false, signed: await client['messages.sign']({ accountId, text }) })
  } catch (error) {
    useMessage.setState({ isRunning: false, error: asAppError(error) })
  }
}
