// Holds the German synonyms of the command palette.
import { paletteSynonyms as english } from '../../en/app/paletteSynonyms.ts'
import type { AllWords } from '../../words.ts'

/** Adds the English synonyms of each entry: many know the terms in English alone. */
function withEnglish<Name extends string>(english: Readonly<Record<Name, string>>, german: Readonly<Record<Name, string>>) {
  return Object.fromEntries(Object.entries<string>(german).map(([name, text]) => [name, `${text} ${english[name as Name]}`])) as Record<
    Name,
    string
  >
}

/** Synonyms by which entries of the command palette are found. */
export const paletteSynonyms: AllWords['paletteSynonyms'] = {
  screens: withEnglish(english.screens, {
    portfolio: 'start guthaben kontostand vermögen bestände assets summe spam',
    activity: 'historie transaktionen activity',
    nfts: 'sammlung bilder',
    transfer: 'senden bridge tauschen zahlen überweisen new transfer',
    receive: 'empfangen meine adresse qr code receive',
    transfers: 'frachtbriefe bridge stand unterwegs entwurf entwürfe transfers',
    withdrawals: 'abholen abheben abhebung auszahlen auszahlung bridge wartefrist withdrawals claim',
    permissions: 'genehmigung genehmigungen freigabe freigaben widerrufen berechtigung authz permissions',
    gains: 'preise importieren prices kurse csv steuer anschaffungskosten gewinn verlust einkünfte jahr bericht gains',
    governance: 'vorschläge abstimmen abstimmung stimme dao vip gauge gauges',
    staking: 'stake staken delegieren validator erträge belohnungen prämien rewards abholen claim unstaken vip esinit',
    explorer: 'blöcke chain contract',
    notices: 'benachrichtigungen ungelesen notifications',
    accounts: 'adressbuch label umbenennen labels importieren ledger wallet accounts',
    messages: 'signieren signatur prüfen text messages',
    settings: 'optionen vorlieben settings',
    health: 'gesundheit diagnose status hosts verbindung protokoll paket problem hilfe fehler health',
  }),
  /** Of sentences that fill a form: what they begin with, and what stands before a destination or a chain. */
  sentence: {
    send: 'send pay sende senden zahle zahlen schicke schicken überweise überweisen',
    swap: 'swap exchange convert trade tausche tauschen wechsle wechseln umtauschen',
    bridge: 'bridge move bridgen bringe bringen übertrage übertragen',
    stake: 'stake delegate staken delegiere delegieren',
    to: 'to into in for -> → nach zu an gegen für',
    on: 'on auf',
    from: 'from von',
    vote: 'vote stimme stimmen abstimmen',
    watch: 'watch beobachte beobachten verfolge',
    /** Between “vote” and the number of a proposal. */
    joining: 'on proposal für bei über zu einen vorschlag mit nr. nummer ab',
    proposal: 'vorschlag',
    gains: 'gewinne gewinn gains steuer steuern',
    export: 'export exportiere exportieren speichern herunterladen',
    filler: 'öffne öffnen zeige zeigen gehe geh zu zum zur meine mein meinen den die das bitte open show go to',
    /** Beside the year of gains or of an export. */
    besideYear: 'für als von aus dem im in das jahr bericht verlauf transaktionen for',
  },
  sections: withEnglish(english.sections, {
    network: 'übungsnetz testnet mainnet wechseln chain network',
    chains: 'verzeichnis registry rollup neue chains liste chain list',
    vault: 'passphrase kennwort passwort sicherheit sperren verschlüsseln encryption',
    privacy: 'bilder preise ipfs gateway datenschutz privacy',
    notices: 'benachrichtigungen ruhezeit hinweise notifications',
    appearance: 'theme design hell dunkel farben appearance',
    language: 'übersetzung englisch deutsch english german language',
    hosts: 'knoten indexer router rpc rest server testen hosts',
    'own-hosts': 'eigener knoten indexer rpc rest endpunkt own hosts',
    backup: 'sicherung backup sichern kopie wiederherstellen',
    data: 'sicherung backup wiederherstellen prüfen verkleinern speicher größe ordner data',
    about: 'version fassung aktualisierung update lizenzen system about',
    erase: 'löschen entfernen zurücksetzen konto erase',
  }),
  networks: withEnglish(english.networks, {
    practice: 'netz netzwerk umstellen üben spielgeld',
    testnet: 'netz netzwerk umstellen test',
    mainnet: 'netz netzwerk umstellen echt',
  }),
  commands: withEnglish(english.commands, {
    transfer: 'bewegen geld neuer transfer',
    send: 'schicken zahlen zahlung überweisen jemand',
    swap: 'swap tausch umtauschen handeln kaufen verkaufen assets tokens coins',
    bridge: 'bridge brücke bewegen einzahlen abheben rollup l2 andere chain',
    connect: 'verbinden hardware wallet neues konto',
    watch: 'neues konto folgen nur lesen watch',
    sync: 'aktualisieren laden synchronisieren sync',
    coverage: 'lücken vollständig stand sync details',
    stake: 'stake delegieren validator ertrag rendite anlegen',
    claimRewards: 'staking claim rewards belohnungen prämien zinsen dividende einsammeln ernten validator',
    claimVip: 'claim rewards vip belohnungen prämien esinit rollup stufe einsammeln',
    compound: 'compound zinseszins reinvestieren prämien belohnungen staken',
    unstake: 'unstake unstaken entstaken entbinden undelegate redelegate wechseln validator abziehen',
    figures: 'auswertung statistik monate gebühren transaktionen verlauf',
    newChains: 'verzeichnis registry rollup liste aktualisieren netze',
    light: 'theme design hell tag light',
    dark: 'theme design dunkel nacht dark',
    system: 'theme design automatisch system',
    encrypt: 'verschlüsselung passphrase passwort schützen sicherheit sperre',
    lockWindow: 'jetzt passphrase weg sperre bildschirm lock',
    lock: 'ledger pin',
    unlock: 'ledger pin',
    keys: 'tastatur kürzel hilfe',
    export: 'herunterladen speichern csv json datei',
    voteGauges: 'gauges gewichte rollups abstimmung governance vote',
    revoke: 'permission genehmigung genehmigungen freigabe authz revoke entziehen',
    exportActivity: 'steuer koinly',
    exportGains: 'export gains speichern herunterladen steuer steuern bericht gewinn verlust',
    extendName: 'name namen benutzername erneuern',
    guide: 'lernen anleitung hilfe anfang',
    trouble: 'problem fehler störung ausfall',
  }),
}
