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

/** Texts about a transfer that was signed after its review was left. */
export const unsentWords: AllWords['unsentWords'] = {
  label: 'Signiert, nicht gesendet',
  signed: (number) => `${number} ist signiert, aber nicht gesendet: Als der Ledger antwortete, war eine andere Prüfung offen.`,
}
