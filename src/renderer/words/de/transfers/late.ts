// Holds the German texts of a transfer that is late, and of one that comes back.
import type { Lateness } from '../../../../shared/domain/transfer/lateness.ts'
import type { AllWords } from '../../words.ts'
import { formatDuration, formatShortDay, formatTime } from '../format.ts'

type Words = AllWords

/** Texts of times to come. */
export const lateWords: Words['lateWords'] = {
  left: (span) => `Unterwegs, noch etwa ${span}`,
  returnNote: 'Wer es auch abholt: Ausgezahlt wird es an den Absender.',
}

/** Says what may be going on with a late transfer, and what to do: nothing. */
export const lateText: Words['lateText'] = ({ way }, from, to) =>
  `Länger als üblich. ${lateReason(way, from, to)} Nichts zu tun; senden Sie es nicht noch einmal.`

function lateReason(way: Lateness['way'], from: string, to: string): string {
  switch (way) {
    case 'opinit':
      return `Lehnt ${to} es ab, gibt die Brücke es nach ihrer Wartefrist auf ${from} zurück.`
    case 'ibc':
      return `Lehnt ${to} es ab oder erhält es nicht rechtzeitig, zahlt IBC es von selbst zurück.`
    case 'swap':
    case 'send':
    case 'bridge':
    case 'unknown':
      return 'Brücken können langsam sein; Waybill prüft weiter, bis es ankommt oder zurückkommt.'
  }
}

/** Says where money is that the other chain did not accept. */
export const returningText: Words['returningText'] = ({ from, at, by }, money) => {
  if (by === 'packet') return `${money} auf dem Rückweg nach ${at}: ${from} hat es nicht angenommen.`
  if (by.stage === 'claimable') return `${money} in der Brücke, abholbereit auf ${at}: ${from} hat es abgelehnt.`
  return `${money} in der Brücke, auf dem Rückweg nach ${at}: ${from} hat es abgelehnt. ${returnTime(by)}`
}

function returnTime({ claimableAt, expectedAt }: { claimableAt: number | null; expectedAt: number | null }): string {
  const whose = 'Vielleicht wird es für Sie abgeholt; sonst holen Sie es hier ab.'
  if (claimableAt !== null) return `Dort abholbar ab ${formatShortDay(claimableAt)}, ${formatTime(claimableAt)}. ${whose}`
  if (expectedAt !== null) return `Dort abholbar etwa ab ${formatShortDay(expectedAt)}, ${formatTime(expectedAt)}. ${whose}`
  return `Dort abholbar nach der Wartefrist. ${whose}`
}

/** Says when money that is coming back can be claimed. */
export const returnTimeText: Words['returnTimeText'] = (at, now, isExact) => {
  if (at <= now) return isExact ? 'Kommt zurück, jeden Augenblick abholbar' : 'Kommt zurück'
  return `Kommt zurück, abholbar in ${isExact ? '' : 'etwa '}${formatDuration(at - now).replace('Tage', 'Tagen')}`
}
