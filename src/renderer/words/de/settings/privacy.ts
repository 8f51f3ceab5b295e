// Holds the German texts of the choices about privacy.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords

const nfts = { one: 'NFT', other: 'NFTs' }
const hosts = { one: 'weiterer Host', other: 'weitere Hosts' }

/** Texts of the choices about privacy. */
export const privacyWords: Words['privacyWords'] = {
  title: 'Privatsphäre',
  lead: 'Über das hinaus, was Verlauf und Transfers brauchen, fragt Waybill niemanden, außer Sie wählen es hier. Jede Wahl gilt für dieses Netz.',
  amounts: 'Beträge',
  amountsLead:
    'Zeigt ••• statt Beträgen und Werten, etwa wenn andere mitsehen. Formulare, Prüfungen, Transfers und Exporte zeigen sie immer. Gilt für jedes Netz. Tasten: Umschalt+H.',
  hideAmounts: 'Beträge verbergen',
  images: 'Bilder von NFTs',
  imagesLead:
    'Wer ein NFT gemacht hat, bestimmt, wo sein Bild liegt, und jener Host sieht Ihre IP-Adresse. Waybill fragt keinen Host in Ihrem Netzwerk.',
  asked: 'Nach Bildern und Beschreibungen gefragt:',
  wouldAsk: 'Nach Bildern und Beschreibungen würden gefragt, dazu weitere Hosts, die die Beschreibungen nennen:',
  noHosts: 'Kein NFT Ihrer Konten nennt einen Host.',
  hostTokens: (count, isGateway) => `${plural(count, nfts)}${isGateway ? ', als Gateway zu IPFS' : ''}`,
  moreHosts: (count) => plural(count, hosts),
  gateway: 'Gateway zu IPFS',
  gatewayHint: 'Gefragt bei ipfs://-Adressen. https://, oder http:// für eines auf diesem Computer. Leer für das, mit dem Waybill beginnt.',
  saveGateway: 'Dieses Gateway benutzen',
  gatewaySaved: 'Gespeichert.',
  prices: 'Preise',
  pricesLead: (host) =>
    `Aktuelle Preise von ${host}, alle zehn Minuten, solange Waybill läuft. Der Dienst erfährt, auf welchen Chains Sie etwas halten, nicht wie viel und nicht Ihre Adressen.`,
  getPrices: 'Preise abrufen',
  pricesOff: 'Ohne Preise werden keine Summen gezeigt.',
  noPriceHost: 'Für dieses Netz gibt es keinen Preisdienst.',
}

/** Texts of the choice about images. */
export const imageChoiceWords: Words['imageChoiceWords'] = {
  off: { name: 'Aus', means: 'Niemand wird gefragt. NFTs werden nach Sammlung und Nummer aufgelistet.' },
  chosen: { name: 'Ausgewählte', means: 'Nur für Sammlungen, die Sie einschalten.' },
  all: { name: 'Alle', means: 'Für jede Sammlung außer denen, die Sie ausschalten oder verbergen.' },
}
