// Holds the English texts of VIP rewards.
import { formatCount, plural } from '../format.ts'

/** @example stagesOf(38, 40) // 'stages 38–40' */
const stagesOf = (from: number, to: number): string => (from === to ? `stage ${from}` : `stages ${from}–${to}`)

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Texts of VIP rewards. */
export const vipWords = {
  title: 'VIP',
  lead: 'VIP is Initia’s reward program: it pays you INIT for using rollups.',
  empty: 'No VIP rewards yet. Use a rollup that takes part, and what you earned appears here after the stage ends.',
  noAccount: 'Add an account to see its VIP rewards.',
  addAccount: 'Add account',
  list: 'VIP rewards by chain',
  asking: 'Checking the chain',
  checkNow: 'Check now',
  missing: (chain: string) => `${chain} didn’t respond, so its VIP rewards aren’t shown.`,
  when: 'Claim whenever a row says “Safe to claim”: it costs only the network fee.',
  /** @param days how long a stage lasts */
  stagesMean: (days: number) =>
    `A stage lasts ${plural(days, { one: 'day', other: 'days' })}. It rewards you in esINIT, which is locked INIT: each stage that you claim later unlocks a part of it.`,
  /** Whether to claim a rollup’s rewards, said first. */
  verdicts: { safe: 'Safe to claim', check: 'Check first', nothing: 'Nothing to claim' },
  /** What the verdict leaves open, in a sentence. */
  advice: {
    start: (isNothing: boolean) => (isNothing ? 'Pays out nothing yet.' : 'Pays out nothing yet, but your locked INIT starts to unlock.'),
    next: (stage: number, moment: string) => `Next: stage ${stage}, from ${moment}.`,
    /** @param sum null where it isn’t known */
    compare: (stages: string, sum: string | null) =>
      `Claiming now may cost you ${sum ?? 'these rewards'}. Check your score for ${stages} first.`,
  },
  whyCompare: 'The VIP service says you had no score there; the chain itself can’t confirm it.',
  openPage: 'Initia’s VIP page',
  noPage: 'On mainnet, Initia’s VIP page shows it. The practice network has no such page: claim or wait, it’s play money.',
  /** Asks once more before a claim that may lose something. */
  ask: {
    button: 'Check, then claim…',
    label: (sum: string, rollup: string) => `Check, then claim (${sum}), VIP rewards of ${rollup}`,
    title: (rollup: string) => `Claim from ${rollup} now?`,
    /** @param advice the sentence that says what is at stake */
    lead: (advice: string) => `Wait: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`,
    outcomes: [
      'Initia’s VIP page shows a score: don’t claim, the loss would be for good.',
      'The page shows no score: claiming is safe.',
      'You can’t check now: wait, and claim another day.',
    ],
    claim: 'I checked: claim',
    wait: 'Wait',
  },
  stage: (stage: number) => `Stage ${stage}`,
  stageEnds: (moment: string) => `ends ${moment}`,
  more: (count: number) => `${plural(count, { one: 'more rollup isn’t', other: 'more rollups aren’t' })} shown.`,
  version: (rollup: string, version: string) => `${rollup}, version ${version}`,
  claim: 'Claim',
  total: 'Total',
  claimLabel: (sum: string, rollup: string) => `Claim (${sum}), VIP rewards of ${rollup}`,
  claimAll: (sum: string) => `Claim all (${sum})`,
  claimNamed: (rollups: string, sum: string) => `Claim ${rollups} (${sum})`,
  claimFirst: (count: number, all: number, sum: string) => `Claim ${count} of ${all} rollups (${sum})`,
  rest: (names: string) => `Claim ${names} afterwards: a Ledger can’t show more at once.`,
  claims: (from: number, to: number) => upper(stagesOf(from, to)),
  /** What claiming does, a sentence each. */
  stages: stagesOf,
  pays: (sum: string) => `Pays out ${sum}.`,
  paysNothing: 'Pays out nothing yet.',
  grants: (sum: string) => `Grants ${sum} esINIT (locked INIT), which later claims pay out bit by bit.`,
  grantsUntil: (sum: string, stage: number) => `Grants ${sum} esINIT (locked INIT), paid out bit by bit until stage ${stage}.`,
  /** The same of a claim that is done. */
  did: {
    pays: (sum: string) => `Paid out ${sum}.`,
    paysNothing: 'Paid out nothing yet.',
    grants: (sum: string) => `Granted ${sum} esINIT (locked INIT), which later claims pay out bit by bit.`,
    grantsUntil: (sum: string, stage: number) => `Granted ${sum} esINIT (locked INIT), paid out bit by bit until stage ${stage}.`,
  },
  forfeits: (sum: string, stages: string) =>
    `${sum} of older rewards is already lost: your score in ${stages} was too low. Claiming later doesn’t bring it back.`,
  /** After what is lost. */
  keeps: (sum: string) => `You still get the ${sum} of this claim, and what unlocks in later stages.`,
  keepsVesting: 'You still get what unlocks in later stages.',
  unproven: (stages: string, sum: string) =>
    `Compare your score in ${stages} on Initia’s VIP page first. The VIP service says you had none, and the chain doesn’t check that: if it’s wrong, this claim loses ${sum} and the rewards of ${stages} for good.`,
  skips: (from: number, to: number) =>
    `After this first claim, ${stagesOf(from, to)} can no longer be claimed: the VIP service has no score for you in ${from === to ? 'it' : 'them'}.`,
  /** Below what is lost. */
  lowScore: (from: number, to: number) => `already gone: low score in ${stagesOf(from, to)}`,
  ifClaimed: 'only if you claim',
  /** A Ledger can't show more stages at once. */
  later: (count: number) => `${plural(count, { one: 'later stage needs', other: 'later stages need' })} another claim`,
  columns: { stage: 'Stage', done: 'Unlocked', granted: 'esINIT at first', left: 'Locked now', ends: 'Until' },
  /** Below what unlocks later: how that sum is made; null for nothing. Breaks between its parts only. */
  madeOf: (locked: string | null, added: string | null, pays: string | null, lost: string | null) =>
    [
      ...(locked === null ? [] : [`${locked}\u00a0now`]),
      ...(added === null ? [] : [`${locked === null ? '' : '+\u00a0'}${added}\u00a0new`]),
      ...(pays === null ? [] : [`−\u00a0${pays}\u00a0paid`]),
      ...(lost === null ? [] : [`−\u00a0${lost}\u00a0lost`]),
    ].join(' '),
  byStage: (count: number) => plural(count, { one: 'stage', other: 'stages' }),
  /** After it, for screen readers. */
  ofStages: (count: number, rollup: string) => `: ${plural(count, { one: 'stage', other: 'stages' })} of ${rollup}`,
  before: (sum: string, waybill: string) => `${sum} locked before WB ${waybill}`,
  rollupColumns: { rollup: 'Rollup', pays: 'You get now', later: 'Unlocks later', lost: 'Lost', claim: 'Claim' },
  /** What the columns mean. */
  columnMeans: {
    pays: 'INIT that a claim pays into your account.',
    later:
      'What stays locked after a claim; later claims pay it out bit by bit. All three columns together are what is locked now and what the claim adds.',
    lost: 'INIT that a low score costs you. It’s gone whether you claim or wait; what is amber is lost only if you claim.',
  },
  part: (percent: number) => `${formatCount(percent)}%`,
  until: (stage: number, day: string) => `stage ${stage}, about ${day}`,
  nothingYet: 'Nothing yet',
  ofRollup: (rollup: string) => `${rollup}:`,
  /** Of a claim that changed. */
  lost: (sum: string) => `${sum} lost.`,
  /** Of a claim that is done: by scores that were too low, and because the VIP service had none. */
  lostBefore: (sum: string) => `${sum} was lost before this claim.`,
  lostUnscored: (sum: string) => `${sum} lost: the VIP service had no score.`,
  /** Labels the box of the review. */
  rollups: (count: number) => (count === 1 ? 'Rollup' : 'Rollups'),
  source: 'Waybill works out these amounts from the chain. What you sign names the stages, not the amounts.',
  scores: 'Scores',
  scoresFrom: 'Your score in each stage, as the VIP service reports it.',
  checkedStage: (stage: string, score: string) => `${stage}: score ${score}`,
  checkedProofs: (counts: string) => `${counts} hashes, compared one by one`,
} as const
