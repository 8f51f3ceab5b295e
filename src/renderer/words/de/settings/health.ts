// Holds the German texts of the Health page.
import type { AllWords } from '../../words.ts'
import { formatBytes, formatList, plural } from '../format.ts'

type Words = AllWords

/** Texts of the Health page. */
export const healthWords: Words['healthWords'] = {
  lead: 'Wie es um alles steht, wovon Waybill abhängt. Hier nachzusehen fragt keinen Host.',
  lookAgain: 'Neu nachsehen',
  looking: 'Wird nachgesehen',
  lookedAt: (time) => `Stand ${time}.`,
  well: 'Alles ist in Ordnung.',
  wellBut: 'Alles, was gebraucht wird, ist in Ordnung. Für einen Ledger am USB fehlt noch ein Schritt.',
  unknown: 'Nichts ist bekannt, was nicht stimmt. Seit dem Start von Waybill wurde kein Host gefragt.',
  wrong: (count) => (count === 1 ? 'Eines ist nicht, wie es sein soll:' : `${count} Dinge sind nicht, wie sie sein sollen:`),
  back: 'Zurück zu dem, was Sie tun können',

  hosts: 'Hosts',
  hostsLead:
    'Wen Waybill seit seinem Start gefragt hat und was daraus wurde. Um alle jetzt zu fragen, testen Sie sie in den Einstellungen.',
  hostsPractice: 'Diese laufen in Waybill selbst. Außerhalb dieses Computers wird nichts gefragt.',
  hostsNone: 'Nicht bekannt, solange sich die Daten nicht öffnen lassen: So lange wird kein Host gefragt.',
  columns: { host: 'Host', purpose: 'Wofür', latency: 'Antwortet in', state: 'Zuletzt gehört' },
  otherPurpose: 'Bilder oder Preise, wie unter Privatsphäre gewählt',
  latency: (milliseconds) => `${milliseconds} ms`,
  notAsked: 'noch nicht gefragt',
  unasked: (count) => `${plural(count, { one: 'Host', other: 'Hosts' })} noch nicht gefragt`,
  answered: (ago) => `hat geantwortet, ${ago}`,
  failed: (what, ago) => `${what}, ${ago}`,
  before: (ago) => `Davor eine Antwort, ${ago}.`,
  neverAnswered: 'Seit dem Start keine Antwort.',
  rests: (time) => `Ersatz-Host in Gebrauch seit ${time}`,
  paused: (time) => `will bis ${time} in Ruhe gelassen werden`,

  history: 'Verlauf',
  historyLead: 'Wie weit die Kopie auf diesem Computer reicht, Chain für Chain und Liste für Liste.',
  historyNone: 'Es gibt noch kein Konto, also wird nichts kopiert.',
  historyUnknown: 'Nicht bekannt, solange sich die Daten nicht öffnen lassen.',
  allComplete: (lists) => (lists === 1 ? 'eine Liste, vollständig' : `${lists} Listen, alle vollständig`),
  someComplete: (complete, lists) => `${complete} von ${plural(lists, { one: 'Liste', other: 'Listen' })} vollständig`,

  data: 'Daten auf diesem Computer',
  folder: 'Ordner',
  canWrite: 'Waybill kann dort schreiben.',
  cannotWrite: 'Waybill kann dort nicht schreiben.',
  room: 'Freier Platz',
  roomUnknown: 'nicht bekannt',
  formNow: 'Auf dem neuesten Stand',
  formOther: (schema, expected) => `Gehört zu einer anderen Version von Waybill (Aufbau ${schema}; diese schreibt ${expected}).`,
  formLocked: 'Gesperrt: Die Version der Datei ist nicht zu sehen.',
  formUnreadable: 'Sie lässt sich nicht lesen.',
  missing: 'Diese Datei gibt es nicht.',
  files: { journal: 'Transfers und Labels', archive: 'Verlauf und Bestände' },
  file: (name) => `${name}.db`,
  encryption: 'Verschlüsselung',
  encrypted: 'Mit einer Passphrase verschlüsselt',
  notEncrypted: 'Nicht verschlüsselt',
  encrypt: 'In den Einstellungen verschlüsseln',
  checked: 'Geprüft',
  notChecked: 'In dieser Sitzung noch nicht',
  sound: (ago) => `${ago}, und alles in Ordnung`,
  unsound: (ago) => `${ago}, und beschädigt`,

  device: 'Ledger',
  library: 'USB-Anschluss',
  libraryWell: 'Bereit',
  libraryBroken: 'Lässt sich nicht verwenden:',
  ledgers: 'Jetzt angeschlossen',
  ledgerCount: (count) => (count === 0 ? 'Kein Ledger' : plural(count, { one: 'Ledger', other: 'Ledger' })),
  virtualLedger: 'Virtueller Ledger des Übungsnetzes',
  rule: 'USB-Zugriff',
  hasRule: 'Dieses System lässt Sie einen Ledger öffnen',
  noRule: 'Fehlt: keine udev-Regel lässt Sie einen Ledger öffnen',
  noRuleYet: 'Für den Übungs-Ledger nicht nötig. Für einen eigenen: ein Schritt unter Linux',
  ruleSteps: 'Schritt zeigen',

  versions: 'Versionen',
  runsAs: { electron: 'Desktop-App', browser: 'Seite in diesem Browser, ausgeliefert von diesem Computer', terminal: 'Befehl' },
  host: 'Läuft als',
  system: 'System',
  runsOn: 'Läuft auf',
  runtime: (node, electron) => (electron === null ? `Node ${node}` : `Electron ${electron}, Node ${node}`),
  since: 'Läuft seit',
}

