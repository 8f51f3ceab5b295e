// Holds the German texts of what can go wrong on purpose on the practice network.
import type { AllWords } from '../../words.ts'

/** Texts of the troubles. */
export const troubleWords: AllWords['troubleWords'] = {
  open: 'Störung üben',
  title: 'Störung üben',
  lead: 'Was Waybill tut, wenn etwas scheitert. Eines nach dem anderen; echtes Geld kann hier nicht verloren gehen.',
  begin: 'Starten',
  beginOf: (name) => `Starten: ${name}`,
  stop: 'Beenden',
  on: (name) => `Geübt wird: ${name}`,
  transfer: 'Transfer beginnen',
  filledIn: 'Ein Transfer ist ausgefüllt: prüfen Sie ihn.',
  practised: (name) => `Geübte Störung: ${name}.`,
  groups: {
    beforeSigning: 'Vor der Signatur: zu sehen in der Prüfung',
    onTheWay: 'Unterwegs: zu sehen auf dem Frachtbrief',
    outage: 'Ausfälle, bis Sie sie beenden',
  },
  troubles: {
    refund: {
      name: 'Transfer kommt zurück',
      means: 'Der nächste Transfer zwischen Chains kommt zurück: über die Initia-Brücke nach etwa 90 s, per IBC nach wenigen Sekunden.',
    },
    lost: {
      name: 'Transaktion verloren',
      means:
        'Die Chain verliert Ihre nächste Transaktion, nachdem sie sie angenommen hat. Nach etwa 5 min läuft sie ab; nichts ist ausgegeben.',
    },
    lie: {
      name: 'Falsche Ankunft',
      means:
        'Der nächste Transfer zwischen Chains kommt nie an, aber nach etwa 10 s behauptet es der Router. Waybill fragt die Chain und glaubt ihm nicht.',
    },
    extraPayment: {
      name: 'Fremde Zahlung',
      means: 'Der Router schmuggelt eine Zahlung an einen Fremden in Ihre Transaktion. Waybill lehnt sie sofort ab, vor der Signatur.',
    },
    unknownContract: {
      name: 'Unbekannter Vertrag',
      means:
        'Der Router schickt Swaps und Brückenaufrufe an einen Vertrag, der in keiner Liste steht. Waybill lehnt sie sofort ab, vor der Signatur.',
    },
    routerDown: { name: 'Keine Routen', means: 'Keine Angebote und keine Verfolgung: zu sehen unter Neuer Transfer.' },
    indexersDown: { name: 'Kein Verlauf', means: 'Kein neuer Verlauf, keine neuen Guthaben: zu sehen am Stand in der Seitenleiste.' },
    nodesDown: {
      name: 'Kein Senden',
      means: 'Transaktionen können weder gesendet noch bestätigt werden. Zu sehen in der Prüfung eines Transfers und unter Staking.',
    },
  },
}
