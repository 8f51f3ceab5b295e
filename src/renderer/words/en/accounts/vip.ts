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
  when: 'Where you lose nothing, a claim costs only the network fee.',
  /** @param days how long a stage lasts */
  stagesMean: (days: number) =>
    `Each stage (${plural(days, { one: 'day', other: 'days' })}) you earn locked INIT, called esINIT; every later claim pays out a part of it.`,
  /** What a claim of a rollup’s rewards brings and loses, said first; a sum is null where there is none, or it isn’t known. */
  verdicts: {
    safe: (sum: string | null) => `You get ${sum ?? 'nothing yet'}. You lose nothing.`,
    check: (sum: string | null, loss: string | null) => `You get ${sum ?? 'nothing yet'}, but may lose ${loss ?? 'what you earned'}.`,
    nothing: 'Nothing to claim',
  },
  /** What the verdict leaves open, in a sentence. */
  advice: {
    start: 'Your locked INIT starts to unlock.',
    next: (stage: number, moment: string) => `Next: stage ${stage}, from ${moment}.`,
    /** @param sum null where it isn’t known */
    compare: (stages: string, sum: string | null) =>
      `The VIP service has no score for you in ${stages}. Check it first: if you had one, claiming loses ${sum ?? 'what you earned'} there for good.`,
    locked: (sum: string, isAfterClaim: boolean) => `${sum} ${isAfterClaim ? 'stays' : 'is'} locked: later claims pay it out.`,
    gone: (sum: string, stages: string) => `You lost ${sum} in ${stages} (low score). Claiming doesn’t change that.`,
  },
  openPage: 'Initia’s VIP page',
  noPage: 'On mainnet, Initia’s VIP page shows it. The practice network has no such page: claim or wait, it’s play money.',
  /** Asks once more before a claim that may lose something. */
  ask: {
    button: 'Check, then claim…',
    label: (sum: string, rollup: string) => `Check, then claim (${sum}), VIP rewards of ${rollup}`,
    title: (rollup: string) => `Claim from ${rollup} now?`,
    outcomes: [
      'The page shows a score: don’t claim. The service is wrong, and the loss would be for good.',
      'The page shows no score: claim. That INIT is lost, claimed or not.',
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
  grants: (sum: string) => `Plus ${sum} esINIT (locked INIT), a part of it with each later claim.`,
  grantsUntil: (sum: string, stage: number) => `Plus ${sum} esINIT (locked INIT), a part of it with each claim until stage ${stage}.`,
  /** The same of a claim that is done. */
  did: {
    pays: (sum: string) => `Paid out ${sum}.`,
    paysNothing: 'Paid out nothing yet.',
  },
  forfeits: (sum: string, stages: string) => `You lost ${sum} of older rewards in ${stages} (low score). Claiming doesn’t change that.`,
  /** After what is lost. */
  keeps: (sum: string) => `You still get the ${sum} of this claim, and what unlocks in later stages.`,
  keepsVesting: 'You still get what unlocks in later stages.',
  unproven: (stages: string, sum: string) =>
    `Compare your score in ${stages} on Initia’s VIP page first. The VIP service says you had none, and the chain doesn’t check that: if it’s wrong, this claim loses ${sum} and the rewards of ${stages} for good.`,
  skips: (from: number, to: number) =>
    `After this first claim, ${stagesOf(from, to)} can no longer be claimed: the VIP service has no score for you in ${from === to ? 'it' : 'them'}.`,
  /** A Ledger can't show more stages at once. */
  later: (count: number) => `${plural(count, { one: 'later stage needs', other: 'later stages need' })} another claim`,
  columns: { stage: 'Stage', done: 'Unlocked', granted: 'esINIT at first', left: 'Locked now', ends: 'Until' },
  addsUp: 'How this adds up',
  byStage: 'Locked by stage',
  /** The parts of what stays locked, each with its sign before the amount. */
  adds: {
    locked: 'Locked now',
    added: (stages: string) => `New, for ${stages}`,
    pays: 'Paid to you now',
    gone: (stages: string) => `Already lost: low score in ${stages}`,
    atRisk: (stages: string) => `Lost by claiming: no score in ${stages}`,
    later: 'Stays locked',
  },
  totalLocked: (sum: string, isAfterClaim: boolean) => `${sum} ${isAfterClaim ? 'stays' : 'is'} locked.`,
  rollupColumns: { rollup: 'Rollup', advice: 'What claiming does', pays: 'You get now', claim: 'Claim' },
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
