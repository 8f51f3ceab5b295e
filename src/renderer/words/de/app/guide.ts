// Holds the German texts of the guided first transfer.
import type { AllWords } from '../../words.ts'

/** Texts of the guided first transfer. */
export const guideWords: AllWords['guideWords'] = {
  title: 'Ein erster Transfer, Schritt für Schritt',
  begin: 'Durch einen ersten Transfer führen',
  beginAtWayIn: 'Oder mit einem ersten Transfer beginnen, Schritt für Schritt',
  place: (step, steps) => `Schritt ${step} von ${steps}.`,
  steps: {
    open: 'Die Führung geht unter „Neuer Transfer“ weiter.',
    amount: 'Geben Sie einen Betrag ein, etwa 1. Er geht an Ihr eigenes Konto auf einer anderen Chain.',
    check: 'Hier stehen Route und Kosten. Drücken Sie „Übertragung prüfen“; signiert wird noch nichts.',
    ask: 'Das werden Sie signieren. Lassen Sie den Ledger danach fragen.',
    turn: 'Der Ledger fragt. Blättern Sie mit den Pfeilen bis zu seinem letzten Bildschirm und vergleichen Sie jeden mit der Prüfung.',
    reject: 'Üben Sie zuerst das Nein: Lehnen Sie auf dem Gerät ab. Nichts wird gesendet.',
    askAgain: 'Nichts wurde gesendet, und der Transfer bleibt. Fragen Sie den Ledger noch einmal.',
    turnAgain: 'Blättern Sie bis zum letzten Bildschirm: Ein Ledger signiert nie, was Sie nicht durchgesehen haben.',
    approve: 'Alles stimmt: Halten Sie die Taste zum Signieren eine Sekunde lang.',
    follow: 'Es ist unterwegs. Sehen Sie im Frachtbrief nach: Er sagt, wo das Geld ist.',
    done: 'Es ist angekommen. Mehr ist es nicht; bei einem echten Ledger sind die Knöpfe am Gerät.',
  },
  toTransfer: 'Neuen Transfer öffnen',
  toReview: 'Zurück zur Prüfung',
  toTransferSheet: 'Frachtbrief öffnen',
  skip: 'Ablehnen überspringen',
  leave: 'Führung verlassen',
  finish: 'Fertig',
}
