// Holds the German texts of the route list: assets to choose from, routes, their advantages, and the questions before the review.
import type { AllWords } from '../../words.ts'
import type { Gate } from '../../../features/transfers/offers/gates.ts'
import type { GateSentences, MoneyGate } from '../../en/transfers/offers.ts'
import { formatDuration, formatShortDate, formatShortDay, plural } from '../format.ts'

type Words = AllWords

/** Texts of the route list. */
export const offerWords: Words['offerWords'] = {
  sendRoute: (chain) => `Direkt auf ${chain}`,
  fewSeconds: 'einige Sekunden',
  lossless: 'Ohne Brückengebühr',
  losslessTitle:
    'Über die eigene Brücke von Initia, die optimistische: Sie erhalten den ganzen Betrag, holen ihn aber nach der Einspruchsfrist selbst ab.',
  goFast: 'Im Voraus ausgezahlt',
  goFastTitle: 'Ein Solver zahlt sofort aus und bekommt es später erstattet: schneller, gegen eine Gebühr.',
  claimAfter: (seconds, now) =>
    seconds >= 86_400 ? `Abholung am ${formatShortDay(now + seconds * 1000)}` : `Abholung nach ${formatDuration(seconds * 1000)}`,
  speedBrings: (soonerSeconds) => `${formatDuration(soonerSeconds * 1000)} früher, aber bis zu`,
  speedCosts: 'weniger als auf der langsameren Route',
  usually: (usualMs, slowestMs, count) =>
    formatDuration(slowestMs) === formatDuration(usualMs)
      ? `${formatDuration(usualMs)}, jeder der letzten ${count}`
      : `meist ${formatDuration(usualMs)}, langsamster von ${count}: ${formatDuration(slowestMs)}`,
  usuallyTitle: (estimate) => `Ihre eigenen letzten Transfers auf diesem Weg. Der Router sagt: ${estimate}.`,
  secondSignature: {
    claim: ', davon eine zum Abholen',
    hook: ': die Berechtigung zum Umwandeln, dann der Transfer',
    legs: ', eine je Etappe',
  },
  whyHook: (chain, symbol) => `Bei der Ankunft wandelt ${chain} es in eigene ${symbol} um. Die erste Signatur erlaubt das, einmal.`,
  mayNeedApproval: 'braucht eventuell erst eine Freigabe',
  questions: 'Bevor es weitergeht',
  routerSays: 'Der Router sagt:',
}

/** Texts of the choice of an asset. */
export const pickerWords: Words['pickerWords'] = {
  again: 'Erneut versuchen',
  assets: 'Assets',
  search: 'Symbol, Name, Denom oder Vertrag',
  searchExample: 'z. B. USDC',
  yourBalance: 'Ihr Guthaben',
  searchChain: 'Chain, Symbol, Name, Denom oder Vertrag',
  searchChainExample: 'Chain oder Asset',
  pressChain: 'Chain wählen: Dasselbe Asset kommt dort an. Oder ein anderes Asset wählen',
  groups: { same: 'Dasselbe Asset', other: 'Andere Assets, falls ein Tausch dorthin führt', noRoute: 'Keine Route bekannt' },
  chosen: 'aktuell',
  noRoute: 'keine Route',
  noRouteTitle: 'Der Router führt dieses Asset nicht oder fand für dieses Paar keine Route.',
  allChains: 'Alle Chains',
  chains: 'Chains zur Auswahl',
  comesFrom: (chain) => `von ${chain}`,
  forms: { ibc: 'über IBC', bridged: 'über die Initia-Brücke' },
  token: (address) => `Token ${address}`,
  signedIn: (app) => {
    if (app === null) return 'keine Ledger-App'
    return app === 'ethereum' ? 'Ethereum-App' : 'Cosmos-App'
  },
  nothing: 'Kein Treffer. Versuchen Sie den Denom oder die Vertragsadresse.',
  routerSilent: 'Die Asset-Liste des Routers ist nicht verfügbar. Angezeigt werden die Assets, die Waybill kennt.',
  found: (count, most) => {
    const found = plural(count, { one: 'Asset', other: 'Assets' })
    return count > most ? `${found}, die ersten ${most} gezeigt` : found
  },
}

/** Titles of the routes by what they do. */
export const routeTitles: Words['routeTitles'] = {
  lossless: 'Initia-Brücke',
  direct: 'Direkt',
  swapOn: (chain) => `Tausch auf ${chain}`,
  straight: (chain) => `Direkt nach ${chain}`,
  through: (chains) => `Über ${chains}`,
  throughWithSwap: (chains) => `Über ${chains}, mit einem Tausch`,
}

/** Names of the ways of a hop. */
export const wayNames: Words['wayNames'] = {
  opinit: 'Initia-Brücke',
  ibc: 'IBC',
  swap: 'Tausch',
  send: 'Senden',
  bridge: 'Brücke',
  unknown: 'unbekannte Brücke',
}

/** @example signatures(1) // '1 Signatur' */
export const signatures: Words['signatures'] = (count) => plural(count, { one: 'Signatur', other: 'Signaturen' })

