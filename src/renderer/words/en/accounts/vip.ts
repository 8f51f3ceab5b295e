// Holds the English texts of VIP rewards.
import { formatCount, plural } from '../format.ts'

/** @example stagesOf(38, 40) // 'stages 38–40' */
const stagesOf = (from: number, to: number): string => (from === to ? `stage ${from}` : `stages ${from}–${to}`)

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Texts of VIP rewards. */
export const vipWords = {
  title: 'VIP rewards',
  /** @param days how long a stage lasts */
  lead: (days: number) =>
    `Initia rewards what you do on rollups. Each stage, ${plural(days, { one: 'day', other: 'days' })}, grants esINIT, which turns into INIT bit by bit as you claim later stages.`,
  unread: 'VIP rewards couldn’t be read.',
  stage: (stage: number) => `Stage ${stage}`,
  stageEnds: (moment: string) => `ends ${moment}`,
  more: (count: number) => `${plural(count, { one: 'more rollup isn’t', other: 'more rollups aren’t' })} shown.`,
  version: (rollup: string, version: string) => `${rollup}, version ${version}`,
  claim: 'Claim',
  claimLabel: (sum: string, rollup: string) => `Claim (${sum}), VIP rewards of ${rollup}`,
  claimAll: (sum: string) => `Claim all (${sum})`,
  claimNamed: (rollups: string, sum: string) => `Claim ${rollups} (${sum})`,
  claimFirst: (count: number, all: number, sum: string) => `Claim ${count} of ${all} rollups (${sum})`,
  /** Below the table: what is lost, and why some rollups are claimed apart. */
  losses: 'Losses can’t be undone: a score was below the minimum, and waiting won’t change that.',
  apart: (names: string, unscored: string) =>
    `Losses can’t be undone. Claim ${names} separately, and compare your score on Initia’s VIP page first: the VIP service reports no score for you ${unscored}, and the chain can’t check that.`,
  /** Where the service reports no score. */
  unscored: (rollup: string, stages: string) => `on ${rollup} in ${stages}`,
  rest: (names: string) => `Claim ${names} afterwards: a Ledger can’t show more at once.`,
  claims: (from: number, to: number) => upper(stagesOf(from, to)),
  nothing: 'Nothing to claim',
  /** What claiming does, a sentence each. */
  stages: stagesOf,
  pays: (sum: string) => `Pays out ${sum}.`,
  paysNothing: 'Pays out nothing yet.',
  grants: (sum: string) => `Grants ${sum} esINIT, which later claims pay out bit by bit.`,
  grantsUntil: (sum: string, stage: number) => `Grants ${sum} esINIT, which vests bit by bit until stage ${stage}.`,
  /** The same of a claim that is done. */
  did: {
    pays: (sum: string) => `Paid out ${sum}.`,
    paysNothing: 'Paid out nothing yet.',
    grants: (sum: string) => `Granted ${sum} esINIT, which later claims pay out bit by bit.`,
    grantsUntil: (sum: string, stage: number) => `Granted ${sum} esINIT, which vests bit by bit until stage ${stage}.`,
  },
  forfeits: (sum: string, stages: string) =>
    `${sum} of earlier rewards is lost for good: your score in ${stages} was below the minimum. Waiting won’t change that.`,
  /** After what is lost. */
  keeps: (sum: string) => `Not affected: the ${sum} that this claim pays out, and what vests in later stages.`,
  keepsVesting: 'Not affected: what vests in later stages.',
  unproven: (stages: string, sum: string) =>
    `This gives up ${sum} and the rewards of ${stages} for good if the VIP service is wrong: it says you had no score then, and the chain doesn’t check. Compare your score on Initia’s VIP page first.`,
  skips: (from: number, to: number) =>
    `${upper(stagesOf(from, to))} can’t be claimed after this first claim: the VIP service has no score for you in ${from === to ? 'it' : 'them'}.`,
  /** A Ledger can't show more stages at once. */
  later: (count: number) => `${plural(count, { one: 'later stage needs', other: 'later stages need' })} another claim`,
  next: (stage: number, moment: string) => `Stage ${stage} from ${moment}`,
  columns: { stage: 'Stage', done: 'Vested', granted: 'Granted esINIT', left: 'Still vesting', ends: 'Until' },
  vesting: (sum: string, count: number, rollup: string) =>
    `${sum} of ${plural(count, { one: 'stage', other: 'stages' })} of ${rollup} still vesting`,
  rollupColumns: {
    rollup: 'Rollup',
    pays: 'Pays out',
    grants: 'Grants',
    lost: 'Lost',
    vesting: 'Still vesting',
    claim: 'Claim',
  },
  /** What the columns mean: titles of their heads, and said once below the table. */
  columnMeans: {
    pays: 'INIT that claiming pays into your account now.',
    grants: 'esINIT for the stages you claim. It vests into INIT over later stages.',
    lost: 'earlier rewards that are gone for good, because your score in a stage was below the minimum.',
    vesting: 'INIT of earlier stages that later claims pay out.',
  },
  /** Beside a loss that only the VIP service says. */
  unsure: 'compare your score first',
  /** Of a stage whose reward is not known. */
  unknownLoss: 'a reward',
  part: (percent: number) => `${formatCount(percent)}%`,
  until: (stage: number, day: string) => `stage ${stage}, about ${day}`,
  nothingYet: 'Nothing yet',
  ofRollup: (rollup: string) => `${rollup}:`,
  /** Of a claim that is done, or that changed. */
  lost: (sum: string) => `${sum} lost.`,
  /** Labels the box of the review. */
  rollups: (count: number) => (count === 1 ? 'Rollup' : 'Rollups'),
  source: 'Calculated from on-chain data. The amounts aren’t part of what you sign.',
  scores: 'Scores',
  scoresFrom: 'Your score in each stage, as the VIP service reports it.',
  checkedStage: (stage: string, score: string) => `${stage}: score ${score}`,
  checkedProofs: (counts: string) => `${counts} hashes, compared one by one`,
} as const
