// The words of en/funds.ts or those of another language that stand in for them.
import * as english from './en/funds.ts'
import { localized } from './localized.ts'

export const { fundsText, allowanceText, senderText } = localized('funds', english)

export type { Names } from './en/funds.ts'

/** @example shortDenom('ibc/6490A7EAB61059BFC1CD') // 'ibc/6490…C1CD' */
export function shortDenom(denom: string): string {
  return denom.length > 16 ? `${denom.slice(0, 8)}…${denom.slice(-4)}` : denom
}
