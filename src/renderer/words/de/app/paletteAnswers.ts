// Holds the German answers of the command palette.
import { paletteAnswers as english } from '../../en/app/paletteAnswers.ts'
import type { AllWords } from '../../words.ts'

/** Adds what is asked for in English: many know the terms in English alone. */
function withEnglish(german: AllWords['paletteAnswers']): AllWords['paletteAnswers'] {
  const names = Object.keys(german) as (keyof typeof german)[]
  return Object.fromEntries(
    names.map((name) => [name, { asked: `${german[name].asked}|${english[name].asked}`, says: german[name].says }]),
  ) as AllWords['paletteAnswers']
}

/** Answers by name. */
export const paletteAnswers: AllWords['paletteAnswers'] = withEnglish({
  buy: {
    asked: 'kaufen|kaufe|kauf|kreditkarte|aufladen|einzahlen geld|geld einzahlen|guthaben aufladen',
    says: 'Waybill verkauft kein Krypto: von einer Börse empfangen',
  },
  payOut: {
    asked: 'bank|iban|auszahlen bank|bargeld|paypal|in euro auszahlen|verkaufen für euro|girokonto',
    says: 'Waybill zahlt nicht an Banken aus: an eine Börse senden',
  },
  currency: {
    asked: 'währung|euro|franken|pfund|dollar umstellen',
    says: 'Werte stehen in US-Dollar, in keiner anderen Währung',
  },
  keys: {
    asked:
      'seed|seedphrase|privater schlüssel|private key|geheimer schlüssel|wiederherstellungsphrase|12 wörter|24 wörter|schlüssel exportieren|merksatz',
    says: 'Waybill hat keinen Seed und keinen privaten Schlüssel: die behält der Ledger',
  },
  lostLedger: {
    asked:
      'ledger verloren|ledger kaputt|neuer ledger|neuen ledger|ledger gestohlen|gerät verloren|wallet wiederherstellen|konto wiederherstellen',
    says: 'Den Seed auf einem Ledger wiederherstellen, dann dessen Konten hinzufügen',
  },
  otherWallet: {
    asked:
      'wallet importieren|wallet erstellen|neue wallet|wallet anlegen|wallet hinzufügen|konto importieren|adresse erzeugen|metamask|keplr',
    says: 'Konten kommen vom Ledger; andere Adressen lassen sich beobachten',
  },
  webApps: {
    asked: 'walletconnect|dapp|webseite verbinden|website verbinden|browser|erweiterung|app verbinden',
    says: 'Waybill verbindet sich mit keinen Webseiten',
  },
  addToken: {
    asked: 'token hinzufügen|coin hinzufügen|asset hinzufügen|token importieren|token fehlt|fehlender token|wo ist token|eigener token',
    says: 'Nichts hinzufügen: Assets Ihrer Konten erscheinen von selbst',
  },
  saveAddress: {
    asked:
      'adresse hinzufügen|adresse speichern|adresse merken|kontakt hinzufügen|neuer kontakt|neuen kontakt|kontakt speichern|freund hinzufügen',
    says: 'Eine Adresse unter einem Namen speichern',
  },
  friends: { asked: 'adresse freund|adresse freundes|adresse freundin', says: 'Adressbuch: Adressen mit ihren Namen' },
  disconnect: {
    asked: 'trennen|ledger trennen|ledger abziehen|ledger entfernen|ledger löschen',
    says: 'Nichts bleibt verbunden: Ledger abziehen. Konten lassen sich entfernen',
  },
  nftImages: { asked: 'nft bild|nft bilder|nft foto|bilder laden|bilder zeigen', says: 'Wählen, ob NFT-Bilder geladen werden' },
  whoSees: {
    asked: 'wer sieht|sieht daten|meine daten sehen|tracking|verfolgung|analyse|telemetrie|anonym|ip adresse|daten gesammelt',
    says: 'Welche Server gefragt werden und was sie erfahren',
  },
  failed: {
    asked: 'fehlgeschlagen|fehlgeschlagene|gescheitert|gescheiterte|warum scheitert|schiefgegangen|=fehler',
    says: 'Gescheiterte Transaktionen zeigen',
  },
  refunded: {
    asked: 'rückerstattung|erstattung|erstattet|zurückerstattet|geld zurück|rückzahlung',
    says: 'Rückzahlungen zeigen',
  },
  earned: {
    asked: 'verdient|verdienst|einkünfte|einnahmen|gewinn gemacht|habe verdient|ertrag insgesamt|profit|rendite gesamt',
    says: 'Gewinne, Einkünfte und Gebühren je Jahr',
  },
  withdraw: {
    asked: 'abheben|abhebung|auszahlen|auszahlung|zurückholen|zurück holen',
    says: 'Auszahlungen: unterwegs, abholbereit, fertig',
  },
  airdrop: {
    asked: 'airdrop',
    says: 'Keine Airdrops hier; Erträge für genutzte Rollups stehen unter VIP',
  },
  slippage: {
    asked: 'slippage|preisabweichung|preistoleranz',
    says: 'Slippage beim Tausch unter Kosten einstellen',
  },
  ledgerTrouble: {
    asked:
      'ledger geht nicht|ledger funktioniert nicht|ledger nicht gefunden|ledger nicht erkannt|ledger nicht verbunden|ledger verbindet nicht|ledger problem|ledger hilfe|ledger fehler|usb',
    says: 'Prüfen, warum sich der Ledger nicht verbindet',
  },
  bluetooth: { asked: 'bluetooth|kabellos', says: 'Der Ledger wird über USB verbunden, nicht über Bluetooth' },
  firmware: { asked: 'firmware|ledger aktualisieren|ledger update|ledger live', says: 'Den Ledger in der App von Ledger aktualisieren' },
  transit: {
    asked:
      'wo geld|wo ist geld|wo sind coins|geld weg|geld verloren|geld fehlt|nicht angekommen|hängt|hängen geblieben|=ausstehend|unterwegs',
    says: 'Wo Ihr Geld ist: Transfers, laufend und fertig',
  },
  hacked: {
    asked: 'gehackt|gestohlen|betrogen|betrug|phishing|kompromittiert|leergeräumt',
    says: 'Gehackt? Berechtigungen widerrufen, dann den Rest auf ein neues Konto',
  },
  login: {
    asked: '2fa|zwei faktor|face id|fingerabdruck|biometrie|biometrisch|passkey',
    says: 'Der Ledger bestätigt jeden Transfer; eine Passphrase sperrt Waybill',
  },
  logOut: {
    asked: 'abmelden|ausloggen|logout|=anmelden|=einloggen|=login',
    says: 'Es gibt keine Anmeldung: Waybill mit einer Passphrase sperren',
  },
  forgot: {
    asked: 'passwort vergessen|passphrase vergessen|kennwort vergessen|vergessen|passwort zurücksetzen|passphrase zurücksetzen',
    says: 'Eine vergessene Passphrase ist nicht wiederherstellbar; Ihr Geld ist sicher',
  },
  pin: {
    asked: 'pin ändern|pin vergessen|pin zurücksetzen',
    says: 'Die PIN gehört zum Ledger: am Gerät ändern',
  },
  removeAccount: {
    asked: 'konto löschen|konto entfernen|account löschen|wallet löschen|wallet entfernen|adresse löschen',
    says: 'Ein Konto aus Waybill entfernen; auf der Chain ändert sich nichts',
  },
  textSize: {
    asked: 'zoom|schrift|schriftgröße|textgröße|größer|größerer text|zu klein|barrierefreiheit',
    says: 'Textgröße: Strg (am Mac ⌘) mit + oder −',
  },
  sound: {
    asked: 'ton|töne|klang|stumm|lautlos',
    says: 'Ruhezeit und Desktop-Hinweise',
  },
  bug: {
    asked: 'fehler melden|problem melden|kundendienst|support|absturz|abgestürzt|log datei|logdatei|feedback',
    says: 'Ein Support-Paket speichern, für wen auch immer, der hilft',
  },
  help: {
    asked: 'hilfe|handbuch|tutorial|dokumentation|anleitung|wie anfangen|wie starten|erste schritte|anfänger|wie funktioniert|demo',
    says: 'An einem ersten Transfer mit Spielgeld lernen',
  },
  cancel: {
    asked:
      'transaktion abbrechen|transfer abbrechen|zahlung abbrechen|beschleunigen|transaktion stornieren|stornieren|rückgängig|transaktion stoppen|transfer stoppen',
    says: 'Nur was noch auf Ethereum wartet, lässt sich abbrechen oder beschleunigen',
  },
  scanQr: {
    asked: 'qr scannen|code scannen|kamera|webcam',
    says: 'Waybill scannt keine QR-Codes: Adresse einfügen',
  },
  hideAsset: {
    asked:
      'token verbergen|token ausblenden|coin ausblenden|asset verbergen|asset ausblenden|kleine beträge|kleinbeträge|staub|spam verbergen|spam token|spam ausblenden',
    says: 'Ein Asset in seiner Zeile verbergen; ungeprüfte stehen am Ende',
  },
  multisig: {
    asked: 'multisig|gemeinsames konto|gemeinsame wallet',
    says: 'Kein Multisig: ein Ledger signiert',
  },
  sendNft: {
    asked: 'nft senden|nft schicken|nft übertragen|nft verkaufen|nft kaufen',
    says: 'Waybill kann NFTs weder senden noch verkaufen: es zeigt sie',
  },
  trading: {
    asked: 'leihen|verleihen|kredit|darlehen|limit order|hebel|futures|sparplan|dauerauftrag|automatisch zahlen|trading',
    says: 'Waybill sendet, tauscht, bridgt und stakt, mehr nicht',
  },
  request: {
    asked: 'geld anfordern|zahlung anfordern|zahlungslink|geld bekommen|=rechnung',
    says: 'Um Geld zu bekommen: die Adresse oder ihren QR-Code zeigen',
  },
  exchange: {
    asked: 'binance|coinbase|kraken|okx|bybit|an börse|von börse|meine börse|zur börse|bitvavo|bitpanda',
    says: 'An eine Börse senden: auf das Memo achten, das sie verlangt',
  },
  memo: {
    asked: '=memo|memo hinzufügen|verwendungszweck',
    says: 'Das Memo ist ein Feld von Senden',
  },
  newComputer: {
    asked:
      'anderer computer|anderen computer|neuer computer|neuen computer|anderer rechner|neuer rechner|neuer pc|anderes gerät|umziehen|migrieren',
    says: 'Hier eine Sicherung speichern, auf dem anderen Computer wiederherstellen',
  },
  uninstall: {
    asked: 'deinstallieren|app löschen|waybill löschen|waybill entfernen',
    says: 'Vor dem Deinstallieren die Daten von Waybill löschen',
  },
  offline: {
    asked:
      'offline|kein internet|keine verbindung|lädt nicht|synchronisiert nicht|langsam|hängt fest|falscher kontostand|kontostand falsch|veraltet',
    says: 'Was Waybill erreicht und was im Rückstand ist',
  },
  proxy: {
    asked: 'proxy|vpn|tor',
    says: 'Kein Proxy und kein Tor; eigene Server sind möglich',
  },
  priceAlert: {
    asked: 'preisalarm|kursalarm|preis alarm|preis hinweis',
    says: 'Kein Preisalarm: wähle, was Waybill meldet',
  },
  price: {
    asked: '=preis|=preise|=kurs|=kurse|=markt|kursverlauf',
    says: 'Preise stehen bei jedem Asset',
  },
  mobile: {
    asked: 'handy|smartphone|iphone|android|ipad|app store|mobil',
    says: 'Waybill läuft am Computer: keine App fürs Handy',
  },
  email: {
    asked: 'email|e-mail|newsletter|registrieren|registrierung|kyc',
    says: 'Keine Anmeldung, keine E-Mail: Waybill braucht keines von beiden',
  },
  playMoney: {
    asked: 'faucet|spielgeld|testgeld|kostenlose token|gratis init',
    says: 'Spielgeld gibt es im Übungsnetz',
  },
  addChain: {
    asked: 'netzwerk hinzufügen|netz hinzufügen|chain hinzufügen|rollup hinzufügen|eigenes netzwerk|chain fehlt|netz fehlt|chain id',
    says: 'Chains kommen aus Initias Verzeichnis: nach neuen suchen',
  },
  otherChains: {
    asked: 'bitcoin|solana|dogecoin|xrp|cardano|litecoin',
    says: 'Waybill ist für Initia und seine Rollups',
  },
  appUpdate: {
    asked:
      '=update|=updates|=aktualisieren|neue version|neuere version|neueste version|waybill aktualisieren|app aktualisieren|updates suchen',
    says: 'Nach einer neueren Version suchen',
  },
  findTx: {
    asked: 'transaktions hash|transaktionshash|txid|transaktion suchen|transaktion finden|transaktions id',
    says: 'Hash, Adresse oder Höhe einfügen, um sie nachzuschlagen',
  },
  fees: {
    asked: 'netzgebühr|netzgebühren|wie viel gebühr|wie hoch gebühr|wie hoch gebühren|was kostet senden|was kostet transfer',
    says: 'Auf Initia und den Rollups meist unter einem Cent; vor dem Signieren gezeigt',
  },
  paidFees: {
    asked: 'gebühren bezahlt|gebühr bezahlt|gezahlte gebühren|gas bezahlt|meine gebühren|gebühren monate|gebühren jahr',
    says: 'Bezahlte Netzgebühren: siehe Diagramme im Verlauf',
  },
  esInit: {
    asked: 'was esinit|esinit bedeutet|esinit erklären|unterschied esinit',
    says: 'esINIT ist INIT, das VIP sperrt: Es wird nach und nach zu INIT',
  },
  feeSize: {
    asked: 'gas limit|gas preis|gaspreis|gaslimit|=nonce|gas einstellen',
    says: 'Netzgebühren werden geschätzt und vor dem Signieren gezeigt',
  },
})
