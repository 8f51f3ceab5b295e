// Holds the German lines of the notifications list: the money first, then what happened to it.
import type { AllWords } from '../../words.ts'

/** Says what happened to the money. */
export const noticeLine: AllWords['noticeLine'] = ({ kind, phase }, { money, on, to, isOver }) => {
  switch (phase) {
    case 'completed':
      return to === null ? `${money} auf ${on} angekommen` : `${money} auf ${on} bei ${to} angekommen`
    case 'claimed':
      return `${money} auf ${on} abgeholt`
    case 'unconverted':
      return `${money} auf ${on} angekommen, aber nicht in dem gewünschten Asset`
    case 'claimable':
      return claimLine(money, on, isOver)
    case 'refunded':
      return `${money} auf ${on} zurückgezahlt`
    case 'failed':
      return `${money} auf ${on} angehalten: Der Transfer ist fehlgeschlagen`
    case 'failedOnSource':
      return `${money} noch auf ${on}: Die Transaktion ist fehlgeschlagen und hat nur die Gebühr gekostet`
    case 'refusedByChain':
      return `${money} nicht gesendet: ${on} hat die Transaktion abgelehnt`
    case 'expiredUnsent':
      return `${money} nicht gesendet: Die Transaktion ist abgelaufen`
    case 'superseded':
      return `${money} nicht gesendet: Eine andere Transaktion trat an ihre Stelle`
    case 'stopped':
      return `${money} vom Router nicht mehr beobachtet; das Geld ist nicht verloren`
    // What a rollup refused is claimed while its transfer is still tracked.
    case 'tracking':
      return kind === 'needsYou' ? claimLine(money, on, isOver) : lateLine(money, isOver)
    default:
      if (kind === 'needsYou') return isOver ? `${money} brauchte Ihre nächste Signatur` : `${money} wartet auf Ihre nächste Signatur`
      return lateLine(money, isOver)
  }
}

function claimLine(money: string, on: string, isOver: boolean): string {
  return isOver ? `${money} war auf ${on} abholbereit` : `${money} auf ${on} abholbereit`
}

function lateLine(money: string, isOver: boolean): string {
  return isOver ? `${money} brauchte weit länger als erwartet` : `${money} braucht weit länger als erwartet`
}

/** Tag of a notice whose need is met. */
export const noticeDone: AllWords['noticeDone'] = 'Erledigt'
