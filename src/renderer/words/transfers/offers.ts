// Describes offers in the language of the page.
import type { Offers, Quote } from '../../../shared/contract/transfer/route.ts'
import { errorLine } from '../errors.ts'
import type { AllWords } from '../words.ts'

/** Returns what an offer does, as a title. */
export function routeTitle(
  words: AllWords,
  { hops, task, variant, request }: Pick<Quote, 'hops' | 'task' | 'variant' | 'request'>,
  nameOf: (chainId: string) => string,
): string {
  if (task === 'send') return words.offerWords.sendRoute(nameOf(request.fromChainId))
  if (variant === 'lossless') return words.routeTitles.lossless
  const [first] = hops
  const last = hops.at(-1)
  if (first === undefined || last === undefined) return words.routeTitles.direct
  const isSwap = hops.some((hop) => hop.kind === 'swap')
  if (hops.length === 1)
    return isSwap ? words.routeTitles.swapOn(nameOf(first.fromChainId)) : words.routeTitles.straight(nameOf(last.toChainId))
  const through = words.formatList([...new Set(hops.slice(0, -1).map((hop) => nameOf(hop.toChainId)))])
  return isSwap ? words.routeTitles.throughWithSwap(through) : words.routeTitles.through(through)
}

/** Explains why one of the ways is unavailable. */
export function refusedText(words: AllWords, { variant, error }: Offers['refused'][number]): string {
  return words.refusedTexts[variant](errorLine(words, error))
}
