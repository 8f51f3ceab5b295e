// Words on what is offered: the assets to choose from, the ways there, what each has over the others, and what must be agreed to.
import type { Offers, Quote, RouteHop } from '../../../shared/route.ts'
import type { Gate } from '../../transfer/gates.ts'
import type { Merit } from '../../transfer/offers.ts'
import { formatDuration, formatShortDay, plural } from './format.ts'
import type { NameOf } from './transfer.ts'

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
export function routeTitle({ hops, task, variant }: Pick<Quote, 'hops' | 'task' | 'variant'>, nameOf: NameOf): string {
  if (task === 'send') return offerWords.sendRoute
  if (variant === 'lossless') return 'By the optimistic bridge'
  const [first] = hops
  const last = hops.at(-1)
  if (first === undefined || last === undefined) return 'Direct'
  const isSwap = hops.some((hop) => hop.kind === 'swap')
  if (hops.length === 1) return isSwap ? `Swap on ${nameOf(first.fromChainId)}` : `Straight to ${nameOf(last.toChainId)}`
  const through = [...new Set(hops.slice(0, -1).map((hop) => nameOf(hop.toChainId)))].join(' and ')
  return isSwap ? `By ${through}, with a swap` : `By ${through}`
}

/** What carries a hop. */
export function wayName(way: RouteHop['kind']): string {
  switch (way) {
    case 'opinit':
      return 'optimistic bridge'
    case 'ibc':
      return 'IBC'
    case 'swap':
      return 'swap'
    case 'send':
      return 'plain send'
    case 'bridge':
      return 'bridge'
    case 'unknown':
      return 'unknown way'
  }
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
  }
}

/** What an offer has over the others. */
export const meritWords: Record<Merit, string> = { fastest: 'Fastest', bestReturn: 'Best return', fewestHands: 'Fewest signatures' }

/** Why one of the ways cannot be had. */
export function refusedText({ variant, error }: Offers['refused'][number]): string {
  const hint = error.hint === null ? '' : ` ${error.hint}`
  switch (variant) {
    case 'standard':
      return `The usual way cannot be had now. ${error.message}${hint}`
    case 'lossless':
      return `The lossless way cannot be had now. ${error.message}${hint}`
    case 'goFast':
      return `The quick way cannot be had now. ${error.message}${hint}`
  }
}
