// Holds the German texts of the first start.
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** Texts of the first start. */
export const welcomeWords: Words['welcomeWords'] = {
  title: 'Sehen, was Sie haben, es über Chains hinweg senden und wissen, wo es ist.',
  lead: 'Der Wallet-Begleiter für Initia und seine Rollups. Ihr Verlauf bleibt auf diesem Computer und öffnet sich auch ohne Netz.',
  waysIn: 'Wie Sie beginnen',
  promise: 'Kein Benutzerkonto, keine E-Mail, keine Telemetrie. Bevor Sie wählen, wird kein Server etwas gefragt.',
  whatLater: 'Womit sich Waybill verbindet',
  laterTitle: 'Womit sich Waybill verbindet',
  laterLead: 'Waybill fragt nur die Server, die Ihre Wahl braucht:',
  later: [
    'Die Indexer und Knoten von Initia und seinen Rollups: der Verlauf und die Bestände Ihrer Adressen. Sie sehen Ihre Adressen und Ihre IP-Adresse.',
    'Der Initia-Router, wenn Sie einen Transfer anfragen: Betrag, Assets und Adressen dieses Transfers.',
    'Im Übungsnetz: niemand. Es läuft in Waybill selbst.',
  ],
  laterSettings: 'Die Einstellungen nennen jederzeit jeden Host beim Namen.',
  hadTransfer: 'Waybill schon benutzt?',
  keyOpen: 'öffnen',
  keyChoose: 'wählen',
  keyEnter: 'öffnet',
  opening: 'Wird geöffnet',
  openingPractice: (step, of) => `Wird geöffnet, Schritt ${step} von ${of}`,
  practiceLabel: 'Übung',
}

/** Texts of the three ways to start. */
export const wayInWords: Words['wayInWords'] = {
  ledger: {
    name: 'Ledger verbinden',
    does: 'Ihre Schlüssel bleiben auf ihm, in seiner Ethereum- oder Cosmos-App. Waybill zeigt Ihnen vorher genau, was der Ledger anzeigen wird.',
    press: 'Verbinden',
  },
  watch: {
    name: 'Adresse beobachten',
    does: 'Einer beliebigen init1- oder 0x-Adresse folgen, ohne zu signieren und ohne etwas anzuschließen.',
    press: 'Beobachten',
  },
  practice: {
    name: 'Übungsnetz ausprobieren',
    does: 'Neu hier? Fangen Sie damit an: ein ganzes Netz auf diesem Computer, mit einem virtuellen Ledger und Spielgeld. Dauert etwa 10 Sekunden.',
    press: 'Üben',
  },
}

/** Words of the choice of a network. */
export const networkChoiceWords: Words['networkChoiceWords'] = {
  title: 'Welches Netz?',
  lead: 'Jedes Netz hat eigene Konten und einen eigenen Verlauf. Wechseln können Sie in den Einstellungen.',
  choose: 'Wählen Sie ein Netz',
  open: (network) => `${network} öffnen`,
  mainnetTitle: 'Hauptnetz öffnen?',
  mainnetLead: 'Das echte Netz. Transfers bewegen echtes Geld und lassen sich nicht rückgängig machen.',
  daily: 'Einmal am Tag nach neuen Chains suchen',
  dailyHint: 'Fragt das öffentliche Verzeichnis von Initia. Nichts ändert sich, bevor Sie es übernehmen.',
}
