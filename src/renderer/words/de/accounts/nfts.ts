// Holds the German texts of the NFT screen.
import type { AllWords } from '../../words.ts'
import { formatBytes, formatCount, plural } from '../format.ts'

type Words = AllWords

const collections = { one: 'Sammlung', other: 'Sammlungen' }
const chains = { one: 'Chain', other: 'Chains' }

const HISTORY_KINDS: Readonly<Record<string, string>> = {
  nftSent: 'Gesendet',
  nftReceived: 'Erhalten',
  nftBurned: 'Verbrannt',
  nft: 'Geändert',
}

/** Texts of the NFT screen. */
export const nftWords: Words['nftWords'] = {
  title: 'NFTs',
  counts: (held, groups, onChains) => `${formatCount(held)} Token in ${plural(groups, collections)} auf ${plural(onChains, chains)}`,
  search: 'NFTs durchsuchen',
  searchHint: 'Namen, Sammlungen, Merkmale suchen',
  chain: 'Chain',
  allChains: 'Alle Chains',
  account: 'Konto',
  view: 'Welche NFTs',
  views: (show, count) => `${{ held: 'Gezeigt', hidden: 'Verborgen', left: 'Frühere' }[show]} ${formatCount(count)}`,
  images: 'Bilder',
  imagesDone: 'Fertig',
  picturesLoading: (loaded, all) => `Bilder werden geladen: ${formatCount(loaded)} von ${formatCount(all)}`,
  picturesOffline: (awaited) => `Offline. ${awaited === 1 ? 'Ein Bild fehlt' : `${formatCount(awaited)} Bilder fehlen`} noch`,
  kept: (ago) => `Bilder aufbewahrt, neuestes ${ago}`,
  imagesOff: 'Bilder sind aus',
  grid: 'NFTs nach Sammlung',
  unnamedCollection: 'Sammlung ohne Namen',
  unnamed: 'Token',
  ofAll: (count, all) => (all === null || all < count ? formatCount(count) : `${formatCount(count)} von ${formatCount(all)}`),
  switchOn: 'Bilder zeigen',
  switchOff: 'Bilder ausblenden',
  ofCollection: (action, name) => `${action}: ${name}`,
  switchOnTitle: 'Die Bilder dieser Sammlung holen?',
  switchOnLead: 'Diese Hosts würden gefragt, dazu Hosts, die die Beschreibungen nennen. Sie erfahren die Adresse dieses Computers.',
  switchOnInline: 'Diese Sammlung trägt ihre Bilder in ihren Token, soweit sie bekannt sind. Niemand würde gefragt.',
  more: 'Mehr',
  hideCollection: 'Sammlung verbergen',
  showCollection: 'Sammlung wieder zeigen',
  pick: (name) => `${name} auswählen`,
  picked: (count) => `${formatCount(count)} ausgewählt`,
  clear: 'Aufheben',
  copyList: 'Liste kopieren',
  hide: (count) => `${formatCount(count)} verbergen`,
  show: (count) => `${formatCount(count)} wieder zeigen`,
  left: (day) => `fort seit ${day}`,
  detail: 'NFT',
  enlarge: 'So groß zeigen, wie das Fenster erlaubt',
  previous: 'Voriges',
  next: 'Nächstes',
  noPrevious: 'Das ist das erste',
  noNext: 'Das ist das letzte',
  hideOne: 'Verbergen',
  showOne: 'Wieder zeigen',
  tryAgain: 'Neu holen',
  nextTry: (at) => `Nächster Versuch um ${at}.`,
  askedHost: 'Gefragt',
  facts: {
    collection: 'Sammlung',
    token: 'Token',
    account: 'Konto',
    creator: 'Urheber',
    uri: 'Adresse',
    object: 'Objekt',
    firstSeen: 'Zuerst gesehen',
    got: 'Erhalten',
    left: 'Fort',
    image: 'Bild',
  },
  technical: 'Technisches',
  explorer: 'Explorer',
  send: 'Senden …',
  sendLabel: 'Senden … (dieses NFT, in einer anderen Wallet)',
  sending: 'Dieses NFT in einer anderen Wallet senden',
  cannotSend: (isWatched) =>
    isWatched
      ? 'Von hier nicht zu senden: Dieses Konto wird nur beobachtet.'
      : 'Von hier nicht zu senden: Ihr Ledger kann es nicht zeigen.',
  sendContract: 'Contract der Sammlung',
  sendToken: 'Token-ID',
  copyToken: 'Token-ID kopieren',
  sendAsked: 'Eine andere Wallet fragt eventuell nach:',
  sendElsewhere: (isWatched) =>
    isWatched
      ? 'Der Ledger kann nicht zeigen, was ein NFT-Transfer bewirkt; darum sendet Waybill keine. Senden Sie es in der Wallet, die die Schlüssel dieses Kontos hat.'
      : 'Der Ledger kann nicht zeigen, was ein NFT-Transfer bewirkt; darum sendet Waybill keine. Die Wallet in Initias eigener App kann es: Verbinden Sie dort den Ledger, etwa über MetaMask, öffnen Sie das NFT und wählen Sie „Send“.',
  seenBefore: (day) => day,
  leftBy: (day) => `bis ${day}: Beim vollständigen Lesen war es nicht mehr da`,
  imageFrom: (type, width, height) =>
    `${type}, ${formatCount(width)} × ${formatCount(height)} Pixel, neu gezeichnet${type === 'SVG' ? ', ohne seine Schrift' : ''}`,
  traits: 'Merkmale',
  description: 'Beschreibung',
  history: 'In Ihrem Verlauf',
  noHistory: 'Wann es kam, steht nicht im Verlauf.',
  historyKinds: (kind) => HISTORY_KINDS[kind] ?? 'Eine Transaktion',
  copyAddress: 'Adresse der Sammlung kopieren',
  copyUri: 'Adresse des Tokens kopieren',
  storedInside: (size) => `Im Token selbst gespeichert (${formatBytes(size)})`,
  noAccount: 'Noch nichts zu zeigen. Fügen Sie ein Konto hinzu, und seine NFTs auf jeder Chain erscheinen hier.',
  addAccount: 'Konto hinzufügen',
  none: 'Auf den Chains, die Waybill liest, wird kein NFT gehalten.',
  notYet: 'Die NFTs wurden noch nicht gelesen. Sie erscheinen hier, sobald ein Indexer antwortet.',
  noMatch: 'Kein NFT passt.',
  noneHidden: 'Nichts ist verborgen.',
  noneLeft: 'Seit Waybill die NFTs zum ersten Mal las, ist keines fortgegangen.',
  clearFilters: 'Suche und Filter leeren',
}

/** Says on a tile why an image is not shown. */
export const imageReasons: Words['imageReasons'] = {
  off: 'Bilder sind aus',
  collectionOff: 'Bilder sind hier aus',
  notYet: 'Noch nicht geholt',
  swept: 'Entfernt, um Platz zu sparen',
  noUri: 'Der Token nennt keine Datei',
  noImage: 'Kein Bild im Token',
  badUri: 'Seine Adresse ist nicht abfragbar',
  privateAddress: 'Führt in ein privates Netz, nicht gefragt',
  unreachable: 'Sein Host ist nicht erreichbar',
  timeout: 'Sein Host hat nicht rechtzeitig geantwortet',
  refusedByServer: 'Sein Host gab es nicht heraus',
  tooManyRedirects: 'Zu oft weitergeschickt',
  tooLarge: 'Zu groß, nicht geholt',
  notMetadata: 'Seine Beschreibung ist nicht lesbar',
  notImage: 'Die Antwort war kein Bild',
  tooManyPixels: 'Zu viele Pixel, nicht gezeichnet',
  undecodable: 'Das Bild ist nicht lesbar',
}
