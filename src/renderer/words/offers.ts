// Describes offers in the language of the page.
import type { Offers, Quote } from '../../shared/contract/transfer/route.ts'
import * as english from './en/offers.ts'
import { errorLine } from './errors.ts'
import { formatList } from './format.ts'
import { localized } from './localized.ts'

/** Texts of the route list in the language of the page. */
export const { offerWords, pickerWords, wayNames, signatures, durationText, gateText, meritWords } = localized('offers', english)
const { routeTitles, refusedTexts } = localized('offers', english)

/** Returns what an offer does, as a title. */
export function routeTitle({ hops, task, variant }: Pick<Quote, 'hops' | 'task' | 'variant'>, nameOf: (chainId: string) => string): string {
  if (task === 'send') return offerWords.sendRoute
  if (variant === 'lossless') return routeTitles.lossless
  const [first] = hops
  const last = hops.at(-1)
  if (first === undefined || last === undefined) return routeTitles.direct
  const isSwap = hops.some((hop) => hop.kind === 'swap')
  if (hops.length === 1) return isSwap ? routeTitles.swapOn(nameOf(first.fromChainId)) : routeTitles.straight(nameOf(last.toChainId))
  const through = formatList([...new Set(hops.slice(0, -1).map((hop) => nameOf(hop.toChainId)))])
  return isSwap ? routeTitles.throughWithSwap(through) : routeTitles.through(through)
}

/** Explains why one of the ways is unavailable. */
export function refusedText({ variant, error }: Offers['refused'][number]): string {
  return refusedTexts[variant](errorLine(error))
}
