// Holds the German texts of locked stakes.
import type { AllWords } from '../../words.ts'

/** Texts of locked stakes. */
export const lockWords: AllWords['lockWords'] = {
  title: 'Gesperrt',
  lead: 'Auch gesperrte Stakes bringen Erträge. Unstaken lassen sie sich, sobald die Sperre abgelaufen ist.',
  unread: (chain) => `${chain} hat zu gesperrten Stakes nichts Gültiges geantwortet, deshalb fehlen sie.`,
  validator: 'Validator',
  timeLeft: 'Noch',
  amount: 'Betrag',
  until: 'Gesperrt bis',
  state: 'Stand',
  ended: 'Abgelaufen',
  unstaking: 'Wird frei',
  rewards: (sum) => `Erträge: ${sum}`,
  free: (sum) => `Frei, noch nicht abgehoben: ${sum}`,
}
