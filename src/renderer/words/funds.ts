// Exports the texts of en/funds.ts in the language of the page.
import * as english from './en/funds.ts'
import { localized } from './localized.ts'

/** Texts of the sentence that says where the money is in the language of the page. */
export const { fundsText, allowanceText, senderText } = localized('funds', english)

export type { Names } from './en/funds.ts'

/**
 * Shortens a denomination.
 * @example shortDenom('ibc/6490A7EAB61059BFC1CD') // 'ibc/6490…C1CD'
 */
export function shortDenom(denom: string): string {
  return denom.length > 16 ? `${denom.slice(0, 8)}…${denom.slice(-4)}` : denom
}
