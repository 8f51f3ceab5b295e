// Words on what is offered: the assets to choose from, the ways there, what each has over the others, and what must be agreed to.
import type { Offers, RouteHop } from '../../../shared/route.ts'
import type { Gate } from '../../transfer/gates.ts'
import type { Merit } from '../../transfer/offers.ts'
import { formatDuration, formatShortDay, plural } from './format.ts'

export const offerWords = {
  sendRoute: 'On one chain, without the router',
  lossless: 'Lossless',
  losslessTitle: 'Leaves by the optimistic bridge: nothing is taken, but it must be claimed when the bridge releases it.',
  goFast: 'Paid out in advance',
  goFastTitle: 'Somebody else pays out at once and is paid back later: quicker, for a fee.',
  claimAfter: (seconds: number, now: number) =>
    seconds >= 86_400 ? `you claim it on ${formatShortDay(now + seconds * 1000)}` : `you claim it after ${formatDuration(seconds * 1000)}`,
  mayNeedApproval: 'an approval first, unless given',
  questions: 'Before you go on',
  routerSays: 'The router says:',
} as const

export const pickerWords = {
  choose: 'Choose',
  again: 'Try again',
  assets: 'Assets',
  search: 'Symbol, name, denom or contract',
  allChains: 'All chains',
  chain: 'Chain',
  nothing: 'Nothing fits. An asset can also be found by its denom or contract.',
  routerSilent: 'The router’s list of assets could not be read; these are the ones Waybill knows.',
  found: (count: number, most: number) =>
    count > most
      ? `${plural(count, { one: 'asset', other: 'assets' })}, the first ${most} shown`
      : plural(count, { one: 'asset', other: 'assets' }),
} as const

/** What an offer does, as a title. */
export const routeTitles = {
  lossless: 'By the optimistic bridge',
  direct: 'Direct',
  swapOn: (chain: string) => `Swap on ${chain}`,
  straight: (chain: string) => `Straight to ${chain}`,
  through: (chains: string) => `By ${chains}`,
  throughWithSwap: (chains: string) => `By ${chains}, with a swap`,
} as const

/** What carries a hop. */
export const wayNames: Record<RouteHop['kind'], string> = {
  opinit: 'optimistic bridge',
  ibc: 'IBC',
  swap: 'swap',
  send: 'plain send',
  bridge: 'bridge',
  unknown: 'unknown way',
}

/** @example signatures(1) // '1 signature' */
export function signatures(count: number): string {
  return plural(count, { one: 'signature', other: 'signatures' })
}

/** `about 1 min`, or that nobody knows. */
export function durationText(seconds: number | null): string {
  return seconds === null ? 'time not known' : `about ${formatDuration(seconds * 1000)}`
}

export interface GateSentences {
  fact: string
  /** The sentence to agree to. */
  agree: string
  /** A stranger's words on it, shown beside; null where the fact says all. */
  said: string | null
}

export type MoneyGate = Extract<Gate['kind'], 'intermediateAsset' | 'feesOnTop' | 'unknownValue' | 'sameAssetLoss' | 'worseOffer'>

/** Of gates about what the transfer costs or leaves. */
function moneyGateText(kind: MoneyGate, text: string | null): GateSentences {
  switch (kind) {
    case 'intermediateAsset':
      return {
        fact: 'This takes more than one transaction. In between, at least this much rests at your own address:',
        agree: 'I would keep this amount if I stopped there',
        said: text,
      }
    case 'feesOnTop':
      return { fact: 'The router takes a fee on top of the amount:', agree: 'I pay this fee', said: text }
    case 'unknownValue':
      return {
        fact: 'Nobody states what this exchange is worth, so its price can’t be checked.',
        agree: 'I checked the price myself',
        said: text,
      }
    case 'sameAssetLoss':
      return {
        fact: `The same asset arrives, but ${text ?? 'much'} less of it.`,
        agree: 'I accept getting less of the same asset',
        said: null,
      }
    case 'worseOffer':
      return { fact: `This offer yields ${text ?? 'much'} less than the best one.`, agree: 'I choose this offer all the same', said: null }
  }
}

/** What is asked before an offer with a gate becomes a transfer. */
export function gateText({ kind, text }: Gate): GateSentences {
  switch (kind) {
    case 'priceImpact':
      return { fact: `This amount moves the price against you by about ${text ?? 'a lot'}.`, agree: 'I take the worse price', said: null }
    case 'badPrice':
      return {
        fact: 'What arrives is worth much less than what you send.',
        agree: 'I accept getting less than it is worth',
        said: text,
      }
    case 'lowInfo':
      return { fact: 'Nobody could say what this is worth.', agree: 'I go on without knowing its price', said: text }
    case 'unverifiedAsset':
      return {
        fact: 'No list that ships with Waybill names this asset. Anyone can name an asset anything.',
        agree: 'I know this asset and want it',
        said: text,
      }
    case 'unsignableStop':
      return {
        fact: `If the journey stops on ${text ?? 'the way'}, the money lies at an address that your device has no app for.`,
        agree: 'I go on, knowing that it could get stuck there',
        said: null,
      }
    case 'newRecipient':
      return { fact: 'You have never sent anything to this address.', agree: 'I compared every group of it', said: text }
    default:
      return moneyGateText(kind, text)
  }
}

/** What an offer has over the others. */
export const meritWords: Record<Merit, string> = { fastest: 'Fastest', bestReturn: 'Best return', fewestHands: 'Fewest signatures' }

/** Why one of the ways cannot be had; `why` is whole sentences. */
export const refusedTexts: Record<Offers['refused'][number]['variant'], (why: string) => string> = {
  standard: (why) => `The usual way cannot be had now. ${why}`,
  lossless: (why) => `The lossless way cannot be had now. ${why}`,
  goFast: (why) => `The quick way cannot be had now. ${why}`,
}
