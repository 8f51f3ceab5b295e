// Holds the German texts of own names: when each ends, and how it is extended.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

/** Texts of own names. */
export const ownNameWords: AllWords['ownNameWords'] = {
  list: (account) => `Namen von ${account}`,
  ends: (day) => `läuft am ${day} ab`,
  inGrace: (day, last) => `am ${day} abgelaufen, verlängerbar bis ${last}`,
  ended: (day) => `am ${day} abgelaufen, nicht mehr verlängerbar: für alle frei`,
  extend: 'Verlängern',
  extendLabel: (name) => `${name} verlängern`,
  names: (count) => (count === 1 ? '.init-Name' : '.init-Namen'),
  lead: 'Sie behalten den Namen länger. Inhaber und Adressen bleiben, wie sie sind. Ein Jahr zählt 365,25 Tage.',
  years: 'Verlängern um',
  asking: 'Preis wird abgefragt',
  cost: 'Sie zahlen, etwa',
  free: 'Verfügbar',
  newEnd: 'Läuft dann ab',
  from: (day) => `statt ${day}`,
  tooFar: 'Ein Name kann höchstens zehn Jahre im Voraus gehalten werden.',
  tooShort: 'Eine so kurze Zeit nimmt das Namensmodul nicht an.',
  notEnough: (symbol) => `Nicht genug ${symbol}`,
  review: 'Prüfen',
  missing: (chain) => `${chain} hat nicht geantwortet, deshalb ist nicht zu sehen, wann Namen ablaufen.`,
  unread: 'gehört vielleicht Ihnen: Der Node gab dazu keine gültige Antwort',
  notOwn: 'lässt sich nicht verlängern: Laut Chain gehört er diesem Konto nicht',
  leftOut: (count) => `${plural(count, { one: 'weiterer Name', other: 'weitere Namen' })} von NFTs nicht nachgeschlagen.`,
}
