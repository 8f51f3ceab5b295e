// Holds the German texts of the sheet that lists the keys.
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** Names the groups of keys, in their order on the sheet. */
export const keyGroups: Words['keyGroups'] = {
  screens: 'Zu einem Bereich: g drücken, dann den Buchstaben',
  everywhere: 'Jeden Tag, in jedem Bereich',
  lists: 'In Listen',
  ledger: 'Prüfung und virtueller Ledger',
}

/** Stands between two keys that are pressed one after the other. */
export const keyThen = 'dann'

/** Describes the keys beside those that lead to a screen, for the sheet that lists all. */
export const keyWords: Words['keyWords'] = [
  { group: 'everywhere', keys: ['Strg', 'K'], onMac: ['⌘', 'K'], does: 'Suchen oder Befehl ausführen' },
  { group: 'everywhere', keys: ['/'], does: 'Verlauf, NFTs oder Explorer durchsuchen' },
  { group: 'everywhere', keys: ['Esc'], does: 'Schließen, was offen ist' },
  { group: 'everywhere', keys: ['?'], does: 'Diese Liste' },
  { group: 'everywhere', keys: ['Strg', '1–9'], onMac: ['⌘', '1–9'], does: 'Eintrag 1 bis 9 der Seitenleiste' },
  { group: 'everywhere', keys: ['Alt', '←'], onMac: ['⌘', '['], does: 'Zurück' },
  { group: 'everywhere', keys: ['Alt', '→'], onMac: ['⌘', ']'], does: 'Vorwärts' },
  { group: 'everywhere', keys: ['Shift', 'h'], does: 'Beträge verbergen oder zeigen' },
  { group: 'lists', keys: ['j', 'k'], does: 'Nächste und vorige Zeile einer Liste' },
  { group: 'lists', keys: ['x'], does: 'Zeile im Verlauf auswählen; die Leertaste auch' },
  { group: 'lists', keys: ['Shift', 'j'], does: 'Zeile um Zeile weiter auswählen' },
  { group: 'lists', keys: ['Enter'], does: 'Zeile öffnen' },
  { group: 'lists', keys: ['←', '→'], does: 'Explorer: voriger und nächster Block' },
  { group: 'ledger', keys: ['Enter'], does: 'Prüfung: auf dem Ledger signieren' },
  { group: 'ledger', keys: ['←', '→'], does: 'Auf dem virtuellen Ledger blättern' },
  { group: 'ledger', keys: ['Enter', 'Enter'], does: 'Auf dem virtuellen Ledger zustimmen' },
]