/** Returns `etwa 1 min`, or that the duration is unknown. */
export const durationText: Words['durationText'] = (seconds) =>
  seconds === null ? 'Dauer unbekannt' : `etwa ${formatDuration(seconds * 1000)}`

/** Writes a share as German does, with a space before the sign: `6 %`. */
function share(text: string | null): string {
  return text?.replace(/\s?%/u, '\u00a0%') ?? 'viel'
}

/** Returns the texts of gates about what the transfer costs or leaves. */
function moneyGateText(kind: MoneyGate, text: string | null): GateSentences {
  switch (kind) {
    case 'intermediateAsset':
      return {
        fact: 'Dafür sind mehrere Transaktionen nötig. Dazwischen liegt an Ihrer eigenen Adresse mindestens:',
        agree: 'Endet der Transfer dort, behalte ich das',
        said: text,
      }
    case 'feesOnTop':
      return {
        fact: 'Der Router verlangt zusätzlich eine Gebühr (mit ihrem Anteil am Betrag):',
        agree: 'Ich akzeptiere diese Gebühr',
        said: text,
      }
    case 'unknownFee':
      return {
        fact: 'Der Router verlangt zusätzlich eine Gebühr. Ohne bekannten Preis kann Waybill ihren Anteil am Betrag nicht nennen:',
        agree: 'Ich akzeptiere diese Gebühr',
        said: text,
      }
    case 'unknownValue':
      return {
        fact: 'Für mindestens ein Asset ist kein Preis bekannt, daher kann Waybill den Kurs nicht prüfen.',
        agree: 'Ich habe den Kurs selbst geprüft',
        said: text,
      }
    case 'valueLoss':
      return {
        fact: `Was ankommt, ist etwa ${share(text)} weniger wert als das, was Sie senden.`,
        agree: 'Ich akzeptiere den Verlust',
        said: null,
      }
    case 'sameAssetLoss':
      return {
        fact: `Dasselbe Asset kommt an, aber ${share(text)} weniger davon.`,
        agree: 'Ich akzeptiere, dass weniger ankommt',
        said: null,
      }
    case 'worseOffer':
      return {
        fact: `Diese Route bringt ${share(text)} weniger als die beste.`,
        agree: 'Ich will trotzdem diese Route',
        said: null,
      }
  }
}

/** Returns the question of a gate, asked before its offer becomes a transfer. */
export const gateText: Words['gateText'] = ({ kind, text, lastSend }, now) => {
  switch (kind) {
    case 'priceImpact':
      return {
        fact: `Ein so großer Tausch verschlechtert Ihren Kurs um etwa ${share(text)}.`,
        agree: 'Ich akzeptiere den schlechteren Kurs',
        said: null,
      }
    case 'badPrice':
      return {
        fact: 'Was ankommt, ist viel weniger wert als das, was Sie senden.',
        agree: 'Ich akzeptiere den Wertverlust',
        said: text,
      }
    case 'lowInfo':
      return { fact: 'Der Wert dieses Transfers ist unbekannt.', agree: 'Ich fahre ohne bekannten Preis fort', said: text }
    case 'unverifiedAsset':
      return {
        fact: 'Dieses Asset steht auf keiner Liste von Waybill. Jeder kann einem Token jeden Namen geben.',
        agree: 'Ich kenne dieses Asset und will es',
        said: text,
      }
    case 'unsignableStop':
      return {
        fact: `Endet der Transfer ${text === null ? 'unterwegs' : `auf ${text}`}, liegt das Geld an einer Adresse, für die Ihr Ledger keine App hat.`,
        agree: 'Ich akzeptiere, dass es dort festliegen könnte',
        said: null,
      }
    case 'newRecipient':
      return { fact: newRecipientText(lastSend, now), agree: 'Ich habe jeden Teil verglichen', said: text }
    default:
      return moneyGateText(kind, text)
  }
}

function newRecipientText(last: Gate['lastSend'], now: number): string {
  if (last === undefined) return 'An diese Adresse haben Sie noch nie gesendet.'
  const { here, there, at, isCopied } = last
  if (isCopied)
    return `An diese Adresse haben Sie mit Waybill noch nie gesendet. Der kopierte Verlauf zeigt eine Zahlung auf ${there} am ${formatShortDate(at, now)}. Verlassen Sie sich nicht allein darauf: Vergleichen Sie jeden Teil der Adresse.`
  return `An diese Adresse haben Sie auf ${here} noch nie gesendet, zuletzt auf ${there} am ${formatShortDate(at, now)}.`
}

/** Names of the advantages of an offer. */
export const meritWords: Words['meritWords'] = {
  fastest: 'Am schnellsten',
  bestReturn: 'Bester Ertrag',
  fewestHands: 'Wenigste Signaturen',
}

/** Explains why one of the routes is unavailable; `why` consists of whole sentences. */
export const refusedTexts: Words['refusedTexts'] = {
  standard: (why) => `Die Standardroute ist nicht verfügbar. ${why}`,
  lossless: (why) => `Die verlustfreie Route ist nicht verfügbar. ${why}`,
  goFast: (why) => `Die schnelle Route ist nicht verfügbar. ${why}`,
}
