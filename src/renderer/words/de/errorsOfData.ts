// Translates errors of the data on this computer into German, by their English sentences.

/** Errors of the data. */
export const errorsOfData: Readonly<Record<string, string>> = {
  'This isn’t the bundle in the preview.': 'Dieses Paket ist nicht das aus der Vorschau.',
  'This transaction isn’t in your history.': 'Diese Transaktion ist nicht in Ihrem Verlauf.',
  '{0} isn’t valid: {1}.': '{0} ist ungültig: {1}.',
  'The input': 'Die Eingabe',
  'unexpected format': 'unerwartetes Format',
  'Waybill has no method “{0}”.': 'Waybill hat keine Methode „{0}“.',
  'This NFT isn’t in your history.': 'Dieses NFT ist nicht in Ihrem Verlauf.',
  'Not enough disk space: {0} MiB needed, {1} MiB free.': 'Zu wenig Speicherplatz: {0} MiB nötig, {1} MiB frei.',
  'Free up space on the data folder’s disk, then try again.':
    'Schaffen Sie Platz auf dem Datenträger des Datenordners und versuchen Sie es erneut.',
  'This backup is from a newer version of Waybill.': 'Diese Sicherung stammt von einer neueren Version von Waybill.',
  'Restore it with that version.': 'Stellen Sie sie mit dieser Version wieder her.',
  'This isn’t a Waybill backup: {0}.': 'Das ist keine Sicherung von Waybill: {0}.',
  'it has no manifest': 'das Inhaltsverzeichnis fehlt',
  'its manifest is too large': 'das Inhaltsverzeichnis ist zu groß',
  'it has no {0}': '{0} fehlt',
  'its {0} has changed': '{0} wurde verändert',
  'its {0} is damaged, or was not made by Waybill': '{0} ist beschädigt oder stammt nicht von Waybill',
  'it has no vault.json': 'vault.json fehlt',
  'its vault.json is too large': 'vault.json ist zu groß',
  'it contains an unknown file': 'sie enthält eine unbekannte Datei',
  'an image in it is too large': 'ein Bild darin ist zu groß',
  'an image in it has changed': 'ein Bild darin wurde verändert',
  'it’s damaged or a different type of file': 'sie ist beschädigt oder eine andere Art von Datei',
  'Choose a backup made by Waybill. Nothing was changed.': 'Wählen Sie eine Sicherung von Waybill. Es wurde nichts geändert.',
  'This backup is for the network “{0}”, but “{1}” is open.': 'Diese Sicherung gehört zum Netz „{0}“, geöffnet ist aber „{1}“.',
  'Switch networks in Settings, then restore.': 'Wechseln Sie in den Einstellungen das Netz und stellen Sie sie dann wieder her.',
  'Can’t write to {0}.': '{0} kann nicht geschrieben werden.',
  'This file wasn’t sent to Waybill.': 'Diese Datei wurde nicht an Waybill gesendet.',
  'Waybill isn’t expecting this file.': 'Waybill erwartet diese Datei nicht.',
  'This file wasn’t chosen.': 'Diese Datei wurde nicht ausgewählt.',
  'The network was set on the command line and can’t be changed here.':
    'Das Netz wurde auf der Kommandozeile festgelegt und lässt sich hier nicht wechseln.',
  'Restart Waybill without --network and --chains to choose one here.':
    'Starten Sie Waybill ohne --network und --chains neu, um es hier zu wählen.',
  'The search stopped unexpectedly.': 'Die Suche wurde unerwartet beendet.',
  'A newer search replaced this one.': 'Eine neuere Suche hat diese ersetzt.',
  'The search index isn’t complete yet, so a filtered export would miss rows.':
    'Der Suchindex ist noch nicht vollständig; in einem gefilterten Export würden Zeilen fehlen.',
  'Try again in a moment, or export without a filter.': 'Versuchen Sie es gleich noch einmal oder exportieren Sie ohne Filter.',
  'No chain, account, type or asset matches “{0}”.': 'Keine Chain, kein Konto, keine Art und kein Asset passt zu „{0}“.',
  'Too many addresses match “{0}”; only some were searched.': 'Zu viele Adressen passen zu „{0}“; nur ein Teil wurde durchsucht.',
  'This part of the filter can’t be read: “{0}”.': 'Dieser Teil des Filters ist nicht lesbar: „{0}“.',
  'Fix or remove it, then export again.': 'Korrigieren oder entfernen Sie ihn und exportieren Sie erneut.',
  'The history changed during the export.': 'Der Verlauf hat sich während des Exports geändert.',
  'Waybill stopped writing to the history.': 'Waybill schreibt nicht mehr in den Verlauf.',
  'Waybill can’t write to the disk.': 'Waybill kann nicht auf den Datenträger schreiben.',
  'Check whether it’s full, over quota or failing. Nothing saved was lost.':
    'Prüfen Sie, ob er voll oder defekt ist oder ein Kontingent überschreitet. Gespeichertes ist nicht verloren.',
  '{0} is missing, so Waybill can’t save anything.': '{0} fehlt, deshalb kann Waybill nichts speichern.',
  'Put the data folder back in place, then restart Waybill.':
    'Legen Sie den Datenordner an seinen alten Platz und starten Sie Waybill neu.',
  'The disk is full.': 'Der Datenträger ist voll.',
  'Free up space, then try again. Nothing saved was lost.':
    'Schaffen Sie Platz und versuchen Sie es erneut. Gespeichertes ist nicht verloren.',
  'Waybill can’t write to its data folder.': 'Waybill kann nicht in seinen Datenordner schreiben.',
  'Check that the folder exists and is writable, or choose another with --data-dir.':
    'Prüfen Sie, ob der Ordner existiert und beschreibbar ist, oder wählen Sie mit --data-dir einen anderen.',
  'The data folder contains data that Waybill didn’t write.': 'Der Datenordner enthält Daten, die nicht von Waybill stammen.',
  'A file in the data folder is damaged or can’t be read.': 'Eine Datei im Datenordner ist beschädigt oder nicht lesbar.',
  'Check your data in Settings, restore a backup, or set the damaged file aside.':
    'Prüfen Sie Ihre Daten in den Einstellungen, stellen Sie eine Sicherung wieder her oder legen Sie die beschädigte Datei beiseite.',
  'Another Waybill is using this data folder.': 'Ein anderes Waybill benutzt diesen Datenordner.',
  'Close it first, or choose another folder with --data-dir.':
    'Schließen Sie es zuerst oder wählen Sie mit --data-dir einen anderen Ordner.',
  '{0} in the journal can’t be read.': '{0} im Journal ist nicht lesbar.',
  'An account': 'Ein Konto',
  'A transfer': 'Ein Transfer',
  'A fact of a transfer': 'Ein Schritt eines Transfers',
  'A change of the chain list': 'Eine Änderung der Chain-Liste',
  'A choice about the registry': 'Eine Einstellung zum Verzeichnis',
  'A notice': 'Eine Mitteilung',
  'A choice about notices': 'Eine Einstellung zu Mitteilungen',
  'A choice about privacy': 'Eine Einstellung zur Privatsphäre',
  'The list of your own hosts': 'Die Liste eigener Hosts',
  'Restore journal.db from a backup, or use the version of Waybill that wrote it.':
    'Stellen Sie journal.db aus einer Sicherung wieder her oder verwenden Sie die Version von Waybill, die es geschrieben hat.',
  'There’s already a view called “{0}”.': 'Es gibt schon eine Ansicht namens „{0}“.',
  'This view no longer exists.': 'Diese Ansicht gibt es nicht mehr.',
  'This data folder was written by a newer version of Waybill.': 'Dieser Datenordner stammt von einer neueren Version von Waybill.',
  'Use the newer version, or choose another folder with --data-dir.':
    'Verwenden Sie die neuere Version oder wählen Sie mit --data-dir einen anderen Ordner.',
  'This data folder was last opened by an older version of Waybill.':
    'Dieser Datenordner wurde zuletzt von einer älteren Version von Waybill geöffnet.',
  'Start this version once to update it.': 'Starten Sie diese Version einmal, um ihn zu aktualisieren.',
  'journal.db ({0}) is missing.': 'journal.db ({0}) fehlt.',
  'Put it back, restore a backup, or continue without it.':
    'Legen Sie sie zurück, stellen Sie eine Sicherung wieder her oder fahren Sie ohne sie fort.',
  '{0}.db ({1}) is damaged.': '{0}.db ({1}) ist beschädigt.',
  'Restore a backup, or set the file aside and continue without it.':
    'Stellen Sie eine Sicherung wieder her oder legen Sie die Datei beiseite und fahren Sie ohne sie fort.',
  'accounts, transfers and labels': 'Konten, Transfers und Labels',
  history: 'Verlauf',
  '“{0}” isn’t an amount in base units.': '„{0}“ ist kein Betrag in Basiseinheiten.',
  'Enter an amount such as 12.5.': 'Geben Sie einen Betrag wie 12,5 ein.',
  'This asset has at most {0} decimal places.': 'Dieses Asset hat höchstens {0} Nachkommastellen.',
  'Something went wrong in Waybill.': 'In Waybill ist etwas schiefgegangen.',
  'See the log in the data folder for details.': 'Einzelheiten stehen im Protokoll im Datenordner.',
}
