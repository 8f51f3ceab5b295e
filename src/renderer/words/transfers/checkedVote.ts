// Writes a checked vote, claim, time or moment, as the guard compares it, in words.
import { gaugeUnits, weightPercent } from '../../../shared/domain/transfer/gaugeVotes.ts'
import { percentOf, SHARE } from '../../../shared/domain/transfer/voteWeights.ts'
import { NAME_YEAR_SECONDS } from '../../../shared/domain/username.ts'
import type { AllWords } from '../words.ts'

/**
 * Returns a vote in words; an option or a weight that is none stays as the message has it.
 * @example checkedVote(words, 'yes 0.7, no 0.3') // 'Yes 70%, No 30%'
 */
export function checkedVote({ formatDigits, governanceWords, voteOptions }: AllWords, text: string): string {
  const parts = text.split(', ').map((part) => {
    const [option = '', weight = ''] = part.split(' ')
    const name = Object.entries(voteOptions).find(([one]) => one === option)?.[1]
    if (name === undefined || (weight !== '' && !SHARE.test(weight))) return part
    return weight === '' ? name : `${name} ${governanceWords.percentText(formatDigits(percentOf(weight)))}`
  })
  return parts.join(', ')
}

/**
 * Returns a gauge vote in words, each rollup with the number of its bridge, which is what is signed; a part that is none stays as it is.
 * @example checkedGaugeVote(words, nameOf, '16 0.5') // 'Echelon (bridge 16) 50%'
 */
export function checkedGaugeVote({ gaugeWords: words }: AllWords, nameOf: (bridge: string) => string, text: string): string {
  const parts = text.split(', ').map((part) => {
    const [, bridge = '', weight = ''] = /^([1-9]\d{0,18}) (\S+)$/.exec(part) ?? []
    if (gaugeUnits(weight) === null) return part
    return `${numberedName(words, nameOf, bridge)} ${words.percent(weightPercent(weight))}`
  })
  return parts.join(', ')
}

/**
 * Returns a checked time in years, as the guard compares it in seconds; anything but whole years stays as the message has it.
 * @example checkedTerm(words, '63115200') // '2 years (63,115,200 s)'
 */
export function checkedTerm({ formatCount, years }: AllWords, text: string): string {
  const count = Number(text) / NAME_YEAR_SECONDS
  return Number.isInteger(count) && count > 0 && count <= 100 ? `${years(count)} (${formatCount(Number(text))} s)` : text
}

/**
 * Returns a checked moment as a date, as the guard compares it in seconds; anything else stays as the message has it.
 * @example checkedMoment(words, '1816790400') // 'Tuesday 28 July 2027, 20:00:00 UTC+2 (1816790400)'
 */
export function checkedMoment({ formatMoment }: AllWords, text: string): string {
  return /^[1-9]\d{0,11}$/.test(text) && Number(text) <= 253_402_300_799 ? `${formatMoment(Number(text) * 1000)} (${text})` : text
}

/**
 * Returns the rollup of a claim in words: its bridge, which is what is signed, and the version of its registration.
 * @example checkedVipRollup(words, nameOf, '16 1') // 'Echelon (bridge 16), version 1'
 */
export function checkedVipRollup({ gaugeWords, vipWords }: AllWords, nameOf: (bridge: string) => string, text: string): string {
  const [, bridge = '', version = ''] = /^([1-9]\d{0,18}) ([1-9]\d{0,18})$/.exec(text) ?? []
  if (bridge === '') return text
  return vipWords.version(numberedName(gaugeWords, nameOf, bridge), version)
}

/** Names the rollup of a bridge with its number, which is what is signed; one without a name has the number already. */
function numberedName(words: AllWords['gaugeWords'], nameOf: (bridge: string) => string, bridge: string): string {
  const name = nameOf(bridge)
  return name === words.bridge(bridge) ? name : words.numbered(name, bridge)
}

/** A stage of a claim in words, with a long score shortened, and with all its digits. */
export interface CheckedStage {
  short: string
  exact: string
}

/** Digits of a score that are shown in full: real ones have ten or eleven. */
const SCORE_DIGITS = 15

/**
 * Returns the stages of a claim in words, each with the score in it; a part that is none stays as it is.
 * @example checkedVipStages(words, '38 906000000000011184') // [{ short: '38: score 906,000 trillion', exact: '38: score 906,000,000,000,011,184' }]
 */
export function checkedVipStages({ formatBigInWords, formatDigits, vipWords }: AllWords, text: string): CheckedStage[] {
  return text.split(', ').map((part) => {
    const [, stage = '', score = ''] = /^(\d+) (\d+)$/.exec(part) ?? []
    if (stage === '') return { short: part, exact: part }
    const exact = vipWords.checkedStage(stage, formatDigits(score.replace(/\B(?=(\d{3})+$)/g, ',')))
    return { short: score.length > SCORE_DIGITS ? vipWords.checkedStage(stage, formatBigInWords(BigInt(score))) : exact, exact }
  })
}
