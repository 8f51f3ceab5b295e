// Why a message is not put before the device, in German by its English sentence. What a message holds stands in quotes, as it came.

export const errorsOfGuard: Readonly<Record<string, string>> = {
  'The message does not do what was asked: {0} is {1} instead of {2}.': 'Die Nachricht tut nicht, was verlangt war. {0}: {1} statt {2}.',
  'the chain': 'Die Chain',
  'the signer': 'Der Signierer',
  'the sender': 'Der Absender',
  'the message': 'Die Nachricht',
  'the asset': 'Das Asset',
  'the amount': 'Der Betrag',
  'the least': 'Was mindestens ankommt',
  'the recipient': 'Der Empfänger',
  'the bridge': 'Die Brücke',
  'the fee': 'Die Gebühr',
  'the timeout': 'Wann sie aufgibt',
  'the memo': 'Das Memo',
  'the hook': 'Der Hook',
  'the contract': 'Der Vertrag',
  'the function': 'Die Funktion',
  'the spender': 'Der Berechtigte',
  'the allowance': 'Die Freigabe',
  'the value': 'Die mitgesandten Coins',
  'the gas': 'Das Gaslimit',
  'the forward': 'Wer es weiterreicht',
  'the recovery': 'Wohin es zurückkommt',
  'the withdrawal': 'Die Auszahlung',
  'the result': 'Was ankommt',
  'the caller': 'Wer zustellen darf',
  nothing: 'nichts',
  '“{0}”': '„{0}“',
  'an address of yours': 'eine Ihrer Adressen',
  'no callback': 'kein Rückruf',
  'no token': 'kein Token',
  'at most 168h': 'höchstens 168h',
  'at most {0}': 'höchstens {0}',
  'by {0}': 'bis {0}',
  'The message is of the kind {0}, which no transfer needs.': 'Die Nachricht ist von der Art {0}, die kein Transfer braucht.',
  'There are {0} messages to sign in one transaction where one is expected.':
    'In einer Transaktion stehen {0} Nachrichten zum Signieren, wo eine erwartet wird.',
  'On {0} an approval was to be signed, and the call pays instead.':
    'Auf {0} war eine Freigabe zu signieren, und der Aufruf zahlt stattdessen.',
  'The approval is for the contract {0} on {1}, which the chain list does not name.':
    'Die Freigabe gilt dem Vertrag {0} auf {1}, den die Chain-Liste nicht nennt.',
  'The chain list names no Ethereum number for {0}.': 'Die Chain-Liste nennt keine Ethereum-Nummer für {0}.',
  'The transaction goes to no address: it would make a contract.':
    'Die Transaktion geht an keine Adresse: Sie würde einen Vertrag anlegen.',
  'The transaction needs {0} approvals where one asset is sent.': 'Die Transaktion braucht {0} Freigaben, wo ein Asset gesendet wird.',
  'The hook calls {0} where it was to convert what arrives.': 'Der Hook ruft {0} auf, wo er umtauschen sollte, was ankommt.',
  'The hook holds a message of the kind {0}, which no hook needs.': 'Der Hook enthält eine Nachricht der Art {0}, die kein Hook braucht.',
  'The hook does not say how much it converts.': 'Der Hook sagt nicht, wie viel er umtauscht.',
  'The number of messages in the hook is {0}, where an approval and a conversion are expected.':
    'Die Zahl der Nachrichten im Hook ist {0}; erwartet werden eine Freigabe und ein Umtausch.',
  'The hook pays somebody before it converts.': 'Der Hook zahlt an jemanden, bevor er umtauscht.',
  'The quote names nothing that a hook could turn into what was asked for.':
    'Das Angebot nennt nichts, was ein Hook in das Verlangte umtauschen könnte.',
  'The arguments of the call ({0}) cannot be read.': 'Die Argumente des Aufrufs ({0}) sind nicht lesbar.',
  'The call carries bytes behind its arguments.': 'Der Aufruf trägt Bytes hinter seinen Argumenten.',
  'The call’s data is no hex.': 'Die Daten des Aufrufs sind kein Hex.',
  'The message calls a function ({0}) that Waybill does not know.': 'Die Nachricht ruft eine Funktion ({0}) auf, die Waybill nicht kennt.',
  'The call does not say how much it takes.': 'Der Aufruf sagt nicht, wie viel er nimmt.',
  'The message lets the contract {0} on {1} take money, which the chain list does not name.':
    'Die Nachricht erlaubt dem Vertrag {0} auf {1}, Geld zu nehmen; die Chain-Liste nennt ihn nicht.',
  'The message lacks a field, or has one that is not known: {0}.':
    'Der Nachricht fehlt ein Feld, oder sie hat eines, das nicht bekannt ist: {0}.',
  'A deposit begins on the L1, and not on {0}.': 'Eine Einzahlung beginnt auf der L1 und nicht auf {0}.',
  'Nothing can be withdrawn from {0} to {1} through the optimistic bridge.':
    'Über die optimistische Brücke lässt sich nichts von {0} nach {1} auszahlen.',
  'The chain list names no bridge to {0}.': 'Die Chain-Liste nennt keine Brücke nach {0}.',
  'The chain list names no channel from {0} to {1}.': 'Die Chain-Liste nennt keinen Kanal von {0} nach {1}.',
  'The message calls the contract {0} on {1}, which the chain list does not name.':
    'Die Nachricht ruft den Vertrag {0} auf {1} auf, den die Chain-Liste nicht nennt.',
  'The message pays out on {0}, before the end of the way.': 'Die Nachricht zahlt auf {0} aus, vor dem Ende des Weges.',
  'The message sends the money on from {0}, where the way ends.': 'Die Nachricht sendet das Geld von {0} weiter, wo der Weg endet.',
  'The message uses a bridge in the middle of the way, where it cannot be checked.':
    'Die Nachricht benutzt mitten auf dem Weg eine Brücke, wo sie sich nicht prüfen lässt.',
  'The message withdraws through the optimistic bridge, which takes days, and the fast way was asked for.':
    'Die Nachricht zahlt über die optimistische Brücke aus, was Tage dauert, und verlangt war der schnelle Weg.',
  'The message exchanges the money, which the quote did not speak of.':
    'Die Nachricht tauscht das Geld um, wovon das Angebot nicht gesprochen hat.',
  'The chain list does not name {0}, so nothing that happens there can be checked.':
    'Die Chain-Liste nennt {0} nicht, deshalb lässt sich nichts prüfen, was dort geschieht.',
  'The quote’s route ends on {0} and not on {1}.': 'Der Weg des Angebots endet auf {0} und nicht auf {1}.',
  'The quote’s route has a gap between {0} and {1}.': 'Der Weg des Angebots hat eine Lücke zwischen {0} und {1}.',
  'The quote’s steps do not add up to one transaction.': 'Die Schritte des Angebots ergeben nicht eine Transaktion.',
  'The quote’s steps do not add up to {0} transactions.': 'Die Schritte des Angebots ergeben nicht {0} Transaktionen.',
  'The quote does not say what is left between its transactions.':
    'Das Angebot sagt nicht, was zwischen seinen Transaktionen liegen bleibt.',
  'The quote names no transaction.': 'Das Angebot nennt keine Transaktion.',
  'The router’s fee is larger than the amount that is sent.': 'Die Gebühr des Routers ist höher als der gesendete Betrag.',
  'One transaction of this route would leave {0} on {1}, which the chain list does not name.':
    'Eine Transaktion dieses Weges würde {0} auf {1} lassen, was die Chain-Liste nicht nennt.',
  'The route exchanges into {0}, which the chain list does not name.': 'Der Weg tauscht in {0} um, was die Chain-Liste nicht nennt.',
  'The chain list does not say where {0} on {1} comes from, so what arrives cannot be computed.':
    'Die Chain-Liste sagt nicht, woher {0} auf {1} kommt; was ankommt, lässt sich deshalb nicht berechnen.',
  'The chain list does not pair the channels of {0} and {1}.': 'Die Chain-Liste ordnet die Kanäle von {0} und {1} einander nicht zu.',
  '{0} is no asset that the optimistic bridge brought from {1}.': '{0} ist kein Asset, das die optimistische Brücke von {1} gebracht hat.',
  'The call pays out more than it takes.': 'Der Aufruf zahlt mehr aus, als er nimmt.',
  'The call takes a fixed amount of what an exchange yields, so the rest would stay behind.':
    'Der Aufruf nimmt einen festen Betrag von dem, was ein Umtausch ergibt; der Rest bliebe liegen.',
  'The chain list names no wrapped form of {0} on {1}.': 'Die Chain-Liste nennt keine verpackte Form von {0} auf {1}.',
  'The call says that {0} has {1} decimals, which the chain list does not.':
    'Der Aufruf sagt, {0} habe {1} Dezimalstellen; die Chain-Liste sagt etwas anderes.',
  'The chain list does not say what {0} on {1} is made of.': 'Die Chain-Liste sagt nicht, woraus {0} auf {1} gemacht ist.',
  'The amount has more decimals than its bridged form, so it cannot be converted.':
    'Der Betrag hat mehr Dezimalstellen als seine überbrückte Form und lässt sich deshalb nicht umwandeln.',
  'A hook cannot convert what an exchange yields, since it names a fixed amount.':
    'Ein Hook kann nicht umwandeln, was ein Umtausch ergibt, denn er nennt einen festen Betrag.',
  'The burn waits for a finality of {0}, which does not exist.': 'Die Verbrennung wartet auf eine Endgültigkeit {0}, die es nicht gibt.',
  'This transaction would leave the money on {0}, where no address of yours is named.':
    'Diese Transaktion würde das Geld auf {0} lassen, wo keine Ihrer Adressen genannt ist.',
  'The memo asks for several things at once: {0}.': 'Das Memo verlangt mehreres auf einmal: {0}.',
  'The memo asks for {0}, which Waybill does not know.': 'Das Memo verlangt {0}, was Waybill nicht kennt.',
  'The memo calls a contract in a way that {0} does not run.': 'Das Memo ruft einen Vertrag auf eine Weise auf, die {0} nicht ausführt.',
  'The memo is no JSON object.': 'Das Memo ist kein JSON-Objekt.',
  'The memo is no JSON, or says the same thing twice.': 'Das Memo ist kein JSON oder sagt dasselbe zweimal.',
  'The memo sends coins along with its call.': 'Das Memo sendet mit seinem Aufruf Coins mit.',
  'The memo’s part {0} cannot be read: {1}.': 'Der Teil {0} des Memos ist nicht lesbar: {1}.',
  'The memo’s part “orbiter” cannot be read: {0}.': 'Der Teil „orbiter“ des Memos ist nicht lesbar: {0}.',
  'The fees take everything that arrives.': 'Die Gebühren nehmen alles, was ankommt.',
  'After the exchange the message calls something that Waybill does not know (action {0}).':
    'Nach dem Umtausch ruft die Nachricht etwas auf, das Waybill nicht kennt (Aktion {0}).',
  'The call of {0} has type arguments, which Waybill does not know.': 'Der Aufruf von {0} hat Typargumente, die Waybill nicht kennt.',
  'The exchange takes something else than the call brings.': 'Der Umtausch nimmt etwas anderes, als der Aufruf mitbringt.',
  'The call burns something else than the exchange yields.': 'Der Aufruf verbrennt etwas anderes, als der Umtausch ergibt.',
  'The exchange does not say what it exchanges.': 'Der Umtausch sagt nicht, was er umtauscht.',
  'The exchange takes as much as it needs instead of an exact amount.':
    'Der Umtausch nimmt, so viel er braucht, statt eines genauen Betrags.',
  'The message calls {0}, whose arguments Waybill cannot read.': 'Die Nachricht ruft {0} auf, dessen Argumente Waybill nicht lesen kann.',
  'The exchange asks for no least yield.': 'Der Umtausch verlangt keinen Mindestbetrag.',
  'The message exchanges what another exchange or a fee that the quote does not name leaves, so no least protects what lies between.':
    'Die Nachricht tauscht um, was ein anderer Umtausch oder eine Gebühr, die das Angebot nicht nennt, übrig lässt; also schützt kein Mindestbetrag, was dazwischen liegt.',
  'The exchange does not say where it trades what.': 'Der Umtausch sagt nicht, wo er was handelt.',
  'Waybill does not know where the exchange trades ({0}).': 'Waybill kennt den Handelsplatz des Umtauschs nicht ({0}).',
  'The exchange does not name one pool for each of its steps.': 'Der Umtausch nennt nicht für jeden seiner Schritte einen Pool.',
  'The memo’s call sends the money on, and what came back would be lost.':
    'Der Aufruf im Memo schickt das Geld weiter, und was zurückkäme, ginge verloren.',
  'The message exchanges in the pair {0} on {1}, which the chain list does not name.':
    'Die Nachricht tauscht im Paar {0} auf {1} um, das die Chain-Liste nicht nennt.',
  'The pair does not trade what is sent.': 'Das Paar handelt nicht mit dem, was gesendet wird.',
  'Argument {0} of {1} cannot be read.': 'Argument {0} von {1} ist nicht lesbar.',
  'The call of {0} has {1} arguments instead of {2}.': 'Der Aufruf von {0} hat {1} Argumente statt {2}.',
  'The message calls {0} with JSON, which Waybill cannot read.': 'Die Nachricht ruft {0} mit JSON auf, das Waybill nicht lesen kann.',
  'There are two payments in one transaction where one is expected.': 'In einer Transaktion stehen zwei Zahlungen, wo eine erwartet wird.',
  'There are {0} calls in one transaction where one is expected.': 'In einer Transaktion stehen {0} Aufrufe, wo einer erwartet wird.',
  'The transfer gives up at a height of the other chain, which cannot be checked.':
    'Die Übertragung gibt bei einer Höhe der anderen Chain auf, was sich nicht prüfen lässt.',
  'The arguments of {0} cannot be read: {1}.': 'Die Argumente von {0} sind nicht lesbar: {1}.',
  'The call of the contract names several functions at once.': 'Der Aufruf des Vertrags nennt mehrere Funktionen auf einmal.',
  'The exchange gives a share to somebody else.': 'Der Umtausch gibt jemand anderem einen Anteil.',
  'The message calls the function {0} of a contract, which Waybill does not know.':
    'Die Nachricht ruft die Funktion {0} eines Vertrags auf, die Waybill nicht kennt.',
  'The call of the contract is no JSON object.': 'Der Aufruf des Vertrags ist kein JSON-Objekt.',
  'The call of the contract is no JSON, or says the same thing twice.': 'Der Aufruf des Vertrags ist kein JSON oder sagt dasselbe zweimal.',
  'The message calls a function of a token contract that no transfer needs.':
    'Die Nachricht ruft eine Funktion eines Tokenvertrags auf, die kein Transfer braucht.',
  'The message sends no coins with its call, so it does not do what was asked.':
    'Die Nachricht sendet mit ihrem Aufruf keine Coins, also tut sie nicht, was verlangt war.',
}
