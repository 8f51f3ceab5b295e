// Holds the German texts of the withdrawals through the optimistic bridges.
import type { AllWords } from '../../words.ts'
import { formatDuration, formatShortDate, formatTime } from '../format.ts'

type Words = AllWords

/** Texts of the withdrawals through the optimistic bridges. */
export const withdrawalWords: Words['withdrawalWords'] = {
  title: 'Auszahlungen',
  lead: 'Was ein Rollup über dessen eigene Brücke verlässt, wird bis zum Ende der Wartefrist festgehalten und dann auf der L1 abgeholt. Auch anderswo begonnene stehen hier.',
  empty: 'Keine Auszahlung dieses Kontos über eine Brücke. Der verlustfreie Weg aus einem Rollup erzeugt eine.',
  noAccount: 'Fügen Sie ein Konto hinzu, um seine Auszahlungen zu sehen.',
  addAccount: 'Konto hinzufügen',
  list: 'Auszahlungen',
  groups: { toClaim: 'Abzuholen', inBridge: 'In der Brücke', done: 'Erledigt' },
  asking: 'Die Brücken werden gefragt',
  checkNow: 'Jetzt prüfen',
  claim: 'Abholen',
  claimLabel: (amount, chain) => `${amount} von ${chain} abholen`,
  preparing: 'Die Beweise werden geprüft',
  watchOnly: 'Nur beobachtet',
  waybill: (number) => `FB ${number}`,
  elsewhere: 'anderswo begonnen',
  began: (at, now) => `begonnen ${formatShortDate(at, now)}, ${formatTime(at)}`,
  to: 'an',
  missing: (chain) => `Die Brücke von ${chain} konnte nicht gefragt werden; ihre Auszahlungen fehlen hier.`,
}

/** Describes the progress of one. */
export const stageText: Words['stageText'] = ({ stage, claimableAt }, now) => {
  switch (stage) {
    case 'submitted':
      return 'Wartet auf die Meldung an die L1'
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
