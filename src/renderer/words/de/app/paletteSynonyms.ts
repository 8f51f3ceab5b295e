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
    nfts: 'sammlung bilder nft senden',
    transfer: 'senden bridge tauschen zahlen überweisen new transfer',
    receive: 'empfangen meine adresse qr code receive geld guthaben',
    transfers: 'geld unterwegs frachtbriefe bridge stand unterwegs entwurf entwürfe transfers',
    withdrawals: 'abholen abheben abhebung auszahlen auszahlung bridge wartefrist withdrawals claim',
    permissions: 'ausgeben tokens genehmigung genehmigungen freigabe freigaben widerrufen berechtigung authz permissions',
    gains: 'preise importieren prices kurse csv steuer steuern anschaffungskosten gewinn verlust einkünfte jahr bericht gains',
    governance: 'vorschläge abstimmen abstimmung stimme dao vip gauge gauges',
    staking: 'stake staken delegieren validator erträge belohnungen prämien rewards zinsen abholen claim unstaken',
    vip: 'ertragsprogramm erträge belohnungen esinit rollup stage stufe score abholen',
    explorer: 'blöcke chain contract',
    notices: 'benachrichtigungen ungelesen notifications',
    accounts:
      'konto wechseln kontakt kontakte freund hinzufügen name adressbuch label umbenennen labels importieren ledger wallet accounts',
    addressBook: 'label labels importieren kontakt kontakte freund freunde personen name namen adressen empfänger',
    messages: 'signieren signatur prüfen text messages',
    settings: 'optionen vorlieben settings',
    health: 'gesundheit diagnose status hosts verbindung protokoll paket problem hilfe fehler health',
  }),
  /** Of sentences that fill a form: what they begin with, and what stands before a destination or a chain. */
  restore: 'sicherung backup wiederherstellen zurückholen einspielen restore laden',
  sentence: {
    send: 'send pay sende senden zahle zahlen schicke schicken überweise überweisen',
    swap: 'swap exchange convert trade sell verkaufe verkaufen tausche tauschen wechsle wechseln umtauschen',
    bridge: 'bridge move withdraw abheben bridgen bringe bringen übertrage übertragen',
    fetch: 'hole holen zurückholen nimm get take bring return pull',
    stake: 'stake delegate staken delegiere delegieren',
    unstake: 'unstake unstaken entstake entstaken undelegate unbond',
    to: 'to into in for -> → nach zu an gegen für',
    on: 'on auf',
    from: 'from von',
    vote: 'vote stimme stimmen abstimmen',
    watch: 'watch beobachte beobachten verfolge',
    /** Between “vote” and the number of a proposal. */
    joining: 'on proposal für bei über zu einen vorschlag mit nr. nummer ab',
    proposal: 'vorschlag',
    gains: 'gewinne gewinn verlust einkünfte gains steuer steuern',
    receive: 'empfangen empfange erhalten receive',
    export: 'export exportiere exportieren speichern herunterladen',
    joint:
      'der die das den dem ein eine einen einem ich mich mir mein meine meinen bin ist sind hat habe kann könnte soll sollte will von für in im an am auf aus mit zu zum zur und oder es alle alles wie viel viele was welche welcher welchen wer wo wann warum gibt brauche möchte wählen a the of for my how much',
    ignored: 'zurück bitte etwas meine meinen mein geld guthaben',
    filler: 'öffne öffnen zeige zeigen gehe geh zu zum zur meine mein meinen den die das bitte open show go to',
    /** Beside the year of gains or of an export. */
    besideYear: 'für als von aus dem im in das jahr bericht verlauf transaktionen for',
  },
  myAddress: 'meine zeigen zeige wallet my show receive qr code',
  things: withEnglish(english.things, {
    assets: 'asset token coin preis kurs wert guthaben',
    book: 'zahlen kontakt kontakte freund freundin adressbuch',
    chains: 'chain netz rollup blöcke',
    validators: 'validator staken delegieren provision',
  }),
  sections: withEnglish(english.sections, {
    network: 'übungsnetz testnet mainnet wechseln chain network',
    chains: 'verzeichnis registry rollup neue chains liste chain list',
    vault: 'ändern passphrase kennwort passwort sicherheit sperren entsperren unlock verschlüsseln encryption',
    privacy: 'bilder preise währung euro dollar usd wert ipfs gateway datenschutz privacy',
    notices: 'benachrichtigungen ruhezeit hinweise notifications',
    appearance: 'theme design hell dunkel farben appearance',
    language: 'sprache übersetzung englisch deutsch english german language',
    hosts: 'knoten indexer router rpc rest server testen hosts',
    'own-hosts': 'eigener knoten indexer rpc rest endpunkt own hosts',
    backup: 'sicherung backup sichern kopie',
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
    connect: 'verbinden hardware wallet neues konto gerät',
    watch: 'neues konto folgen nur lesen watch',
    sync: 'aktualisieren laden synchronisieren sync',
    coverage: 'lücken vollständig stand sync details',
    stake: 'stake delegieren validator ertrag rendite anlegen provision',
    claimRewards: 'staking claim rewards belohnungen prämien zinsen dividende einsammeln ernten validator',
    claimVip: 'claim rewards vip belohnungen prämien esinit rollup stufe einsammeln',
    compound: 'compound zinseszins reinvestieren prämien belohnungen staken',
    unstake: 'unstake unstaken entstaken entbinden undelegate redelegate wechseln validator abziehen',
    figures: 'auswertung statistik monate netzgebühren gebühren gas bezahlt ausgegeben transaktionen verlauf',
    newChains: 'verzeichnis registry rollup liste aktualisieren netze',
    hideAmounts: 'guthaben werte geld verstecken ausblenden privat diskret punkte hide amounts',
    showAmounts: 'guthaben werte geld einblenden wieder zeigen show amounts',
    light: 'theme design hell tag light',
    dark: 'theme design dunkel nacht dark',
    system: 'theme design automatisch system',
    encrypt: 'verschlüsselung passphrase passwort schützen sicherheit sperre',
    lockWindow: 'jetzt weg sperre bildschirm lock app',
    lock: 'ledger pin',
    unlock: 'ledger pin',
    keys: 'tastatur kürzel hilfe',
    export: 'herunterladen speichern csv json datei',
    voteGauges: 'gauges gewichte rollups abstimmung governance vote',
    revoke: 'ausgeben tokens permission genehmigung genehmigungen freigabe authz revoke entziehen',
    exportActivity: 'steuer steuern bericht koinly',
    exportGains: 'export gains speichern herunterladen steuer steuern bericht gewinn verlust',
    extendName: 'name namen benutzername erneuern',
    guide: 'lernen anleitung hilfe anfang',
    trouble: 'problem fehler störung ausfall',
  }),
}
