// Contract methods on quotes and transfers.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Transfers } from './transfers.ts'

type TransferMethod = Exclude<Extract<keyof Handlers, `quotes.${string}` | `transfers.${string}`>, 'transfers.assets'>

/** What these methods need. */
export interface TransferDeps {
  transfers: Transfers
}

/** Handles the methods on quotes and transfers. */
export function transferHandlers({ transfers }: TransferDeps): Pick<Handlers, TransferMethod> {
  return {
    'quotes.request': (input) => transfers.quote(input),
    'transfers.create': (input) => transfers.create(input),
    'transfers.requote': (input) => transfers.requote(input),
    'transfers.accept': (input) => transfers.accept(input),
    'transfers.list': () => transfers.list(),
    'transfers.unreadable': () => transfers.unreadable(),
    'transfers.get': ({ id }) => transfers.get(id),
    'transfers.step': ({ id, version, step, consent }) => transfers.step({ id, version, step, consent: consent ?? null }),
    'transfers.cancel': (input) => transfers.cancel(input),
    'transfers.checkNow': ({ id }) => transfers.checkNow(id),
  }
}
