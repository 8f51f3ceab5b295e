// Holds the German texts of the withdrawals through the optimistic bridges.
import type { AllWords } from '../../words.ts'
import { formatDuration, formatShortDate, formatTime } from '../format.ts'

type Words = AllWords

/** Texts of the withdrawals through the optimistic bridges. */
export const withdrawalWords: Words['withdrawalWords'] = {
  title: 'Auszahlungen',
  lead: 'Eine Auszahlung aus einem Rollup wartet die Wartefrist ab (im Mainnet meist 7 Tage), dann holen Sie sie hier ab. Auch in anderen Apps begonnene stehen hier.',
  empty: 'Keine Auszahlungen. Sie erscheinen hier, wenn Sie ein Rollup über seine optimistische Brücke verlassen.',
  noAccount: 'Fügen Sie ein Konto hinzu, um seine Auszahlungen zu sehen.',
  addAccount: 'Konto hinzufügen',
  list: 'Auszahlungen',
  start: 'Auszahlung beginnen',
  groups: { toClaim: 'Abzuholen', inBridge: 'In der Brücke', done: 'Erledigt' },
  asking: 'Die Brücken werden gefragt',
  checkNow: 'Jetzt prüfen',
  claim: 'Abholen',
  claimLabel: (amount, chain) => `${amount} von ${chain} abholen`,
  preparing: 'Die Beweise werden geprüft',
  watchOnly: 'Nur beobachtet',
  waybill: (number) => `WB ${number}`,
  refundOf: (number) => `Rückgabe WB ${number}`,
  elsewhere: 'andere App',
  allElsewhere: 'Alle wurden in anderen Apps begonnen.',
  restElsewhere: 'Alle ohne Frachtbrief wurden in anderen Apps begonnen.',
  oneByOne: 'Jede Abholung braucht eine eigene Signatur.',
  elsewhereTitle: 'In einer anderen App begonnen',
  openStart: 'Auszahlung im Verlauf öffnen',
  openClaim: 'Abholung im Verlauf öffnen',
  columns: {
    amount: 'Betrag',
    from: 'Von',
    began: 'Begonnen',
    claimed: 'Abgeholt',
    stage: 'Stand',
    to: 'Empfänger',
    waybill: 'Frachtbrief',
  },
  moment: (at, now) => `${formatShortDate(at, now)}, ${formatTime(at)}`,
  claimed: (at, now) => `abgeholt ${formatShortDate(at, now)}, ${formatTime(at)}`,
  began: (at, now) => `begonnen ${formatShortDate(at, now)}, ${formatTime(at)}`,
  to: 'an',
  missing: (chain) => `Die Brücke von ${chain} konnte nicht gefragt werden; ihre Auszahlungen fehlen hier.`,
}

/** Describes the progress of one. */
export const stageText: Words['stageText'] = ({ stage, claimableAt, expectedAt }, now) => {
  switch (stage) {
    case 'submitted':
      if (expectedAt === null) return 'Initia hat es noch nicht erfasst'
      return expectedAt <= now
        ? 'Initia hat es noch nicht erfasst, länger als üblich'
        : `Abholbar etwa ab ${formatShortDate(expectedAt, now)}, ${formatTime(expectedAt)}, in ${formatDuration(expectedAt - now).replace('Tage', 'Tagen')}`
    case 'proposed':
      if (claimableAt === null) return 'Die Wartefrist läuft'
      return claimableAt <= now
        ? 'Jeden Augenblick abholbar'
        : `Abholbar ab ${formatShortDate(claimableAt, now)}, ${formatTime(claimableAt)}, in ${formatDuration(claimableAt - now).replace('Tage', 'Tagen')}`
    case 'claimable':
      return 'Abholbereit'
    case 'claimed':
      return 'Abgeholt'
    case 'migrated':
      return 'Sofort per IBC gegangen'
  }
}
