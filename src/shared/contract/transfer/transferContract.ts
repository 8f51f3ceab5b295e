// Contract methods on quotes and transfers.
import { z } from 'zod'
import { AssetChoices, AssetQuestion } from './assetChoice.ts'
import { nameContract } from './names.ts'
import { Offers, Quote, QuoteChange, QuoteGate, QuoteRequest } from './route.ts'
import { TransferStep, TransferView, UnreadableTransfer } from './transfer.ts'

/** `version` must be the one that the caller saw. */
const seen = { id: z.string(), version: z.number().int() }

/** Risks that the user has accepted; a quote with another one is refused with quote.gated. */
const accepted = z.array(QuoteGate.shape.kind).default([])

/** Methods on quotes, transfers and the names of recipients, by name. */
export const transferContract = {
  ...nameContract,
  /**
   * Returns offers; `offers[0]` is the router's default.
   * @throws errors of the default quote only: `refused` lists the other variants that failed.
   */
  'quotes.request': { input: QuoteRequest, output: Offers },
  'transfers.create': { input: z.object({ quoteId: z.string(), accepted }), output: TransferView },
  /** Lists readable transfers, newest first. */
  'transfers.list': { input: z.object({}), output: z.array(TransferView) },
  'transfers.unreadable': { input: z.object({}), output: z.array(UnreadableTransfer) },
  'transfers.get': { input: z.object({ id: z.string() }), output: TransferView },
  /** Lists assets to send or receive; requests the router's list once and caches it. */
  'transfers.assets': { input: AssetQuestion, output: AssetChoices },
  /**
   * Requests a new quote for the transfer's request and returns the differences; once a leg has arrived, one for the remaining way.
   * Changes nothing until it is accepted; `changes` is empty when no confirmation is needed.
   */
  'transfers.requote': { input: z.object(seen), output: z.object({ quote: Quote, changes: z.array(QuoteChange) }) },
  /** Continues with the quote that `requote` returned. Risks accepted for the earlier quote stay accepted. */
  'transfers.accept': { input: z.object({ ...seen, quoteId: z.string(), accepted }), output: TransferView },
  /** Runs exactly one step; `consent` is the hash of the document that the user agreed to, required for `sign`. */
  'transfers.step': { input: z.object({ ...seen, step: TransferStep, consent: z.string().nullish() }), output: TransferView },
  /** Before signing: cancels. Signed but never sent: discards the signature. */
  'transfers.cancel': { input: z.object(seen), output: TransferView },
  /** Polls now instead of at the next planned time. */
  'transfers.checkNow': { input: z.object({ id: z.string() }), output: TransferView },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
