// Holds the text to be signed and the outcome: only in the memory of this window.
import { create } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { SignedMessage } from '../../../shared/contract/messages.ts'
import { client, onEvent } from '../../data/api.ts'
import { persistOverReload, TYPED_TEXT } from '../../data/reloadPersistence.ts'

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
export const useMessage = create<MessageState>(() => initial)

persistOverReload('message', useMessage, TYPED_TEXT)

onEvent((event) => {
  if (event.type === 'network.changed') useMessage.setState(initial, true)
})

/** Changes the text. */
export function write(text: string): void {
  useMessage.setState({ text, error: null })
}

/** Clears the text and its signature. */
export function startAnew(): void {
  useMessage.setState(initial, true)
}

/** Asks the device to sign the text, once: whatever the outcome, only another press asks again. */
export async function signText(accountId: string): Promise<void> {
  const { text, asked: earlier } = useMessage.getState()
  if (earlier !== null) return
  const asked = { accountId }
  useMessage.setState({ asked, error: null, signed: null })
  // Ignores the answer when the state was cleared meanwhile, as by a change of the network.
  const settle = (outcome: Pick<MessageState, 'signed'> | Pick<MessageState, 'error'>) => {
    if (useMessage.getState().asked === asked) useMessage.setState({ asked: null, ...outcome })
  }
  try {
    settle({ signed: await client['messages.sign']({ accountId, text }) })
  } catch (error) {
    settle({ error: asAppError(error) })
  }
}
