// Says what a claim of VIP rewards does: what it pays out and grants, and what is lost. Pure.
import type { VipOutcome } from '../../../shared/contract/transfer/vip.ts'
import { addUnits } from '../../../shared/domain/amount.ts'
import type { AllWords } from '../words.ts'

type Stages = VipOutcome['stages']
type Part = 'granted' | 'paid' | 'forfeited'

/** Adds up a part of several stages, base units. */
export function sumOf(stages: Stages, part: Part): string {
  return stages.reduce((sum, stage) => addUnits(sum, stage[part]), '0')
}

/** Names a rollup, with the version of its registration where that is not the first. @example rollupName(words, nameOf, { bridge: '16', version: '2' }) // 'Echelon, version 2' */
export function rollupName(
  { vipWords: words }: AllWords,
  nameOf: (bridge: string) => string,
  { bridge, version }: Pick<VipOutcome, 'bridge' | 'version'>,
): string {
  return version === '1' ? nameOf(bridge) : words.version(nameOf(bridge), version)
}

/** Writes amounts, with all their digits. */
export interface AmountTexts {
  /** @example money('1880691') // '1.880691 INIT' */
  money: (units: string) => string
  /** The same without the symbol. */
  bare: (units: string) => string
}

/** What is said of a claim. */
export interface VipClaimText {
  /** What it pays out. */
  pays: string
  /** What it grants; null for nothing. */
  grants: string | null
  /** What is lost, and what only the VIP service says: amber. */
  warnings: string[]
  /** What that loss leaves as it is; null where nothing is lost. */
  keeps: string | null
}

/** Says what claiming the stages of a rollup does, or once it is done, what it did. */
export function claimText(
  all: AllWords,
  { stages, skipped, vestsUntil }: VipOutcome,
  { money, bare }: AmountTexts,
  isDone = false,
): VipClaimText {
  const { vipWords: words } = all
  const said = isDone ? words.did : words
  const [granted, paid] = [sumOf(stages, 'granted'), sumOf(stages, 'paid')]
  const unproven = stages.filter(({ isUnproven }) => isUnproven)
  const proven = stages.filter(({ isUnproven }) => !isUnproven)
  const losing = proven.filter(({ forfeited }) => forfeited !== '0')
  const pays = paid === '0' ? said.paysNothing : said.pays(money(paid))
  const grants = vestsUntil === null ? words.grants(bare(granted)) : words.grantsUntil(bare(granted), vestsUntil)
  const warnings = [
    losing.length === 0 ? [] : words.forfeits(money(sumOf(losing, 'forfeited')), stageNames(all, losing)),
    unproven.length === 0 ? [] : words.unproven(stageNames(all, unproven), money(sumOf(unproven, 'forfeited'))),
    skipped === null ? [] : words.skips(skipped.from, skipped.to),
  ].flat()
  const keeps = paid === '0' ? words.keepsVesting : words.keeps(money(paid))
  return { pays, grants: granted === '0' ? null : grants, warnings, keeps: warnings.length === 0 ? null : keeps }
}

/** Names the stages for which the VIP service alone says that there is no score. */
export function unscoredStages(all: AllWords, { stages, skipped }: Pick<VipOutcome, 'stages' | 'skipped'>): string {
  const unproven = stages.filter(({ isUnproven }) => isUnproven)
  const named = unproven.length === 0 ? [] : [stageNames(all, unproven)]
  return all.formatList(skipped === null ? named : [all.vipWords.stages(skipped.from, skipped.to), ...named])
}

/** Names stages: those in a row by the first and the last of them. */
export function stageNames({ formatList, vipWords: words }: AllWords, stages: Stages): string {
  const [first, last] = [stages[0]?.stage ?? 0, stages.at(-1)?.stage ?? 0]
  if (last - first === stages.length - 1) return words.stages(first, last)
  return formatList(stages.map(({ stage }) => words.stages(stage, stage)))
}

/** Says what was lost before a claim, and what the VIP service named no score for; null for nothing. */
export function lostText({ vipWords: words }: AllWords, { stages }: VipOutcome, { money }: Pick<AmountTexts, 'money'>): string | null {
  const before = sumOf(
    stages.filter(({ isUnproven }) => !isUnproven),
    'forfeited',
  )
  const unscored = sumOf(
    stages.filter(({ isUnproven }) => isUnproven),
    'forfeited',
  )
  const told = [before === '0' ? [] : words.lostBefore(money(before)), unscored === '0' ? [] : words.lostUnscored(money(unscored))].flat()
  return told.length === 0 ? null : told.join(' ')
}
