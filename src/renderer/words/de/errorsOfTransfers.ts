// Translates errors of transfers into German, by their English sentences.

/** Errors of transfers. */
export const errorsOfTransfers: Readonly<Record<string, string>> = {
  'This transfer isn’t in Waybill.': 'Dieser Transfer ist nicht in Waybill.',
  'This transfer has moved on in the meantime.': 'Dieser Transfer ist inzwischen weiter.',
  'Check its current status, then try again.': 'Prüfen Sie den aktuellen Stand und versuchen Sie es erneut.',
  'The node can’t tell whether this transaction was included. It may have been.':
    'Der Knoten kann nicht sagen, ob diese Transaktion aufgenommen wurde. Es ist möglich.',
  'Look up {0} in an explorer before sending again. Waybill keeps checking.':
    'Suchen Sie {0} in einem Explorer, bevor Sie erneut senden. Waybill prüft weiter.',
  'The document to sign doesn’t match the transaction exactly.':
    'Das zu signierende Dokument stimmt nicht genau mit der Transaktion überein.',
  'Nothing was signed. Check for new chains in Settings, or try another route.':
    'Es wurde nichts signiert. Suchen Sie in den Einstellungen nach neuen Chains oder versuchen Sie eine andere Route.',
  'Nothing was signed. Try another route. New contracts are added in new versions of Waybill.':
    'Es wurde nichts signiert. Versuchen Sie eine andere Route. Neue Verträge kommen mit neuen Versionen von Waybill.',
  'Nothing was signed. Try another route.': 'Es wurde nichts signiert. Versuchen Sie eine andere Route.',
  'The stored document can’t be read.': 'Das gespeicherte Dokument ist nicht lesbar.',
  'The node estimates {0} gas, which can’t be right.': 'Der Knoten schätzt {0} Gas, was nicht stimmen kann.',
  'Nothing was signed. Try again later.': 'Es wurde nichts signiert. Versuchen Sie es später erneut.',
  'The gas price “{0}” in the chain list isn’t a number.': 'Der Gaspreis „{0}“ in der Chain-Liste ist keine Zahl.',
  'The step {0} isn’t due: this transfer is {1}.': 'Der Schritt {0} steht nicht an: Dieser Transfer ist {1}.',
  'Revoke it where you approved it.': 'Widerrufen Sie sie dort, wo Sie sie erteilt haben.',
  'The token doesn’t show the new allowance yet.': 'Der Token zeigt die neue Freigabe noch nicht.',
  'Nothing else was sent. Try again in a moment.': 'Sonst wurde nichts gesendet. Versuchen Sie es gleich noch einmal.',
  'The rest of this route needs a new quote.': 'Der Rest dieser Route braucht ein neues Angebot.',
  'Get a new quote. The funds that arrived stay where they are.': 'Holen Sie ein neues Angebot ein. Was angekommen ist, bleibt, wo es ist.',
  'This withdrawal has already been claimed.': 'Diese Auszahlung wurde bereits abgeholt.',
  'The recipient has the funds.': 'Der Empfänger hat das Geld.',
  'It can be claimed after the challenge period.': 'Sie kann nach der Wartefrist abgeholt werden.',
  'The router’s transaction is for a different type of chain.': 'Die Transaktion des Routers ist für eine andere Art von Chain.',
  'Locked rewards go to your own address, so claim them separately.':
    'Erträge gesperrter Stakes gehen an Ihre eigene Adresse, holen Sie sie deshalb getrennt ab.',
  'Claim each of them from Staking.': 'Holen Sie sie einzeln unter „Staking“ ab.',
  'Rewards are paid out to another address, so they can’t be staked again.':
    'Die Erträge werden an eine andere Adresse ausgezahlt und können deshalb nicht wieder gestakt werden.',
  'Claim them, and stake from that address.': 'Holen Sie sie ab und staken Sie von jener Adresse aus.',
  'The rewards are less than shown: they were claimed in the meantime.':
    'Die Erträge sind kleiner als gezeigt: Sie wurden inzwischen abgeholt.',
  'Check again.': 'Prüfen Sie erneut.',
  'There are no rewards to claim from these validators.': 'Bei diesen Validatoren gibt es nichts abzuholen.',
  'This lock doesn’t hold what is shown any more: it was changed in the meantime.':
    'In dieser Sperre liegt nicht mehr, was hier steht: Sie wurde inzwischen geändert.',
  'Start again from Staking.': 'Beginnen Sie noch einmal unter „Staking“.',
  'This lock isn’t there any more: it was extended or unstaked in the meantime.':
    'Diese Sperre gibt es nicht mehr: Sie wurde inzwischen verlängert oder aufgelöst.',
  'Your locked stakes have no rewards to claim.': 'Ihre gesperrten Stakes haben keine Erträge abzuholen.',
  'Less is left to withdraw than shown: it was withdrawn in the meantime.':
    'Es ist weniger abzuheben als angezeigt: Inzwischen wurde etwas abgehoben.',
  'These stages can’t be claimed any more: they were claimed in the meantime.':
    'Diese Stages lassen sich nicht mehr abholen: Sie wurden inzwischen abgeholt.',
  'Stage {0} can’t be claimed yet.': 'Stage {0} lässt sich noch nicht abholen.',
  'The score that the VIP service names for stage {0} isn’t the one on the chain.':
    'Der Score, den der VIP-Dienst für Stage {0} nennt, ist nicht der auf der Chain.',
  'The proof that the VIP service sent is longer than a Ledger can show.':
    'Der Beweis des VIP-Diensts ist länger, als ein Ledger zeigen kann.',
  'No gauge votes are open on {0}.': 'Auf {0} läuft keine VIP-Abstimmung.',
  'Voting in this cycle has ended in the meantime.': 'Die Abstimmung in diesem Zyklus ist inzwischen vorbei.',
  'This account has no voting power. Staked, locked and vesting INIT counts.':
    'Dieses Konto hat keine Stimmkraft. Es zählt gestaktes, gesperrtes und nach und nach frei werdendes INIT.',
  'No lock staking module is known on {0}.': 'Auf {0} ist kein Modul für gesperrte Stakes bekannt.',
  '{0} sent no address for a name.': '{0} hat für einen Namen keine Adresse geschickt.',
  'The price for {0} has changed.': 'Der Preis für {0} hat sich geändert.',
  '{0} was extended in the meantime.': '{0} wurde inzwischen verlängert.',
  '{0} doesn’t belong to this account.': '{0} gehört nicht diesem Konto.',
  'Extend it again from Accounts.': 'Verlängern Sie ihn noch einmal unter „Konten“.',
  '{0} isn’t registered.': '{0} ist nicht registriert.',
  '{0} has ended, and can’t be extended any more.': '{0} ist abgelaufen und lässt sich nicht mehr verlängern.',
  'Anybody can register it again.': 'Jeder kann ihn neu registrieren.',
  'No chain of this network keeps names.': 'Keine Chain dieses Netzwerks führt Namen.',
  'Enter an address.': 'Geben Sie eine Adresse ein.',
  '{0} doesn’t lead to an address.': '{0} führt zu keiner Adresse.',
  'Check the spelling, or ask for the address.': 'Prüfen Sie die Schreibweise oder fragen Sie nach der Adresse.',
  '{0} leads to a contract, not to an account.': '{0} führt zu einem Vertrag, nicht zu einem Konto.',
  '{0} leads to an address that goes by another name.': '{0} führt zu einer Adresse, die einen anderen Namen trägt.',
  'Ask for the address.': 'Fragen Sie nach der Adresse.',
  'Native coins don’t have allowances.': 'Native Coins haben keine Freigaben.',
  'This account doesn’t have enough {0}.': 'Dieses Konto hat nicht genug {0}.',
  'Send a smaller amount.': 'Senden Sie einen kleineren Betrag.',
  'This account isn’t on {0} yet, so it can’t convert what arrives there.':
    'Dieses Konto gibt es auf {0} noch nicht, deshalb kann es nicht umwandeln, was dort ankommt.',
  'If a deposit is on its way, wait up to two minutes. Otherwise send without converting, or make a small deposit first.':
    'Ist eine Einzahlung unterwegs, warten Sie bis zu zwei Minuten. Sonst senden Sie ohne Umwandlung oder machen Sie zuerst eine kleine Einzahlung.',
  'Waybill trusts the chain and keeps checking.': 'Waybill richtet sich nach der Chain und prüft weiter.',
  'This account isn’t on {0} yet: it has never received anything.':
    'Dieses Konto gibt es auf {0} noch nicht: Es hat noch nie etwas erhalten.',
  'Send it a small amount on {0} first.': 'Senden Sie ihm auf {0} zuerst einen kleinen Betrag.',
  'The chain list has no gas price for {0}.': 'Die Chain-Liste hat keinen Gaspreis für {0}.',
  'The remaining balance doesn’t cover the network fee.': 'Das restliche Guthaben reicht nicht für die Netzgebühr.',
  'This account has less than {0} {1}.': 'Dieses Konto hat weniger als {0} {1}.',
  'This account’s Ledger app can’t sign for {0}.': 'Die Ledger-App dieses Kontos kann nicht für {0} signieren.',
  'Send from an Ethereum app account.': 'Senden Sie von einem Konto der Ethereum-App.',
  'Send from a Cosmos app account.': 'Senden Sie von einem Konto der Cosmos-App.',
  'The contract of {0} isn’t known.': 'Der Vertrag von {0} ist nicht bekannt.',
  'Choose another asset.': 'Wählen Sie ein anderes Asset.',
  'The chain list has no fee coin for {0}.': 'Die Chain-Liste hat keinen Gebühren-Coin für {0}.',
  '{0} hasn’t included {1} yet, and this transaction can’t go ahead of it.':
    '{0} hat {1} noch nicht in einen Block aufgenommen, und diese Transaktion kann sie nicht überholen.',
  'Wait for it, or speed it up where you sent it.': 'Warten Sie darauf oder beschleunigen Sie sie dort, wo Sie sie gesendet haben.',
  'Wait for it, speed it up or cancel it.': 'Warten Sie darauf, beschleunigen Sie sie oder brechen Sie sie ab.',
  '{0} would reject this transaction: {1}': '{0} würde diese Transaktion ablehnen: {1}',
  'the token returned false': 'das Token meldet einen Fehlschlag',
  'Nothing was signed.': 'Es wurde nichts signiert.',
  'The fee is paid in {0}’s coin. Send a smaller amount.': 'Die Gebühr wird im Coin von {0} gezahlt. Senden Sie einen kleineren Betrag.',
  'The Cosmos app can’t sign Ethereum transactions.': 'Die Cosmos-App kann keine Ethereum-Transaktionen signieren.',
  'Transfer {0} still has to convert on this chain; another transaction would make it fail.':
    'Transfer {0} muss auf dieser Chain noch umwandeln; eine andere Transaktion ließe das scheitern.',
  'Wait until it arrives, or cancel it first.': 'Warten Sie, bis er angekommen ist, oder brechen Sie ihn vorher ab.',
  'Transfer {0} has a pending transaction on the chain where this one converts.':
    'Transfer {0} hat eine ausstehende Transaktion auf der Chain, auf der dieser umwandelt.',
  'Finish or cancel it first, or the conversion will fail.':
    'Schließen Sie ihn vorher ab oder brechen Sie ihn ab, sonst scheitert die Umwandlung.',
  '{0} hasn’t included the transaction yet.': '{0} hat die Transaktion noch nicht in einen Block aufgenommen.',
  'Its fee may be too low now: speed it up or cancel it. Waybill keeps checking.':
    'Ihre Gebühr ist jetzt vielleicht zu niedrig: Beschleunigen Sie sie oder brechen Sie sie ab. Waybill prüft weiter.',
  '{0} shows no withdrawal or packet in this transaction.': '{0} zeigt in dieser Transaktion weder eine Auszahlung noch ein Paket.',
  'This account has no address on {0} that your Ledger can sign for.':
    'Dieses Konto hat auf {0} keine Adresse, für die Ihr Ledger signieren kann.',
  'Enter a recipient, or add a {0} app account.': 'Geben Sie einen Empfänger ein oder fügen Sie ein Konto der {0}-App hinzu.',
  'The router returned a different route from the one requested.': 'Der Router hat eine andere Route als die angefragte zurückgegeben.',
  'The router’s only route continues after the optimistic bridge.':
    'Die einzige Route des Routers geht nach der optimistischen Brücke noch weiter.',
  'Move the asset to the L1 first.': 'Bringen Sie das Asset zuerst auf die L1.',
  'The chain {0} isn’t in the chain list.': 'Die Chain {0} steht nicht in der Chain-Liste.',
  'The recipient is the sending account itself.': 'Der Empfänger ist das sendende Konto selbst.',
  'Enter a recipient.': 'Geben Sie einen Empfänger ein.',
  'This quote is no longer available.': 'Dieses Angebot ist nicht mehr verfügbar.',
  'Get a new quote.': 'Holen Sie ein neues Angebot ein.',
  'Enter an amount above zero.': 'Geben Sie einen Betrag über null ein.',
  'The chain may be slow or halted. Waybill keeps checking. It can’t be included after block {0}.':
    'Die Chain ist vielleicht langsam oder steht. Waybill prüft weiter. Nach Block {0} kann sie nicht mehr aufgenommen werden.',
  'The chain may be slow or halted. Waybill keeps checking.': 'Die Chain ist vielleicht langsam oder steht. Waybill prüft weiter.',
  'A transfer that is {0} can’t take a new quote.': 'Ein Transfer im Stand {0} kann kein neues Angebot annehmen.',
  'It isn’t known yet how much arrived at the last stop.': 'Noch ist nicht bekannt, wie viel an der letzten Station angekommen ist.',
  'Waybill keeps checking. Try again in a minute.': 'Waybill prüft weiter. Versuchen Sie es in einer Minute erneut.',
  'This transaction, or another with the same nonce, has been included.':
    'Diese Transaktion oder eine andere mit derselben Nonce wurde aufgenommen.',
  'It can no longer be replaced. Waybill keeps checking.': 'Sie kann nicht mehr ersetzt werden. Waybill prüft weiter.',
  'This route needs transactions that Waybill can’t make.': 'Diese Route braucht Transaktionen, die Waybill nicht ausführen kann.',
  'Choose another route.': 'Wählen Sie eine andere Route.',
  'The router now needs {0} transactions; its quote said {1}.': 'Der Router braucht jetzt {0} Transaktionen; im Angebot waren es {1}.',
  'Nothing was signed. Get a new quote.': 'Es wurde nichts signiert. Holen Sie ein neues Angebot ein.',
  'The quote expired.': 'Das Angebot ist abgelaufen.',
  'Get a new one. Anything already signed or sent isn’t affected.':
    'Holen Sie ein neues ein. Bereits Signiertes und Gesendetes bleibt unberührt.',
  'The node doesn’t have this account’s last transaction yet.': 'Der Knoten hat die letzte Transaktion dieses Kontos noch nicht.',
  'Nothing was sent. Try again in a moment.': 'Es wurde nichts gesendet. Versuchen Sie es gleich noch einmal.',
  'The node isn’t accepting the transaction right now: {0}': 'Der Knoten nimmt die Transaktion gerade nicht an: {0}',
  'Waybill checks whether it already went through, and resends it while it’s valid.':
    'Waybill prüft, ob sie schon angekommen ist, und sendet sie erneut, solange sie gültig ist.',
  'Transfer {0} has an unused approval for the same token and contract.':
    'Transfer {0} hat eine unbenutzte Freigabe für denselben Token und Vertrag.',
  'Finish or cancel it first: a second approval would replace the first.':
    'Schließen Sie ihn vorher ab oder brechen Sie ihn ab: Eine zweite Freigabe würde die erste ersetzen.',
  'Transfer {0} is pending on {1} with the same nonce.': 'Transfer {0} steht auf {1} mit derselben Nonce noch aus.',
  'Nothing was sent. Wait for it, then try again.': 'Es wurde nichts gesendet. Warten Sie darauf und versuchen Sie es dann erneut.',
  'Nothing was signed. Renew the quote, then review the new transaction.':
    'Es wurde nichts signiert. Erneuern Sie das Angebot und prüfen Sie dann die neue Transaktion.',
  'The document to sign wasn’t approved in the review.': 'Das zu signierende Dokument wurde in der Prüfung nicht bestätigt.',
  'Review it again, then sign.': 'Prüfen Sie es erneut und signieren Sie dann.',
  'Another transaction from this account used the same nonce.': 'Eine andere Transaktion dieses Kontos hat dieselbe Nonce benutzt.',
  'The transaction this one would replace has already been included.':
    'Die Transaktion, die diese ersetzen sollte, wurde bereits aufgenommen.',
  'Get a new quote. Nothing was sent.': 'Holen Sie ein neues Angebot ein. Es wurde nichts gesendet.',
  'No router is set for this network.': 'Für dieses Netz ist kein Router eingestellt.',
  'Restart Waybill with --router URL.': 'Starten Sie Waybill mit --router URL neu.',
  'Waybill can’t make this transfer.': 'Waybill kann diesen Transfer nicht ausführen.',
  'This route has a risk you haven’t accepted.': 'Diese Route hat ein Risiko, das Sie nicht akzeptiert haben.',
  'Read the warning, then try again.': 'Lesen Sie die Warnung und versuchen Sie es erneut.',
  'The chain list has no executor for withdrawals from {0}.': 'Die Chain-Liste hat keinen Dienst für Auszahlungen von {0}.',
  'Claim it where you started it.': 'Holen Sie sie dort ab, wo Sie sie gestartet haben.',
  'The L1 doesn’t have proof of this withdrawal yet.': 'Die L1 hat noch keinen Beweis dieser Auszahlung.',
  'Try again later.': 'Versuchen Sie es später erneut.',
  '{0} reports a withdrawal that the L1 doesn’t prove.': '{0} meldet eine Auszahlung, die die L1 nicht beweist.',
  'A transfer that is {0} can’t accept the step {1}.': 'Ein Transfer im Stand {0} kann den Schritt {1} nicht annehmen.',
  'Another transaction from this account used the same sequence number.':
    'Eine andere Transaktion dieses Kontos hat dieselbe Sequenznummer benutzt.',
  'The network fee has risen above what this transaction offers.': 'Die Netzgebühr ist über das gestiegen, was diese Transaktion bietet.',
  'This transaction is too old to sign: the chain would reject it.':
    'Diese Transaktion ist zu alt zum Signieren: Die Chain würde sie ablehnen.',
  'This withdrawal can’t be claimed yet.': 'Diese Auszahlung kann noch nicht abgeholt werden.',
  'According to the router this transfer {0}, but {1} doesn’t show it yet.':
    'Laut Router ist dieser Transfer {0}, aber {1} zeigt es noch nicht.',
  'was refunded': 'zurückgezahlt',
  'has arrived': 'angekommen',
  'has failed': 'fehlgeschlagen',
  'The router has no route {0} for this transfer.': 'Der Router hat für diesen Transfer keine Route {0}.',
  'through the optimistic bridge': 'über die optimistische Brücke',
  'with fast payout': 'mit schneller Auszahlung',
  'Another step of this transfer is in progress.': 'Ein anderer Schritt dieses Transfers läuft gerade.',
  'The router’s transaction can’t be read.': 'Die Transaktion des Routers ist nicht lesbar.',
  'This account doesn’t have that much.': 'Dieses Konto hat nicht so viel.',
  'a transaction sent from elsewhere': 'eine anderswo gesendete Transaktion',
  'transfer {0}': 'Transfer {0}',
  'Nobody controls this address: anything sent there is lost.': 'Diese Adresse gehört niemandem: Was dorthin gesendet wird, ist verloren.',
  'Addresses on {0} start with {1}1.': 'Adressen auf {0} beginnen mit {1}1.',
  'Addresses on {0} start with 0x.': 'Adressen auf {0} beginnen mit 0x.',
  'Names ending in .init don’t work on {0}.': 'Namen mit der Endung .init gelten nicht auf {0}.',
  'Ask the recipient for their address there.': 'Fragen Sie den Empfänger nach der Adresse dort.',
  'The router wants an unknown message type signed: {0}.': 'Der Router verlangt die Signatur eines unbekannten Nachrichtentyps: {0}.',
  'The router’s {0} message can’t be read.': 'Die {0}-Nachricht des Routers ist nicht lesbar.',
  'The router’s {0} message is ambiguous.': 'Die {0}-Nachricht des Routers ist mehrdeutig.',
  'The router’s message isn’t valid JSON.': 'Die Nachricht des Routers ist kein gültiges JSON.',
  'The router’s message isn’t a JSON object.': 'Die Nachricht des Routers ist kein JSON-Objekt.',
  'Check the recipient.': 'Prüfen Sie den Empfänger.',
  'Nobody may control the same bytes there.': 'Dieselben Bytes gehören dort vielleicht niemandem.',
  'Ask the recipient for their 0x address.': 'Fragen Sie den Empfänger nach seiner 0x-Adresse.',
}
