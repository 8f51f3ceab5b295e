// The contract's methods on quotes and transfers.
import { z } from 'zod'
import { AssetChoices, AssetQuestion } from './assetChoice.ts'
import { Offers, Quote, QuoteChange, QuoteGate, QuoteRequest } from './route.ts'
import { TransferStep, TransferView, UnreadableTransfer } from './transfer.ts'

/** `version` must be the one the caller saw. */
const seen = { id: z.string(), version: z.number().int() }

/** Gates that the user has agreed to; a quote with another one is refused with quote.gated. */
const accepted = z.array(QuoteGate.shape.kind).default([])

export const transferContract = {
  /** `offers[0]` is the router's own choice. @throws quote errors of that one only: what else cannot be had stands in `refused`. */
  'quotes.request': { input: QuoteRequest, output: Offers },
  'transfers.create': { input: z.object({ quoteId: z.string(), accepted }), output: TransferView },
  /** Those that can be read, newest first. */
  'transfers.list': { input: z.object({}), output: z.array(TransferView) },
  'transfers.unreadable': { input: z.object({}), output: z.array(UnreadableTransfer) },
  'transfers.get': { input: z.object({ id: z.string() }), output: TransferView },
  /** Assets to send or to receive; the router's list is asked for once and kept. */
  'transfers.assets': { input: AssetQuestion, output: AssetChoices },
  /**
   * A new quote for what a transfer was made for, and how it differs; once a leg has arrived, one for the rest of the way.
   * Nothing changes until it is accepted; without changes that need not be asked.
   */
  'transfers.requote': { input: z.object(seen), output: z.object({ quote: Quote, changes: z.array(QuoteChange) }) },
  /** Goes on with the quote that `requote` brought. Gates of the earlier quote are accepted already. */
  'transfers.accept': { input: z.object({ ...seen, quoteId: z.string(), accepted }), output: TransferView },
  /** Runs exactly one step; `consent` is the hash of the document the user agreed to, needed for `sign`. */
  'transfers.step': { input: z.object({ ...seen, step: TransferStep, consent: z.string().nullish() }), output: TransferView },
  /** Before signing: cancels. Signed but never sent: discards the signature. */
  'transfers.cancel': { input: z.object(seen), output: TransferView },
  /** Polls now instead of at the next planned time. */
  'transfers.checkNow': { input: z.object({ id: z.string() }), output: TransferView },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
