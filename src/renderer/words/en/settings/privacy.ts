// Holds the English texts of the choices about privacy.
import type { ImageChoice } from '../../../../shared/contract/settings/privacy.ts'
import { plural } from '../format.ts'

const nfts = { one: 'NFT', other: 'NFTs' }
const hosts = { one: 'further host', other: 'further hosts' }

/** Texts of the choices about privacy. */
export const privacyWords = {
  title: 'Privacy',
  lead: 'Beyond what history and transfers need, Waybill contacts no one unless you turn it on here. These settings apply to this network.',
  amounts: 'Amounts',
  amountsLead:
    'Shows ••• instead of amounts and values, for example while others see your screen. Forms, reviews, transfer sheets and exports always show them. Applies to every network. Shortcut: Shift+H.',
  hideAmounts: 'Hide amounts',
  images: 'NFT images',
  imagesLead:
    'An NFT’s creator decides where its image is hosted, and that host sees your IP address. Waybill never contacts hosts inside your network.',
  asked: 'Contacted for images and metadata:',
  wouldAsk: 'Would be contacted for images and metadata, plus any hosts the metadata points to:',
  noHosts: 'None of your NFTs point to a host.',
  hostTokens: (count: number, isGateway: boolean) => `${plural(count, nfts)}${isGateway ? ', as the IPFS gateway' : ''}`,
  moreHosts: (count: number) => plural(count, hosts),
  gateway: 'IPFS gateway',
  gatewayHint: 'Used for ipfs:// links. Enter an https:// URL (http:// only for this computer), or leave empty for the default.',
  saveGateway: 'Save gateway',
  gatewaySaved: 'Saved.',
  prices: 'Prices',
  pricesLead: (host: string) =>
    `Current prices from ${host}, every ten minutes while Waybill is open. It learns which chains you use, but not your balances or addresses.`,
  getPrices: 'Get prices',
  pricesOff: 'Without prices, no totals are shown.',
  noPriceHost: 'No price service on this network.',
} as const

/** Texts of the choice about images. */
export const imageChoiceWords: Record<ImageChoice, { name: string; means: string }> = {
  off: { name: 'Off', means: 'No host is contacted. NFTs are listed by collection and number.' },
  chosen: { name: 'Selected', means: 'Only for collections you turn on.' },
  all: { name: 'All', means: 'For every collection except ones you turn off or hide.' },
}
