// What goes wrong with the data on this computer, in German by its English sentence.

export const errorsOfData: Readonly<Record<string, string>> = {
  'This bundle is not the one that was shown last.': 'Dieses Paket ist nicht das zuletzt gezeigte.',
  'This transaction is not in the local copy.': 'Diese Transaktion ist nicht in der lokalen Kopie.',
  '{0} does not fit: {1}.': '{0} passt nicht: {1}.',
  'Waybill has no method “{0}”.': 'Waybill hat keine Methode „{0}“.',
  'This NFT is not in the local copy.': 'Dieses NFT ist nicht in der lokalen Kopie.',
  'This needs {0} MiB of free space, and there are {1} MiB.': 'Dies braucht {0} MiB freien Platz, und es gibt {1} MiB.',
  'Free some space on the disk of the data folder, then try again.':
    'Machen Sie auf dem Datenträger des Datenordners Platz frei, und versuchen Sie es dann erneut.',
  'This backup was made by a newer Waybill.': 'Diese Sicherung hat ein neueres Waybill gemacht.',
  'Restore it with that version.': 'Spielen Sie sie mit jener Version ein.',
  'This file is no backup that Waybill can read: {0}.': 'Diese Datei ist keine Sicherung, die Waybill lesen kann: {0}.',
  'Choose a file that Waybill wrote. Nothing was changed.': 'Wählen Sie eine Datei, die Waybill geschrieben hat. Nichts wurde geändert.',
  'This backup is of the network “{0}”, and “{1}” is open.': 'Diese Sicherung ist vom Netz „{0}“, und offen ist „{1}“.',
  'Change the network in Settings first, then restore.': 'Wechseln Sie zuerst in den Einstellungen das Netz, dann spielen Sie sie ein.',
  'The file {0} cannot be written.': 'Die Datei {0} kann nicht geschrieben werden.',
  'This file was not sent to Waybill.': 'Diese Datei wurde nicht an Waybill geschickt.',
  'Waybill waits for no such file.': 'Waybill wartet auf keine solche Datei.',
  'This file was not chosen.': 'Diese Datei wurde nicht ausgewählt.',
  'The network was named when Waybill was started and cannot be changed now.':
    'Das Netz wurde beim Start von Waybill genannt und lässt sich jetzt nicht wechseln.',
  'Start Waybill without --network and --chains to choose one here.':
    'Starten Sie Waybill ohne --network und --chains, um hier eines zu wählen.',
  'The search stopped.': 'Die Suche ist stehen geblieben.',
  'A newer search took the place of this one.': 'Eine neuere Suche trat an die Stelle dieser.',
  'Rows are still being indexed, so a filtered export would miss some.':
    'Zeilen werden noch in den Index aufgenommen; einem gefilterten Export würden einige fehlen.',
  'Try again in a moment, or export without a filter.': 'Versuchen Sie es gleich noch einmal, oder exportieren Sie ohne Filter.',
  'No chain, account, kind or asset is called “{0}”.': 'Keine Chain, kein Konto, keine Art und kein Asset heißt „{0}“.',
  'So many addresses fit “{0}” that not all were looked for.': 'Auf „{0}“ passen so viele Adressen, dass nicht alle gesucht wurden.',
  'The filter has a part that cannot be read: “{0}”.': 'Der Filter hat einen Teil, der sich nicht lesen lässt: „{0}“.',
  'Correct or remove this part of the filter, then export again.':
    'Berichtigen oder entfernen Sie diesen Teil des Filters, und exportieren Sie dann erneut.',
  'The local copy changed while it was being written.': 'Die lokale Kopie änderte sich, während sie geschrieben wurde.',
  'The writer of the local copy stopped.': 'Das Schreiben der lokalen Kopie ist stehen geblieben.',
  'The disk does not take what Waybill writes.': 'Der Datenträger nimmt nicht an, was Waybill schreibt.',
  'Look whether it is full, over a quota or failing. Nothing that was stored is lost.':
    'Sehen Sie nach, ob er voll ist, über ein Kontingent geht oder versagt. Nichts Gespeichertes ist verloren.',
  'The file {0} cannot be found any more, so nothing can be recorded.':
    'Die Datei {0} ist nicht mehr zu finden, deshalb kann nichts aufgezeichnet werden.',
  'Put the data folder back where it was, then start Waybill anew.':
    'Legen Sie den Datenordner wieder dorthin, wo er war, und starten Sie Waybill neu.',
  'The disk is full, so Waybill cannot write.': 'Der Datenträger ist voll, deshalb kann Waybill nicht schreiben.',
  'Free some space. Nothing that was stored is lost.': 'Machen Sie Platz frei. Nichts Gespeichertes ist verloren.',
  'Waybill cannot write to its data folder.': 'Waybill kann nicht in seinen Datenordner schreiben.',
  'Check that the folder exists and that you may write to it, or choose another with --data-dir.':
    'Prüfen Sie, ob es den Ordner gibt und Sie hineinschreiben dürfen, oder wählen Sie mit --data-dir einen anderen.',
  'The data folder holds something that Waybill did not write so.': 'Im Datenordner steht etwas, das Waybill so nicht geschrieben hat.',
  'A file in the data folder is damaged or cannot be read.': 'Eine Datei im Datenordner ist beschädigt oder nicht lesbar.',
  'Check the data in Settings, restore a backup, or set the damaged file aside.':
    'Prüfen Sie die Daten in den Einstellungen, spielen Sie eine Sicherung ein, oder legen Sie die beschädigte Datei beiseite.',
  'The data folder is in use by another Waybill.': 'Den Datenordner benutzt ein anderes Waybill.',
  'Close the other one first, or choose another folder with --data-dir.':
    'Schließen Sie zuerst das andere, oder wählen Sie mit --data-dir einen anderen Ordner.',
  '{0} in the journal cannot be read.': '{0} im Journal ist nicht lesbar.',
  'Restore journal.db from a backup, or start the version of Waybill that wrote it.':
    'Spielen Sie journal.db aus einer Sicherung ein, oder starten Sie die Version von Waybill, die sie geschrieben hat.',
  'Another view is called “{0}” already.': 'Eine andere Ansicht heißt schon „{0}“.',
  'This view is not there any more.': 'Diese Ansicht gibt es nicht mehr.',
  'The data folder was written by a newer Waybill.': 'Den Datenordner hat ein neueres Waybill geschrieben.',
  'Start the newer version, or choose another folder with --data-dir.':
    'Starten Sie die neuere Version, oder wählen Sie mit --data-dir einen anderen Ordner.',
  'The data folder was last opened by an older Waybill.': 'Den Datenordner hat zuletzt ein älteres Waybill geöffnet.',
  'Start this version once, so that it can bring its data up to date.':
    'Starten Sie diese Version einmal, damit sie ihre Daten auf den neuen Stand bringt.',
  'The file journal.db, with {0}, is missing.': 'Die Datei journal.db mit {0} fehlt.',
  'Put it back, restore a backup, or go on without it.':
    'Legen Sie sie zurück, spielen Sie eine Sicherung ein, oder machen Sie ohne sie weiter.',
  'The file {0}.db, with {1}, is damaged.': 'Die Datei {0}.db mit {1} ist beschädigt.',
  'Restore a backup, or set the file aside and go on without it.':
    'Spielen Sie eine Sicherung ein, oder legen Sie die Datei beiseite und machen Sie ohne sie weiter.',
  'accounts, waybills and labels': 'Konten, Frachtbriefen und Labels',
  'the copy of the history': 'der Kopie des Verlaufs',
  '“{0}” is not an amount in base units.': '„{0}“ ist kein Betrag in Basiseinheiten.',
  'Enter an amount such as 12.5.': 'Geben Sie einen Betrag wie 12,5 ein.',
  'This asset has {0} decimal places at most.': 'Dieses Asset hat höchstens {0} Nachkommastellen.',
  'Something went wrong inside Waybill.': 'In Waybill ist etwas schiefgegangen.',
  'The log in the data folder has the details.': 'Einzelheiten stehen im Protokoll im Datenordner.',
}
