// What goes wrong with encrypted data and the lock over the window, in German by its English sentence.

export const errorsOfVault: Readonly<Record<string, string>> = {
  'The data is encrypted, and the passphrase has not been given.': 'Die Daten sind verschlüsselt, und die Passphrase wurde nicht genannt.',
  'Unlock it with the passphrase.': 'Entsperren Sie mit der Passphrase.',
  'This is not the passphrase.': 'Das ist nicht die Passphrase.',
  'Look at capitals and the keyboard’s language.': 'Achten Sie auf Großbuchstaben und die Sprache der Tastatur.',
  'After so many wrong passphrases, wait {0} s before the next try.':
    'Warten Sie nach so vielen falschen Passphrasen {0} s bis zum nächsten Versuch.',
  'The data is not encrypted.': 'Die Daten sind nicht verschlüsselt.',
  'The data is encrypted already.': 'Die Daten sind schon verschlüsselt.',
  'This system has no safe place for the key; the passphrase alone opens the data.':
    'Dieses System hat keinen sicheren Ort für den Schlüssel; allein die Passphrase öffnet die Daten.',
  'The file vault.json, with the key of the encrypted data, is damaged.':
    'Die Datei vault.json mit dem Schlüssel der verschlüsselten Daten ist beschädigt.',
  'Put it back from a backup of Waybill: without it the data cannot be read.':
    'Legen Sie sie aus einer Sicherung von Waybill zurück: Ohne sie sind die Daten nicht lesbar.',
  'This backup is encrypted.': 'Diese Sicherung ist verschlüsselt.',
  'Give the passphrase that it was made with.': 'Nennen Sie die Passphrase, mit der sie gemacht wurde.',
  'Waybill is locked.': 'Waybill ist gesperrt.',
  'Name a file that holds it: --passphrase-file FILE.': 'Nennen Sie eine Datei, die sie enthält: --passphrase-file DATEI.',
  'The file {0} cannot be read.': 'Die Datei {0} kann nicht gelesen werden.',
}
