// Holds the English lines of the notifications list: the money first, then what happened to it.
import type { Notice } from '../../../../shared/contract/notices.ts'

/** What a line of the list needs besides the notice. */
export interface NoticeMoney {
  /** Amount with its symbol. */
  money: string
  /** Name of the chain where it is, or of the one that the transfer began on. */
  on: string
  /** The recipient by name or short address; null where it is the account itself. */
  to: string | null
  /** What the notice asked for has since been done, or happened. */
  isOver: boolean
}

/** Says what happened to the money. */
export function noticeLine({ kind, phase }: Pick<Notice, 'kind' | 'phase'>, { money, on, to, isOver }: NoticeMoney): string {
  switch (phase) {
    case 'completed':
      return to === null ? `${money} arrived on ${on}` : `${money} reached ${to} on ${on}`
    case 'claimed':
      return `${money} claimed on ${on}`
    case 'unconverted':
      return `${money} arrived on ${on} in a different asset than requested`
    case 'claimable':
      return claimLine(money, on, isOver)
    case 'refunded':
      return `${money} refunded on ${on}`
    case 'failed':
      return `${money} stopped on ${on}: the transfer failed`
    case 'failedOnSource':
      return `${money} still on ${on}: the transaction failed and cost only the fee`
    case 'refusedByChain':
      return `${money} not sent: ${on} rejected the transaction`
    case 'expiredUnsent':
      return `${money} not sent: the transaction expired`
    case 'superseded':
      return `${money} not sent: another transaction replaced it`
    case 'stopped':
      return `${money} no longer tracked by the router; the funds aren’t lost`
    // What a rollup refused is claimed while its transfer is still tracked.
    case 'tracking':
      return kind === 'needsYou' ? claimLine(money, on, isOver) : lateLine(money, isOver)
    default:
      if (kind === 'needsYou') return isOver ? `${money} needed your next signature` : `${money} waiting for your next signature`
      return lateLine(money, isOver)
  }
}

function claimLine(money: string, on: string, isOver: boolean): string {
  return isOver ? `${money} was ready to claim on ${on}` : `${money} ready to claim on ${on}`
}

function lateLine(money: string, isOver: boolean): string {
  return isOver ? `${money} took much longer than expected` : `${money} taking much longer than expected`
}

/** Tag of a notice whose need is met. */
export const noticeDone = 'Done'
