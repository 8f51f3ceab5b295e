// What goes wrong with transfers, in German by its English sentence.

export const errorsOfTransfers: Readonly<Record<string, string>> = {
  'This transfer is not in Waybill.': 'Dieser Transfer ist nicht in Waybill.',
  'This transfer has moved on meanwhile.': 'Dieser Transfer ist inzwischen weitergegangen.',
  'Look at its current state, then decide again.': 'Sehen Sie sich seinen jetzigen Stand an und entscheiden Sie dann neu.',
  'The chain’s node does not show whether this transaction was included, and it may have been.':
    'Der Knoten der Chain zeigt nicht, ob diese Transaktion aufgenommen wurde, und das kann sein.',
  'Look for {0} in an explorer before you send again. Waybill goes on looking.':
    'Suchen Sie {0} in einem Explorer, bevor Sie noch einmal senden. Waybill sieht weiter nach.',
  'The document to sign would not say exactly what is sent.': 'Das zu signierende Dokument würde nicht genau sagen, was gesendet wird.',
  'Nothing was signed. Renew the chain list in Settings → Networks, or ask for another route.':
    'Nichts wurde signiert. Erneuern Sie die Chain-Liste in Einstellungen → Netzwerke, oder fragen Sie nach einer anderen Route.',
  'Nothing was signed. Ask for another route. New contracts come with new versions of Waybill.':
    'Nichts wurde signiert. Fragen Sie nach einer anderen Route. Neue Verträge kommen mit neuen Versionen von Waybill.',
  'Nothing was signed. Ask for another route.': 'Nichts wurde signiert. Fragen Sie nach einer anderen Route.',
  'The stored document cannot be read.': 'Das gespeicherte Dokument ist nicht lesbar.',
  'The chain’s node reckons with {0} units of gas, which cannot be right.':
    'Der Knoten der Chain rechnet mit {0} Einheiten Gas, was nicht stimmen kann.',
  'Nothing was signed. Try again later.': 'Nichts wurde signiert. Versuchen Sie es später erneut.',
  'The gas price “{0}” of the chain list is no number.': 'Der Gaspreis „{0}“ der Chain-Liste ist keine Zahl.',
  'The step {0} is not due: this transfer is {1}.': 'Der Schritt {0} steht nicht an: Dieser Transfer ist {1}.',
  'Take it back where you gave it.': 'Nehmen Sie sie dort zurück, wo Sie sie erteilt haben.',
  'The token does not show the allowance that was just given.': 'Der Token zeigt die eben erteilte Freigabe nicht.',
  'Nothing else was sent. Try again in a moment.': 'Sonst wurde nichts gesendet. Versuchen Sie es gleich noch einmal.',
  'The rest of the way has no quote yet.': 'Der Rest des Weges hat noch kein Angebot.',
  'Ask for one. What has arrived stays where it is.': 'Holen Sie eines ein. Was angekommen ist, bleibt, wo es ist.',
  'This withdrawal has been claimed already.': 'Diese Auszahlung ist schon abgeholt.',
  'The money is at its recipient.': 'Das Geld ist beim Empfänger.',
  'The bridge holds it until its finalization period has passed.': 'Die Brücke hält sie, bis ihre Wartefrist um ist.',
  'The router asks for a transaction of another kind of chain than the one you send from.':
    'Der Router verlangt eine Transaktion einer anderen Art von Chain als der, von der Sie senden.',
  'The coin of a chain knows no allowances.': 'Der eigene Coin einer Chain kennt keine Freigaben.',
  'There is not so much {0} in this account.': 'So viel {0} ist nicht in diesem Konto.',
  'Send a smaller amount.': 'Senden Sie einen kleineren Betrag.',
  'This account does not exist on {0} yet, so it cannot convert what arrives there.':
    'Dieses Konto gibt es auf {0} noch nicht, deshalb kann es nicht umtauschen, was dort ankommt.',
  'Wait up to two minutes if a deposit is on its way, send without the conversion, or make a first small deposit.':
    'Warten Sie bis zu zwei Minuten, falls eine Einzahlung unterwegs ist, senden Sie ohne den Umtausch, oder machen Sie eine erste kleine Einzahlung.',
  'Waybill believes the chain and goes on looking.': 'Waybill glaubt der Chain und sieht weiter nach.',
  'This account does not exist on {0} yet: nothing was ever sent to it.':
    'Dieses Konto gibt es auf {0} noch nicht: An es wurde noch nie etwas gesendet.',
  'Send a small amount to it on {0} first.': 'Senden Sie ihm auf {0} zuerst einen kleinen Betrag.',
  'The chain list names no gas price for {0}.': 'Die Chain-Liste nennt keinen Gaspreis für {0}.',
  'What would be left does not pay the network fee.': 'Was übrig bliebe, reicht nicht für die Netzgebühr.',
  'There is less than {0} {1} in this account.': 'In diesem Konto sind weniger als {0} {1}.',
  'This account’s app on the Ledger cannot sign for {0}.': 'Die App dieses Kontos auf dem Ledger kann nicht für {0} signieren.',
  'Send from an account of the Ethereum app.': 'Senden Sie von einem Konto der Ethereum-App.',
  'Send from an account of the Cosmos app.': 'Senden Sie von einem Konto der Cosmos-App.',
  'Waybill does not know the contract of {0}.': 'Waybill kennt den Vertrag von {0} nicht.',
  'Choose another asset.': 'Wählen Sie ein anderes Asset.',
  'The chain list names no coin that pays fees on {0}.': 'Die Chain-Liste nennt keinen Coin, der auf {0} Gebühren zahlt.',
  '{0} has not taken {1} into a block yet, and this one cannot go before it.':
    '{0} hat {1} noch in keinen Block aufgenommen, und diese kann nicht vorher gehen.',
  'Wait for it, or speed it up where you sent it.': 'Warten Sie darauf, oder beschleunigen Sie es dort, wo Sie es gesendet haben.',
  'Wait for it, speed it up, or cancel it.': 'Warten Sie darauf, beschleunigen Sie es, oder nehmen Sie es zurück.',
  '{0} would refuse this transaction: {1}': '{0} würde diese Transaktion ablehnen: {1}',
  'Nothing was signed.': 'Nichts wurde signiert.',
  'It takes some of the coin of {0}. Send a smaller amount.': 'Sie braucht etwas vom Coin von {0}. Senden Sie einen kleineren Betrag.',
  'The Cosmos app of the Ledger signs no Ethereum transactions.': 'Die Cosmos-App des Ledgers signiert keine Ethereum-Transaktionen.',
  'Waybill {0} still has to convert on this chain, and another transaction would spoil it.':
    'Frachtbrief {0} muss auf dieser Chain noch umtauschen, und eine andere Transaktion würde das verderben.',
  'Wait until it has arrived, or cancel it first.': 'Warten Sie, bis er angekommen ist, oder brechen Sie ihn vorher ab.',
  'Waybill {0} has a transaction under way on the chain where this one is converted.':
    'Frachtbrief {0} hat eine Transaktion auf der Chain unterwegs, auf der dieser umgetauscht wird.',
  'Finish or cancel it first: it would make the conversion fail.':
    'Beenden Sie sie vorher oder brechen Sie sie ab: Sie ließe den Umtausch scheitern.',
  '{0} has taken the transaction into no block yet.': '{0} hat die Transaktion noch in keinen Block aufgenommen.',
  'Its fee may be too low by now: speed it up or cancel it. Waybill goes on looking.':
    'Ihre Gebühr kann inzwischen zu niedrig sein: Beschleunigen Sie sie, oder nehmen Sie sie zurück. Waybill sieht weiter nach.',
  '{0} shows neither a withdrawal nor a packet in this transaction.':
    '{0} zeigt in dieser Transaktion weder eine Auszahlung noch ein Paket.',
  'This account has no address on {0} that the Ledger could sign for.':
    'Dieses Konto hat auf {0} keine Adresse, für die der Ledger signieren könnte.',
  'Enter who receives it, or add an account of the {0} app.': 'Geben Sie ein, wer es erhält, oder fügen Sie ein Konto der {0}-App hinzu.',
  'The router answered with a route that was not asked for.': 'Der Router hat mit einer nicht gefragten Route geantwortet.',
  'The router’s only way leaves by the optimistic bridge and goes on from there.':
    'Der einzige Weg des Routers führt über die optimistische Brücke und von dort weiter.',
  'Move the asset to the L1 first.': 'Bringen Sie das Asset zuerst auf die L1.',
  'Waybill does not know the chain {0}.': 'Waybill kennt die Chain {0} nicht.',
  'This would send the money to where it is.': 'Dies würde das Geld dorthin senden, wo es ist.',
  'Enter who receives it.': 'Geben Sie ein, wer es erhält.',
  'This quote is not held any more.': 'Dieses Angebot gilt nicht mehr.',
  'Ask for a new quote.': 'Holen Sie ein neues Angebot ein.',
  'Enter an amount above zero.': 'Geben Sie einen Betrag über null ein.',
  'The chain may be slow or halted. Waybill goes on looking.{0}':
    'Die Chain ist vielleicht langsam oder steht. Waybill sieht weiter nach.{0}',
  'The chain may be slow or halted. Waybill goes on looking.': 'Die Chain ist vielleicht langsam oder steht. Waybill sieht weiter nach.',
  'A transfer that is {0} cannot take a new quote.': 'Ein Transfer, der {0} ist, kann kein neues Angebot annehmen.',
  'It is not known yet how much has arrived on the way.': 'Noch ist nicht bekannt, wie viel unterwegs angekommen ist.',
  'Waybill keeps looking. Try again in a minute.': 'Waybill sieht weiter nach. Versuchen Sie es in einer Minute erneut.',
  'A block holds this transaction by now, or another with its number (nonce).':
    'Ein Block enthält inzwischen diese Transaktion oder eine andere mit ihrer Nummer (Nonce).',
  'Nothing can take its place any more. Waybill goes on looking.': 'Nichts kann mehr an ihre Stelle treten. Waybill sieht weiter nach.',
  'This route needs transactions that Waybill cannot drive.': 'Diese Route braucht Transaktionen, die Waybill nicht führen kann.',
  'Choose another route.': 'Wählen Sie eine andere Route.',
  'The router now asks for {0} transactions where its quote said {1}.':
    'Der Router verlangt jetzt {0} Transaktionen, wo sein Angebot {1} nannte.',
  'Nothing was signed. Ask for a new quote.': 'Nichts wurde signiert. Holen Sie ein neues Angebot ein.',
  'The quote is too old to build on.': 'Das Angebot ist zu alt, um darauf zu bauen.',
  'Ask for a new one. What was signed and sent so far stays as it is.':
    'Holen Sie ein neues ein. Was bisher signiert und gesendet ist, bleibt, wie es ist.',
  'The chain’s node does not know this account’s last transaction yet.':
    'Der Knoten der Chain kennt die letzte Transaktion dieses Kontos noch nicht.',
  'Nothing was sent. Try again in a moment.': 'Nichts wurde gesendet. Versuchen Sie es gleich noch einmal.',
  'The chain’s node does not take the transaction now: {0}': 'Der Knoten der Chain nimmt die Transaktion gerade nicht an: {0}',
  'Waybill finds out whether it was sent before, and sends the same bytes again while they are valid.':
    'Waybill stellt fest, ob sie schon gesendet wurde, und sendet dieselben Bytes erneut, solange sie gültig sind.',
  'Waybill {0} has an approval for the same token and contract that it has not used yet.':
    'Frachtbrief {0} hat eine Freigabe für dasselbe Token und denselben Vertrag, die er noch nicht verwendet hat.',
  'Finish or cancel it first: a second approval would take the place of the first.':
    'Schließen Sie ihn erst ab oder brechen Sie ihn ab: Eine zweite Freigabe würde die erste ersetzen.',
  'Waybill {0} waits for its block on {1} with the number of this transaction.':
    'Frachtbrief {0} wartet auf {1} mit der Nummer dieser Transaktion auf seinen Block.',
  'Wait for it. Nothing was sent; a new document can be written then.':
    'Warten Sie darauf. Nichts wurde gesendet; danach kann ein neues Dokument geschrieben werden.',
  'Nothing was signed. Renew the quote, then read the new document.':
    'Nichts wurde signiert. Erneuern Sie das Angebot und lesen Sie dann das neue Dokument.',
  'The document to sign was not agreed to.': 'Dem zu signierenden Dokument wurde nicht zugestimmt.',
  'Read it again, then sign.': 'Lesen Sie es noch einmal, dann signieren Sie.',
  'Another transaction of this account has used the number (nonce) of this one.':
    'Eine andere Transaktion dieses Kontos hat die Nummer (Nonce) dieser benutzt.',
  'The transaction that this one was to replace is in a block by now.':
    'Die Transaktion, die diese ersetzen sollte, ist inzwischen in einem Block.',
  'Ask for a new quote. Nothing was sent.': 'Holen Sie ein neues Angebot ein. Nichts wurde gesendet.',
  'No transfer router is set for this network.': 'Für dieses Netz ist kein Router für Transfers eingestellt.',
  'Start Waybill with --router URL.': 'Starten Sie Waybill mit --router URL.',
  'Waybill cannot drive this route.': 'Waybill kann diese Route nicht führen.',
  'This route has a risk that was not agreed to.': 'Diese Route hat ein Risiko, dem nicht zugestimmt wurde.',
  'Read what is asked, then decide again.': 'Lesen Sie, was gefragt wird, und entscheiden Sie dann neu.',
  'The chain list names no executor for withdrawals from {0}.': 'Die Chain-Liste nennt keinen Dienst für Auszahlungen von {0}.',
  'Claim it where you began it.': 'Holen Sie es dort ab, wo Sie es begonnen haben.',
  'The L1 holds no proof of this withdrawal yet.': 'Die L1 hat noch keinen Beweis dieser Auszahlung.',
  'Try again later.': 'Versuchen Sie es später erneut.',
  '{0} tells of a withdrawal that the L1’s output does not prove.':
    '{0} berichtet von einer Auszahlung, die der Stand der L1 nicht beweist.',
  'A transfer that is {0} cannot take the fact {1}.': 'Ein Transfer, der {0} ist, kann den Vorgang {1} nicht aufnehmen.',
  'Another transaction of this account has used the number (sequence) of this one.':
    'Eine andere Transaktion dieses Kontos hat die Nummer (Sequenz) dieser benutzt.',
  'The network asks for more by now than this document offers for its fee.':
    'Das Netz verlangt inzwischen mehr, als dieses Dokument als Gebühr bietet.',
  'The document is too old to be signed: its chain would refuse it.':
    'Das Dokument ist zu alt zum Signieren: Seine Chain würde es ablehnen.',
  'This withdrawal {0}.': 'Diese Auszahlung {0}.',
  'has been claimed already': 'ist schon abgeholt',
  'cannot be claimed yet': 'kann noch nicht abgeholt werden',
  'The router reports that this transfer {0}; {1} does not show it yet.':
    'Der Router meldet, dass dieser Transfer {0}; {1} zeigt das noch nicht.',
  'has come back': 'zurückgekommen ist',
  'has arrived': 'angekommen ist',
  'has failed': 'gescheitert ist',
  'The router offers no way {0} for this.': 'Der Router bietet hierfür keinen Weg {0} an.',
  'through the optimistic bridge': 'über die optimistische Brücke',
  'that is paid out in advance': 'mit Auszahlung im Voraus',
  'Another step of this transfer is under way.': 'Ein anderer Schritt dieses Transfers ist im Gange.',
  'The router’s transaction cannot be read.': 'Die Transaktion des Routers ist nicht lesbar.',
  'There is not so much of it in this account.': 'So viel davon ist nicht in diesem Konto.',
  'a transaction that was not sent by this Waybill': 'eine Transaktion, die nicht dieses Waybill gesendet hat,',
  'Waybill {0}': 'Frachtbrief {0}',
  'This address belongs to nobody: what is sent there is lost.': 'Diese Adresse gehört niemandem: Was dorthin gesendet wird, ist verloren.',
  'Addresses on {0} begin with {1}1.': 'Adressen auf {0} beginnen mit {1}1.',
  'Addresses on {0} begin with 0x.': 'Adressen auf {0} beginnen mit 0x.',
  'The router asks to sign a message of the kind {0}, which Waybill does not know.':
    'Der Router verlangt die Signatur einer Nachricht der Art {0}, die Waybill nicht kennt.',
  'The router’s message of the kind {0} cannot be read.': 'Die Nachricht des Routers der Art {0} ist nicht lesbar.',
  'The router’s message of the kind {0} can be read in two ways.':
    'Die Nachricht des Routers der Art {0} lässt sich auf zwei Weisen lesen.',
  'The router’s message is no valid JSON.': 'Die Nachricht des Routers ist kein gültiges JSON.',
  'The router’s message is no JSON object.': 'Die Nachricht des Routers ist kein JSON-Objekt.',
  'Check who receives it.': 'Prüfen Sie, wer es empfängt.',
  'The same bytes may belong to nobody there.': 'Dieselben Bytes gehören dort vielleicht niemandem.',
  'Ask the recipient for that form.': 'Fragen Sie den Empfänger nach dieser Form.',
  'The quote is too old.': 'Das Angebot ist zu alt.',
}
