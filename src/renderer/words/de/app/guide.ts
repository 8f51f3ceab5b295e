// Holds the German texts of the guided first transfer.
import type { AllWords } from '../../words.ts'

/** Texts of the guided first transfer. */
export const guideWords: AllWords['guideWords'] = {
  title: 'Ein erster Transfer, Schritt für Schritt',
  begin: 'Durch einen ersten Transfer führen',
  beginAtWayIn: 'Oder mit einem ersten Transfer beginnen, Schritt für Schritt',
  place: (step, steps) => `Schritt ${step} von ${steps}.`,
  steps: {
    open: 'Öffnen Sie Transfer: Dort beginnt der Weg des Geldes.',
    fill: 'Wählen Sie, wohin, geben Sie einen Betrag wie 1 ein, sehen Sie sich die Kosten an und lassen Sie den Transfer prüfen.',
    ask: 'Das ist der Plan, und was der Ledger zeigen wird. Lesen Sie ihn, dann lassen Sie den Ledger unterschreiben.',
    turn: 'Der Ledger fragt. Er zeigt mehr als einen Bildschirm: Blättern Sie mit seinen Pfeilen und vergleichen Sie jeden mit dem Plan.',
    reject: 'Das war der letzte Bildschirm. Üben Sie zuerst das Nein: Lehnen Sie auf dem Gerät ab. Nichts wird gesendet.',
    askAgain: 'Nichts wurde gesendet, und der Plan bleibt. Fragen Sie den Ledger noch einmal.',
    turnAgain: 'Blättern Sie noch einmal bis zum letzten Bildschirm. Ein Ledger unterschreibt nie, was Sie nicht durchgesehen haben.',
    approve: 'Alles ist wie geplant: Halten Sie zum Unterschreiben.',
    follow: 'Es ist unterwegs. Der Frachtbrief sagt, wo das Geld ist; Sie dürfen ihn schließen, Waybill sieht weiter nach.',
    done: 'Es ist angekommen. Mehr ist es nicht; bei einem echten Ledger sind die Knöpfe am Gerät.',
  },
  toTransfer: 'Transfer öffnen',
  toReview: 'Zurück zum Plan',
  toTransferSheet: 'Frachtbrief öffnen',
  leave: 'Führung verlassen',
  finish: 'Fertig',
}
