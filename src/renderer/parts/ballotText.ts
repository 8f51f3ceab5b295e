// Says how much a vote counts, and what was voted before.
import type { CastVote } from '../../shared/contract/transfer/action.ts'
import type { Quote } from '../../shared/contract/transfer/route.ts'
import { markedText } from '../../shared/domain/untrusted/untrustedText.ts'
import { exactText } from '../kit/text/amountText.ts'
import type { AllWords } from '../words/words.ts'

const WHOLE = 10_000

/** Says what was voted, with the part of each option where it was split. @example castText(words, [{ option: 'yes', weight: 7000 }, { option: 'no', weight: 3000 }]) // 'Yes with 70% and No with 30%' */
export function castText({ formatList, governanceWords: words, voteOptions }: AllWords, cast: CastVote): string {
  return formatList(
    cast.map(({ option, weight }) => (weight === WHOLE ? voteOptions[option] : words.weighted(voteOptions[option], words.percent(weight)))),
  )
}

/** Says how much the vote counts, and which earlier one it replaces where there was one. */
export function ballotText(all: AllWords, { weight, earlier }: NonNullable<Quote['ballot']>): string {
  const { actionWords: words, formatList } = all
  const amounts = weight.map(({ asset, amount }) => `${exactText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`)
  const counts = amounts.length === 0 ? words.noWeight : words.withWeight(formatList(amounts))
  return earlier === null ? counts : `${counts}. ${words.replacesVote(castText(all, earlier))}`
}
