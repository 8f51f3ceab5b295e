// Holds the German texts of drafts: reviews that were left before the device was asked.
import type { AllWords } from '../../words.ts'

/** Texts of drafts. */
export const draftWords: AllWords['draftWords'] = {
  label: 'Entwurf',
  kept: (number) => `Als Entwurf ${number} behalten. Nichts ist signiert.`,
  ofThis: (number) => `Davon gibt es schon einen Entwurf, ${number}, noch ohne Signatur. Die Prüfung setzt ihn fort.`,
  open: 'Entwurf öffnen',
  discard: 'Entwurf verwerfen',
  discarding: 'Wird verworfen',
}

/** Texts about transfers that are signed and not sent. */
export const unsentWords: AllWords['unsentWords'] = {
  label: 'Signiert, nicht gesendet',
  signed: (number, more) =>
    `${number}${more === 0 ? ' ist' : more === 1 ? ' und 1 weiterer sind' : ` und ${more} weitere sind`} signiert, aber nicht gesendet. Zum Senden oder Verwerfen öffnen.`,
}
