// Holds the English texts of the route list: assets to choose from, routes, their advantages, and the questions before the review.
import type { Offers, RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { SigningApp } from '../../../../shared/domain/signingApp.ts'
import type { Gate } from '../../../features/transfers/offers/gates.ts'
import type { Merit } from '../../../features/transfers/offers/offers.ts'
import { formatDuration, formatShortDate, formatShortDay, plural } from '../format.ts'

/** Texts of the route list. */
export const offerWords = {
  sendRoute: (chain: string) => `Directly on ${chain}`,
  fewSeconds: 'a few seconds',
  lossless: 'No bridge fee',
  losslessTitle:
    'Goes through Initia’s own bridge, the optimistic one: you get the whole amount, but claim it once the challenge period ends.',
  goFast: 'Paid out in advance',
  goFastTitle: 'A solver pays you right away and is repaid later: faster, for a fee.',
  claimAfter: (seconds: number, now: number) =>
    seconds >= 86_400 ? `You claim it on ${formatShortDay(now + seconds * 1000)}` : `You claim it after ${formatDuration(seconds * 1000)}`,
  /** Before and after an amount. */
  speedBrings: (soonerSeconds: number) => `${formatDuration(soonerSeconds * 1000)} sooner, but up to`,
  speedCosts: 'less than the slower route',
  usually: (usualMs: number, slowestMs: number, count: number) =>
    formatDuration(slowestMs) === formatDuration(usualMs)
      ? `${formatDuration(usualMs)}, each of your last ${count}`
      : `usually ${formatDuration(usualMs)}, slowest of ${count}: ${formatDuration(slowestMs)}`,
  usuallyTitle: (estimate: string) => `Your own latest transfers on this route. The router says: ${estimate}.`,
  /** After the number of signatures. */
  secondSignature: {
    claim: ', one of them to claim',
    hook: ': a permission to convert, then the transfer',
    legs: ', one for each leg',
  },
  /** Below the route: why it takes two. */
  whyHook: (chain: string, symbol: string) =>
    `On arrival, ${chain} converts it into its own ${symbol}. The first signature allows that, once.`,
  mayNeedApproval: 'may need an approval first',
  questions: 'Before you go on',
  routerSays: 'The router says:',
} as const

/** Texts of the choice of an asset. */
export const pickerWords = {
  again: 'Try again',
  assets: 'Assets',
  search: 'Symbol, name, denom or contract',
  searchExample: 'e.g. USDC',
  /** The same where a bridge asks for its chain first. */
  /** Heads the amounts of the list. */
  yourBalance: 'Your balance',
  searchChain: 'Chain, symbol, name, denom or contract',
  searchChainExample: 'Chain or asset',
  /** Where a press on a chain chooses the same asset there. */
  pressChain: 'Choose a chain to get the same asset there, or pick another asset',
  groups: { same: 'The same asset', other: 'Other assets, if a swap leads there', noRoute: 'No route known' },
  chosen: 'current',
  noRoute: 'no route',
  noRouteTitle: 'The router doesn’t list this asset, or found no route for this pair.',
  allChains: 'All chains',
  chains: 'Chains to choose from',
  comesFrom: (chain: string) => `from ${chain}`,
  /** How one of two forms of an asset on a chain came to be there. */
  forms: { ibc: 'by IBC', bridged: 'by the Initia bridge' },
  token: (address: string) => `token ${address}`,
  signedIn: (app: SigningApp) => {
    if (app === null) return 'no Ledger app'
    return app === 'ethereum' ? 'Ethereum app' : 'Cosmos app'
  },
  nothing: 'No match. Try the denom or the contract address.',
  routerSilent: 'The router’s asset list is unavailable. Showing the assets Waybill knows.',
  found: (count: number, most: number) =>
    count > most
      ? `${plural(count, { one: 'asset', other: 'assets' })}, the first ${most} shown`
      : plural(count, { one: 'asset', other: 'assets' }),
} as const

/** Titles of the routes by what they do. */
export const routeTitles = {
  lossless: 'Initia bridge',
  direct: 'Direct',
  swapOn: (chain: string) => `Swap on ${chain}`,
  straight: (chain: string) => `Direct to ${chain}`,
  through: (chains: string) => `Via ${chains}`,
  throughWithSwap: (chains: string) => `Via ${chains}, with a swap`,
} as const

/** Names of the ways of a hop. */
export const wayNames: Record<RouteHop['kind'], string> = {
  opinit: 'Initia bridge',
  ibc: 'IBC',
  swap: 'swap',
  send: 'send',
  bridge: 'bridge',
  unknown: 'unknown bridge',
}

/** @example signatures(1) // '1 signature' */
export function signatures(count: number): string {
  return plural(count, { one: 'signature', other: 'signatures' })
}

/** Returns `about 1 min`, or that the duration is unknown. */
export function durationText(seconds: number | null): string {
  return seconds === null ? 'time unknown' : `about ${formatDuration(seconds * 1000)}`
}

/** The texts of a gate. */
export interface GateSentences {
  fact: string
  /** The sentence to agree to. */
  agree: string
  /** Untrusted text about it, shown beside; null where the fact says all. */
  said: string | null
}

/** A gate about what the transfer costs or leaves. */
export type MoneyGate = Extract<
  Gate['kind'],
  'intermediateAsset' | 'feesOnTop' | 'unknownFee' | 'unknownValue' | 'valueLoss' | 'sameAssetLoss' | 'worseOffer'
>

/** Returns the texts of gates about what the transfer costs or leaves. */
function moneyGateText(kind: MoneyGate, text: string | null): GateSentences {
  switch (kind) {
    case 'intermediateAsset':
      return {
        fact: 'This takes more than one transaction. Between them, your own address holds at least:',
        agree: 'I’m fine holding this if the transfer stops there',
        said: text,
      }
    case 'feesOnTop':
      return { fact: 'The router charges a fee on top (with its share of the amount):', agree: 'I accept this fee', said: text }
    case 'unknownFee':
      return {
        fact: 'The router charges a fee on top. No price is known, so Waybill can’t tell its share of the amount:',
        agree: 'I accept this fee',
        said: text,
      }
    case 'unknownValue':
      return {
        fact: 'At least one asset has no known price, so Waybill can’t check the rate.',
        agree: 'I checked the rate myself',
        said: text,
      }
    case 'valueLoss':
      return { fact: `What arrives is worth about ${text ?? 'much'} less than what you send.`, agree: 'I accept the loss', said: null }
    case 'sameAssetLoss':
      return {
        fact: `The same asset arrives, but ${text ?? 'much'} less of it.`,
        agree: 'I accept that less arrives',
        said: null,
      }
    case 'worseOffer':
      return { fact: `This route pays out ${text ?? 'much'} less than the best one.`, agree: 'I want this route anyway', said: null }
  }
}

/** Returns the question of a gate, asked before its offer becomes a transfer. */
export function gateText({ kind, text, lastSend }: Gate, now: number): GateSentences {
  switch (kind) {
    case 'priceImpact':
      return { fact: `A swap this large worsens your price by about ${text ?? 'a lot'}.`, agree: 'I accept the worse price', said: null }
    case 'badPrice':
      return {
        fact: 'What arrives is worth much less than what you send.',
        agree: 'I accept the loss in value',
        said: text,
      }
    case 'lowInfo':
      return { fact: 'The value of this transfer is unknown.', agree: 'I continue without a known price', said: text }
    case 'unverifiedAsset':
      return {
        fact: 'This asset is on none of Waybill’s lists. Anyone can give a token any name.',
        agree: 'I know this asset and want it',
        said: text,
      }
    case 'unsignableStop':
      return {
        fact: `If the transfer stops ${text === null ? 'on the way' : `on ${text}`}, the money is at an address your Ledger has no app for.`,
        agree: 'I accept that it could get stuck there',
        said: null,
      }
    case 'newRecipient':
      return { fact: newRecipientText(lastSend, now), agree: 'I compared every part of it', said: text }
    default:
      return moneyGateText(kind, text)
  }
}

function newRecipientText(last: Gate['lastSend'], now: number): string {
  if (last === undefined) return 'You haven’t sent to this address before.'
  const { here, there, at, isCopied } = last
  if (isCopied)
    return `You haven’t sent to this address with Waybill before. The synced history shows a send on ${there}, ${formatShortDate(at, now)}. Don’t rely on that alone: compare every part of the address.`
  return `You haven’t sent to this address on ${here} before. Last on ${there}, ${formatShortDate(at, now)}.`
}

/** Names of the advantages of an offer. */
export const meritWords: Record<Merit, string> = { fastest: 'Fastest', bestReturn: 'Best return', fewestHands: 'Fewest signatures' }

/** Explains why one of the routes is unavailable; `why` consists of whole sentences. */
export const refusedTexts: Record<Offers['refused'][number]['variant'], (why: string) => string> = {
  standard: (why) => `The standard route is unavailable. ${why}`,
  lossless: (why) => `The route without a bridge fee is unavailable. ${why}`,
  goFast: (why) => `The fast route is unavailable. ${why}`,
}
