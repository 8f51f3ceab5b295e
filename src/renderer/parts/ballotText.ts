// Says how much a vote counts, and what was voted before; of a vote on gauges for which rollups.
import type { CastVote } from '../../shared/contract/transfer/action.ts'
import type { GaugeBallot, GaugeCycle } from '../../shared/contract/transfer/gauges.ts'
import type { Quote } from '../../shared/contract/transfer/route.ts'
import { weightPercent, type GaugeShare } from '../../shared/domain/transfer/gaugeVotes.ts'
import { markedText } from '../../shared/domain/untrusted/untrustedText.ts'
import { useChainNames } from '../data/stores/chainsStore.ts'
import { exactText } from '../kit/text/amountText.ts'
import { useAllWords } from '../window.ts'
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

/** Returns a function that names the rollup of a bridge; without a listed one by the number. */
export function useGaugeNames(rollups: readonly Pick<GaugeCycle['gauges'][number], 'bridge' | 'chainId'>[]): (bridge: string) => string {
  const { gaugeWords: words } = useAllWords()
  const nameOf = useChainNames()
  return (bridge) => {
    const chainId = rollups.find((one) => one.bridge === bridge)?.chainId ?? null
    return chainId === null ? words.bridge(bridge) : nameOf(chainId)
  }
}

/** Says a vote in words. @example sharesText(words, nameOf, [{ bridge: '16', weight: '0.5' }]) // 'Echelon 50%' */
export function sharesText(
  { formatList, gaugeWords: words }: AllWords,
  nameOf: (bridge: string) => string,
  shares: readonly GaugeShare[],
): string {
  return formatList(shares.map(({ bridge, weight }) => `${nameOf(bridge)} ${words.percent(weightPercent(weight))}`))
}

/** Writes voting power, which is counted in base units of INIT, with two decimals; less than that in full. @example powerText(words, '1320284909') // '1,320.28' */
export function powerText(all: AllWords, units: string): string {
  const hundredths = BigInt(units) / 10_000n
  return hundredths === 0n ? exactText(all, units, 6) : exactText(all, hundredths.toString(), 2)
}

/** No rollups, where a quote is about no gauge vote. */
export const rollupsOf = (ballot: GaugeBallot | null) => ballot?.rollups ?? []
