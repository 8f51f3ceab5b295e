// Holds the German texts of what can go wrong on purpose on the practice network.
import type { AllWords } from '../../words.ts'

/** Texts of the troubles. */
export const troubleWords: AllWords['troubleWords'] = {
  open: 'Störung üben',
  title: 'Störung üben',
  lead: 'Was Waybill tut, wenn etwas scheitert. Eines nach dem anderen; echtes Geld kann hier nicht verloren gehen.',
  choose: 'Störung wählen',
  begin: 'Starten',
  stop: 'Beenden',
  on: (name) => `Geübt wird: ${name}`,
  transfer: 'Transfer beginnen',
  troubles: {
    refund: { name: 'Transfer kommt zurück', means: 'Der nächste Transfer zwischen Chains kommt dorthin zurück, wo er begann.' },
    lost: { name: 'Transaktion verloren', means: 'Die Chain verliert Ihre nächste Transaktion, nachdem sie sie angenommen hat.' },
    lie: { name: 'Falsche Ankunft', means: 'Der nächste Transfer zwischen Chains kommt nie an, aber der Router behauptet es.' },
    extraPayment: { name: 'Fremde Zahlung', means: 'Der Router schmuggelt eine Zahlung an einen Fremden in Ihre Transaktion.' },
    unknownContract: {
      name: 'Unbekannter Vertrag',
      means: 'Der Router schickt Swaps und Brückenaufrufe an einen Vertrag, der in keiner Liste steht.',
    },
    routerDown: { name: 'Keine Routen', means: 'Keine Angebote, keine Verfolgung, bis Sie es beenden.' },
    indexersDown: { name: 'Kein Verlauf', means: 'Kein neuer Verlauf, keine neuen Guthaben, bis Sie es beenden.' },
    nodesDown: { name: 'Kein Senden', means: 'Nichts kann gesendet oder bestätigt werden, bis Sie es beenden.' },
  },
}
