// Holds the English texts of a transfer that is late, and of one that comes back.
import type { FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { Lateness } from '../../../../shared/domain/transfer/lateness.ts'
import { formatDuration, formatShortDay, formatTime } from '../format.ts'

/** Texts of times to come. */
export const lateWords = {
  left: (span: string) => `In transit, about ${span} left`,
  returnNote: 'Whoever claims it, it’s paid to the sender.',
} as const

/** Says what may be going on with a late transfer, and what to do: nothing. */
export function lateText({ way }: Pick<Lateness, 'way'>, from: string, to: string): string {
  return `Longer than usual. ${lateReason(way, from, to)} Nothing to do; don’t send it again.`
}

function lateReason(way: Lateness['way'], from: string, to: string): string {
  switch (way) {
    case 'opinit':
      return `If ${to} rejects it, the bridge returns it to ${from} after its challenge period.`
    case 'ibc':
      return `If ${to} rejects it or doesn’t receive it in time, IBC refunds it by itself.`
    case 'swap':
    case 'send':
    case 'bridge':
    case 'unknown':
      return 'Bridges can be slow at busy times; Waybill keeps checking until it arrives or comes back.'
  }
}

/** Says where money is that the other chain did not accept. */
export function returningText(
  { from, at, by }: Pick<Extract<FundsNow, { place: 'returning' }>, 'from' | 'at' | 'by'>,
  money: string,
): string {
  if (by === 'packet') return `${money} on its way back to ${at}: ${from} didn’t accept it.`
  if (by.stage === 'claimable') return `${money} in the bridge, ready to claim on ${at}: ${from} rejected it.`
  return `${money} in the bridge, on its way back to ${at}: ${from} rejected it. ${returnTime(by)}`
}

function returnTime({ claimableAt, expectedAt }: { claimableAt: number | null; expectedAt: number | null }): string {
  const whose = 'It may be claimed for you; if not, you claim it here.'
  if (claimableAt !== null) return `Claimable there from ${formatShortDay(claimableAt)} ${formatTime(claimableAt)}. ${whose}`
  if (expectedAt !== null) return `Claimable there about ${formatShortDay(expectedAt)} ${formatTime(expectedAt)}. ${whose}`
  return `Claimable there after the challenge period. ${whose}`
}

/** Says when money that is coming back can be claimed. */
export function returnTimeText(at: number, now: number, isExact: boolean): string {
  if (at <= now) return isExact ? 'Being returned, claimable any moment' : 'Being returned'
  return `Being returned, claimable in ${isExact ? '' : 'about '}${formatDuration(at - now)}`
}