/** Describes the outcome of the last request to a host. */
export const failureWords: Words['failureWords'] = {
  noName: () => 'sein Name wurde nicht gefunden',
  noProof: () => 'er konnte nicht beweisen, wer er ist',
  noWay: () => 'dort hat niemand geantwortet',
  timeout: () => 'er hat nicht rechtzeitig geantwortet',
  refused: (detail) => `er hat mit einem Fehler geantwortet${detail === '' ? '' : ` (${detail})`}`,
}

/** Describes each problem, and what can be done. */
export const findingWords: Words['findingWords'] = {
  cannotWrite: {
    what: 'Waybill kann nicht in seinen Ordner schreiben.',
    todo: 'Geben Sie Ihrem Benutzer das Recht, dort zu schreiben, oder starten Sie Waybill mit einem anderen Ordner. Bis dahin wird nichts Neues behalten.',
  },
  littleSpace: {
    what: (bytes) => `Auf diesem Datenträger sind nur noch ${formatBytes(bytes)} frei.`,
    todo: 'Schaffen Sie dort Platz. Ist er voll, kann Waybill nichts mehr behalten und beginnt keinen Transfer.',
  },
  fromFuture: {
    what: (file) => `${file}.db wurde von einem neueren Waybill geschrieben.`,
    todo: 'Starten Sie das neuere. Dieses lässt die Datei, wie sie ist.',
  },
  unreadable: {
    what: (file) => `${file}.db lässt sich nicht lesen.`,
    todo: 'Eine Sicherung bringt sie zurück; der Verlauf kann auch neu kopiert werden.',
  },
  unsound: {
    what: 'Die letzte Prüfung hat Schäden in den Daten gefunden.',
    todo: 'Spielen Sie eine Sicherung ein, oder retten Sie, was lesbar ist; beides steht in den Einstellungen unter „Daten auf diesem Computer“.',
  },
  noHost: {
    what: 'Kein Host antwortet.',
    todo: 'Prüfen Sie die Verbindung dieses Computers zum Internet. Waybill fragt weiter; so lange wird gezeigt, was auf diesem Computer ist.',
  },
  hosts: {
    what: {
      noName: (hosts) => `Nicht gefunden wurde der Name von ${formatList(hosts)}.`,
      noProof: (hosts) => `Nicht bewiesen ist, wer bei ${formatList(hosts)} antwortet.`,
      noWay: (hosts) => `Niemand antwortet bei ${formatList(hosts)}.`,
      timeout: (hosts) => `Nicht rechtzeitig ${hosts.length === 1 ? 'antwortet' : 'antworten'} ${formatList(hosts)}.`,
      refused: (hosts) => `Mit einem Fehler ${hosts.length === 1 ? 'antwortet' : 'antworten'} ${formatList(hosts)}.`,
    },
    todo: {
      noName: 'Sehen Sie nach, ob dieses Netzwerk oder ein Filter den Namen verbirgt. Waybill versucht es von selbst wieder.',
      noProof:
        'Ein Netzwerk mit Anmeldeseite, ein Virenscanner oder eine falsche Uhr können der Grund sein. So lange sendet Waybill nichts dorthin.',
      noWay: 'Andere Hosts antworten, also liegt es vermutlich dort. Waybill versucht es von selbst wieder.',
      timeout: 'Dort ist vielleicht viel zu tun. Waybill versucht es von selbst wieder.',
      refused: 'Der Fehler liegt dort und vergeht meist. Waybill versucht es von selbst wieder.',
    },
  },
  clock: {
    what: (span, isAhead) => `Die Uhr dieses Computers geht ${span} ${isAhead ? 'vor' : 'nach'}.`,
    todo: 'Lassen Sie das System sie nach dem Netz stellen: Mit einer falschen Uhr werden Signaturen und Routen abgelehnt.',
  },
  device: {
    what: 'Die Bibliothek für USB-Geräte lässt sich nicht verwenden, also ist kein Ledger zu erreichen.',
    todo: 'Installieren Sie Waybill neu. Hilft das nicht, geben Sie das Paket unten jemandem, der helfen kann.',
  },
  noSandbox: {
    what: 'Die Seiten von Waybill laufen ohne Sandbox.',
    todo: 'Waybill wurde mit --no-sandbox gestartet. Ein AppImage tut das von selbst, wo Linux keine Sandbox zulässt; die Pakete deb und rpm behalten sie.',
  },
  noRule: {
    what: 'Linux lässt Waybill Ihren Ledger nicht öffnen.',
    todo: 'Eine udev-Regel fehlt. Die deb- und rpm-Pakete von Waybill bringen sie mit.',
  },
  ruleAhead: 'Linux lässt Waybill noch keinen Ledger öffnen. Hier braucht es gerade keinen; ein eigener Ledger schon.',
  history: {
    what: (chains) => `Nicht vollständig ist der Verlauf auf ${formatList(chains)}.`,
    todo: 'Waybill schließt Lücken von selbst, sobald die Hosts antworten. Was fehlt, steht unten.',
  },
}
