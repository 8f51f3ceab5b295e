// Words of the choices about privacy.
import type { ImageChoice } from '../../../shared/privacy.ts'
import { plural } from './format.ts'

const nfts = { one: 'NFT', other: 'NFTs' }
const hosts = { one: 'further host', other: 'further hosts' }

export const privacyWords = {
  title: 'Privacy',
  lead: 'Beyond what history and transfers need, Waybill asks nobody unless you choose it here. Each choice holds for this network.',
  images: 'Images of NFTs',
  imagesLead:
    'Whoever made an NFT decides where its image lies, and that host, like any other that it sends on to, would learn this computer’s address. Waybill fetches images itself, asks no host inside your network, and stores a copy drawn anew.',
  asked: 'Asked for images and descriptions:',
  wouldAsk: 'Would be asked for images and descriptions, and further hosts that the descriptions name:',
  noHosts: 'No NFT of your accounts names a host.',
  hostTokens: (count: number, isGateway: boolean) => `${plural(count, nfts)}${isGateway ? ', as the gateway to IPFS' : ''}`,
  moreHosts: (count: number) => plural(count, hosts),
  gateway: 'Gateway to IPFS',
  gatewayHint: 'Asked for ipfs:// addresses. https://, or http:// for one on this computer. Empty for the one that Waybill begins with.',
  saveGateway: 'Use this gateway',
  gatewaySaved: 'Stored.',
  prices: 'Prices',
  pricesLead: (host: string) =>
    `Current prices from ${host}, every ten minutes while Waybill runs. It learns which chains you hold something on, not how much and not your addresses.`,
  pricesOff: 'Off. Amounts are shown without a total.',
  pricesOn: (host: string) => `On. ${host} is asked.`,
  noPriceHost: 'There is no price service for this network.',
  on: 'On',
  off: 'Off',
} as const

export const imageChoiceWords: Record<ImageChoice, { name: string; means: string }> = {
  off: { name: 'Off', means: 'Nobody is asked. NFTs are listed by collection and number.' },
  chosen: { name: 'Chosen', means: 'Only for collections that you switch on.' },
  all: { name: 'All', means: 'For every collection except those that you switch off or hide.' },
}
