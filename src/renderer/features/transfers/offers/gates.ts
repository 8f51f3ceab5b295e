// Determines what must be agreed to before an offer becomes a transfer: which questions are open, and which are dangerous. Pure.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'

/** A question that an offer asks before its review. */
export type Gate = Quote['gates'][number]

/** Gates behind which money may be lost at once; the others only inform. */
const DANGERS: readonly Gate['kind'][] = [
  'priceImpact',
  'badPrice',
  'unverifiedAsset',
  'feesOnTop',
  'unknownFee',
  'sameAssetLoss',
  'valueLoss',
  'unknownValue',
]

/** Returns a gate's name with its text: agreeing to an impact of 6 % is not agreeing to 20 %. */
export function gateName({ kind, text }: Gate): string {
  return `${kind} ${text ?? ''}`
}

/** Returns the gates of an offer that were not agreed to. */
export function openGates(quote: Pick<Quote, 'gates'>, agreed: readonly string[]): Gate[] {
  return quote.gates.filter((gate) => !agreed.includes(gateName(gate)))
}

/** Returns whether the safe choice is to go back. */
export function isDangerous(quote: Pick<Quote, 'gates'>): boolean {
  return quote.gates.some(({ kind }) => DANGERS.includes(kind))
}

/** Returns the gates of a renewed quote that the accepted one did not have. */
export function newGates(renewed: Pick<Quote, 'gates'>, before: Pick<Quote, 'gates'>): Gate[] {
  return openGates(renewed, before.gates.map(gateName))
}
