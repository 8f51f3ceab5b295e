// What must be agreed to before an offer becomes a transfer: which questions are still open, and which are danger. Pure.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'

export type Gate = Quote['gates'][number]

/** Money may be lost at once by going on; the others are about what to know. */
const DANGERS: readonly Gate['kind'][] = ['priceImpact', 'badPrice', 'unverifiedAsset', 'feesOnTop', 'sameAssetLoss', 'unknownValue']

/** A gate with its text: agreeing to an impact of 6 % is not agreeing to 20 %. */
export function gateName({ kind, text }: Gate): string {
  return `${kind} ${text ?? ''}`
}

/** Gates of an offer that were not agreed to. */
export function openGates(quote: Pick<Quote, 'gates'>, agreed: readonly string[]): Gate[] {
  return quote.gates.filter((gate) => !agreed.includes(gateName(gate)))
}

/** Whether the safe choice is to go back. */
export function isDangerous(quote: Pick<Quote, 'gates'>): boolean {
  return quote.gates.some(({ kind }) => DANGERS.includes(kind))
}

/** Gates that a renewed quote has and the one agreed to had not. */
export function newGates(renewed: Pick<Quote, 'gates'>, before: Pick<Quote, 'gates'>): Gate[] {
  return openGates(renewed, before.gates.map(gateName))
}
