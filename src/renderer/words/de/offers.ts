// Words on what is offered: the assets to choose from, the ways there, what each has over the others, and what must be agreed to.
import type { Catalogue } from '../catalogue.ts'
import type { GateSentences, MoneyGate } from '../en/offers.ts'
import { formatDuration, formatShortDay, plural } from './format.ts'

type Words = Catalogue['offers']

export const offerWords: Words['offerWords'] = {
  sendRoute: 'Auf einer Chain, ohne den Router',
  lossless: 'Verlustfrei',
  losslessTitle: 'Reist über die optimistische Brücke: Nichts wird abgezogen, aber es muss abgeholt werden, sobald die Brücke es freigibt.',
  goFast: 'Im Voraus ausgezahlt',
  goFastTitle: 'Jemand anderes zahlt sofort aus und bekommt es später zurück: schneller, gegen eine Gebühr.',
  claimAfter: (seconds, now) =>
    seconds >= 86_400 ? `Abholung am ${formatShortDay(now + seconds * 1000)}` : `Abholung nach ${formatDuration(seconds * 1000)}`,
  mayNeedApproval: 'vorher eine Freigabe, falls noch nicht erteilt',
  questions: 'Bevor es weitergeht',
  routerSays: 'Der Router sagt:',
}

export const pickerWords: Words['pickerWords'] = {
  choose: 'Auswählen',
  again: 'Erneut versuchen',
  assets: 'Assets',
  search: 'Symbol, Name, Denom oder Vertrag',
  allChains: 'Alle Chains',
  chain: 'Chain',
  nothing: 'Nichts passt. Ein Asset lässt sich auch über seinen Denom oder seinen Vertrag finden.',
  routerSilent: 'Die Liste des Routers war nicht lesbar; dies sind die Assets, die Waybill kennt.',
  found: (count, most) => {
    const found = plural(count, { one: 'Asset', other: 'Assets' })
    return count > most ? `${found}, die ersten ${most} gezeigt` : found
  },
}

/** What an offer does, as a title. */
export const routeTitles: Words['routeTitles'] = {
  lossless: 'Über die optimistische Brücke',
  direct: 'Direkt',
  swapOn: (chain) => `Tausch auf ${chain}`,
  straight: (chain) => `Geradewegs nach ${chain}`,
  through: (chains) => `Über ${chains}`,
  throughWithSwap: (chains) => `Über ${chains}, mit einem Tausch`,
}

/** What carries a hop. */
export const wayNames: Words['wayNames'] = {
  opinit: 'optimistische Brücke',
  ibc: 'IBC',
  swap: 'Tausch',
  send: 'einfaches Senden',
  bridge: 'Brücke',
  unknown: 'unbekannter Weg',
}

/** @example signatures(1) // '1 Signatur' */
export const signatures: Words['signatures'] = (count) => plural(count, { one: 'Signatur', other: 'Signaturen' })

/** `etwa 1 min`, or that nobody knows. */
export const durationText: Words['durationText'] = (seconds) =>
  seconds === null ? 'Dauer unbekannt' : `etwa ${formatDuration(seconds * 1000)}`

/** Of gates about what the transfer costs or leaves. */
function moneyGateText(kind: MoneyGate, text: string | null): GateSentences {
  switch (kind) {
    case 'intermediateAsset':
      return {
        fact: 'Dies braucht mehr als eine Transaktion. Dazwischen liegt mindestens so viel an Ihrer eigenen Adresse:',
        agree: 'Diesen Betrag würde ich behalten, wenn ich dort aufhöre',
        said: text,
      }
    case 'feesOnTop':
      return { fact: 'Der Router nimmt eine Gebühr zusätzlich zum Betrag:', agree: 'Ich zahle diese Gebühr', said: text }
    case 'unknownValue':
      return {
        fact: 'Niemand sagt, was dieser Umtausch wert ist; der Kurs lässt sich nicht prüfen.',
        agree: 'Ich habe den Kurs selbst geprüft',
        said: text,
      }
    case 'sameAssetLoss':
      return {
        fact: `Es kommt dasselbe Asset an, aber ${text ?? 'viel'} weniger davon.`,
        agree: 'Ich nehme hin, weniger vom selben Asset zu bekommen',
        said: null,
      }
    case 'worseOffer':
      return {
        fact: `Dieses Angebot bringt ${text ?? 'viel'} weniger als das beste.`,
        agree: 'Ich wähle trotzdem dieses Angebot',
        said: null,
      }
  }
}

/** What is asked before an offer with a gate becomes a transfer. */
export const gateText: Words['gateText'] = ({ kind, text }) => {
  switch (kind) {
    case 'priceImpact':
      return {
        fact: `Dieser Betrag verschiebt den Kurs zu Ihren Ungunsten, um etwa ${text ?? 'einen großen Teil'}.`,
        agree: 'Ich nehme den schlechteren Kurs',
        said: null,
      }
    case 'badPrice':
      return {
        fact: 'Was ankommt, ist viel weniger wert als das, was Sie senden.',
        agree: 'Ich nehme hin, weniger zu bekommen, als es wert ist',
        said: text,
      }
    case 'lowInfo':
      return { fact: 'Niemand konnte sagen, was dies wert ist.', agree: 'Ich mache weiter, ohne den Preis zu kennen', said: text }
    case 'unverifiedAsset':
      return {
        fact: 'Keine mit Waybill gelieferte Liste nennt dieses Asset. Jeder kann einem Asset jeden Namen geben.',
        agree: 'Ich kenne dieses Asset und will es',
        said: text,
      }
    case 'unsignableStop':
      return {
        fact: `Endet die Reise ${text === null ? 'unterwegs' : `auf ${text}`}, liegt das Geld an einer Adresse, für die Ihr Gerät keine App hat.`,
        agree: 'Ich mache weiter und weiß, dass es dort festliegen könnte',
        said: null,
      }
    case 'newRecipient':
      return { fact: 'Sie haben an diese Adresse noch nie etwas gesendet.', agree: 'Ich habe jede Gruppe verglichen', said: text }
    default:
      return moneyGateText(kind, text)
  }
}

/** What an offer has over the others. */
export const meritWords: Words['meritWords'] = {
  fastest: 'Am schnellsten',
  bestReturn: 'Bester Ertrag',
  fewestHands: 'Wenigste Signaturen',
}

/** Why one of the ways cannot be had; `why` is whole sentences. */
export const refusedTexts: Words['refusedTexts'] = {
  standard: (why) => `Der übliche Weg ist gerade nicht zu haben. ${why}`,
  lossless: (why) => `Der verlustfreie Weg ist gerade nicht zu haben. ${why}`,
  goFast: (why) => `Der schnelle Weg ist gerade nicht zu haben. ${why}`,
}
