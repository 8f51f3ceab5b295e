// The contract's methods on quotes and transfers.
import type { Handlers } from '../../shared/contract.ts'
import type { Transfers } from '../transfers/transfers.ts'

type TransferMethod = Extract<keyof Handlers, `quotes.${string}` | `transfers.${string}`>

export interface TransferDeps {
  transfers: Transfers
}

export function transferHandlers({ transfers }: TransferDeps): Pick<Handlers, TransferMethod> {
  return {
    'quotes.request': (input) => transfers.quote(input),
    'transfers.create': ({ quoteId }) => transfers.create(quoteId),
    'transfers.list': () => transfers.list(),
    'transfers.get': ({ id }) => transfers.get(id),
    'transfers.step': ({ id, version, step, consent }) => transfers.step({ id, version, step, consent: consent ?? null }),
    'transfers.cancel': (input) => transfers.cancel(input),
    'transfers.checkNow': ({ id }) => transfers.checkNow(id),
  }
}
