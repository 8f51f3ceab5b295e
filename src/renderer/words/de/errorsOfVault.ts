// What goes wrong with encrypted data, the lock over the window and releases, in German by its English sentence.

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
  'The release is signed, and this version of Waybill cannot read it.':
    'Die Ausgabe ist signiert, und diese Version von Waybill kann sie nicht lesen.',
  'The release has no signature of Waybill’s makers, so it is not taken.':
    'Die Ausgabe trägt keine Signatur derer, die Waybill machen; deshalb wird sie nicht genommen.',
  'Waybill stays as it is. Somebody may have changed the place that it is offered at.':
    'Waybill bleibt, wie es ist. Jemand kann den Ort verändert haben, an dem sie angeboten wird.',
  'The release that is offered is an old one. {0}': 'Die angebotene Ausgabe ist eine alte. {0}',
  'Waybill stays as it is.': 'Waybill bleibt, wie es ist.',
  'The feed of releases answered {0}.': 'Der Ort der Ausgaben antwortete mit {0}.',
  'The release could not be fetched to its end.': 'Die Ausgabe konnte nicht bis zum Ende geholt werden.',
  'What was fetched is not the file that was signed, so it is not taken.':
    'Was geholt wurde, ist nicht die Datei, die signiert wurde; deshalb wird sie nicht genommen.',
}
