// The text to be signed and what came of it: in the memory of this window alone, gone with it.
import { create } from 'zustand'
import type { AppError } from '../../../shared/domain/errors.ts'
import type { SignedMessage } from '../../../shared/contract/messages.ts'
import { asAppError, client, onEvent } from '../../data/api.ts'
import { persistOverReload, TYPED_TEXT } from '../../data/reloadPersistence.ts'

export interface MessageState {
  text: string
  /** For whom the device asks now; null while it asks nothing. */
  asked: { accountId: string } | null
  error: AppError | null
  signed: SignedMessage | null
}

const initial: MessageState = { text: '', asked: null, error: null, signed: null }
export const useMessage = create<MessageState>(() => initial)

persistOverReload('message', useMessage, TYPED_TEXT)

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
  const { text, asked: earlier } = useMessage.getState()
  if (earlier !== null) return
  const asked = { accountId }
  useMessage.setState({ asked, error: null, signed: null })
  // Forgotten meanwhile, as by a change of the network: then nothing here waits for the answer any more.
  const settle = (outcome: Pick<MessageState, 'signed'> | Pick<MessageState, 'error'>) => {
    if (useMessage.getState().asked === asked) useMessage.setState({ asked: null, ...outcome })
  }
  try {
    settle({ signed: await client['messages.sign']({ accountId, text }) })
  } catch (error) {
    settle({ error: asAppError(error) })
  }
}
