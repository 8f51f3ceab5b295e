// Translates errors of the encryption, the window lock and the releases into German, by their English sentences.

/** Errors of the encryption, the window lock and the releases. */
export const errorsOfVault: Readonly<Record<string, string>> = {
  'Your data is encrypted and needs its passphrase.': 'Ihre Daten sind verschlüsselt; die Passphrase fehlt.',
  'Enter the passphrase to unlock it.': 'Geben Sie die Passphrase ein, um sie zu entsperren.',
  'Wrong passphrase.': 'Falsche Passphrase.',
  'Check Caps Lock and the keyboard layout.': 'Prüfen Sie Feststelltaste und Tastaturbelegung.',
  'Too many wrong passphrases. Try again in {0} s.': 'Zu viele falsche Passphrasen. Versuchen Sie es in {0} s erneut.',
  'Your data isn’t encrypted.': 'Ihre Daten sind nicht verschlüsselt.',
  'Your data is already encrypted.': 'Ihre Daten sind bereits verschlüsselt.',
  'This system has no secure key storage. Unlock with the passphrase instead.':
    'Dieses System hat keinen sicheren Schlüsselspeicher. Entsperren Sie mit der Passphrase.',
  'vault.json, which holds the encryption key, is damaged.': 'vault.json mit dem Schlüssel der verschlüsselten Daten ist beschädigt.',
  'Restore it from a Waybill backup: your data can’t be read without it.':
    'Stellen Sie sie aus einer Sicherung von Waybill wieder her: Ohne sie sind Ihre Daten nicht lesbar.',
  'This backup is encrypted.': 'Diese Sicherung ist verschlüsselt.',
  'Enter the passphrase used when it was made.': 'Geben Sie die Passphrase ein, die beim Sichern galt.',
  'Waybill is locked.': 'Waybill ist gesperrt.',
  'Pass a file that contains it: --passphrase-file FILE.': 'Geben Sie eine Datei an, die sie enthält: --passphrase-file DATEI.',
  'Can’t read {0}.': '{0} kann nicht gelesen werden.',
  'This release is signed, but this version of Waybill can’t read it.':
    'Diese Version ist signiert, aber dieses Waybill kann sie nicht lesen.',
  'This release isn’t signed by the makers of Waybill.': 'Diese Version ist nicht von den Machern von Waybill signiert.',
  'Nothing was installed. The update server may have been tampered with.':
    'Es wurde nichts installiert. Der Updateserver wurde vielleicht manipuliert.',
  'The offered release is out of date. {0}': 'Die angebotene Version ist veraltet. {0}',
  'It’s version {0}, but {1} is already known.': 'Sie ist Version {0}, bekannt ist schon {1}.',
  'It was valid until {0}.': 'Sie galt bis {0}.',
  'Nothing was installed.': 'Es wurde nichts installiert.',
  'The update server responded with {0}.': 'Der Updateserver antwortete mit {0}.',
  'The download didn’t finish.': 'Der Download wurde nicht fertig.',
  'The download doesn’t match the signed release, so it was discarded.':
    'Der Download stimmt nicht mit der signierten Version überein und wurde verworfen.',
}
