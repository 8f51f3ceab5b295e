// Holds the German texts of VIP rewards.
import type { AllWords } from '../../words.ts'
import { formatCount, plural } from '../format.ts'

/** @example stagesOf(38, 40) // 'Stages 38–40' */
const stagesOf = (from: number, to: number): string => (from === to ? `Stage ${from}` : `Stages ${from}–${to}`)

/** Texts of VIP rewards. */
export const vipWords: AllWords['vipWords'] = {
  title: 'VIP-Erträge',
  lead: (days) =>
    `Initia belohnt, was Sie auf Rollups tun. Jede Stage, ${plural(days, { one: 'Tag', other: 'Tage' })}, gewährt esINIT, das nach und nach zu INIT wird, wenn Sie spätere Stages abholen.`,
  unread: 'VIP-Erträge konnten nicht gelesen werden.',
  stage: (stage) => `Stage ${stage}`,
  stageEnds: (moment) => `endet ${moment}`,
  more: (count) => `${plural(count, { one: 'weiterer Rollup wird', other: 'weitere Rollups werden' })} nicht gezeigt.`,
  version: (rollup, version) => `${rollup}, Version ${version}`,
  claim: 'Abholen',
  claimLabel: (sum, rollup) => `Abholen (${sum}), VIP-Erträge von ${rollup}`,
  claimAll: (sum) => `Alle abholen (${sum})`,
  claimNamed: (rollups, sum) => `${rollups} abholen (${sum})`,
  claimFirst: (count, all, sum) => `${count} von ${all} Rollups abholen (${sum})`,
  losses: 'Was verfällt, ist endgültig weg: Ein Score lag unter dem Mindestwert, und Warten ändert daran nichts.',
  apart: (names, unscored) =>
    `Was verfällt, ist endgültig weg. ${names} einzeln abholen und vorher Ihren Score auf Initias VIP-Seite vergleichen: ${unscored} meldet der VIP-Dienst keinen Score von Ihnen, und die Chain kann das nicht prüfen.`,
  unscored: (rollup, stages) => `Auf ${rollup} in ${stages}`,
  rest: (names) => `${names} danach abholen: Mehr auf einmal kann ein Ledger nicht zeigen.`,
  claims: stagesOf,
  nothing: 'Nichts abzuholen',
  stages: stagesOf,
  pays: (sum) => `Zahlt ${sum} aus.`,
  paysNothing: 'Zahlt noch nichts aus.',
  grants: (sum) => `Gewährt ${sum} esINIT, das spätere Abholungen nach und nach auszahlen.`,
  grantsUntil: (sum, stage) => `Gewährt ${sum} esINIT, das bis Stage ${stage} nach und nach frei wird.`,
  did: {
    pays: (sum) => `${sum} ausgezahlt.`,
    paysNothing: 'Noch nichts ausgezahlt.',
    grants: (sum) => `${sum} esINIT gewährt, das spätere Abholungen nach und nach auszahlen.`,
    grantsUntil: (sum, stage) => `${sum} esINIT gewährt, das bis Stage ${stage} nach und nach frei wird.`,
  },
  forfeits: (sum, stages) =>
    `${sum} aus früheren Erträgen verfallen endgültig: Ihr Score lag in ${stages} unter dem Mindestwert. Warten ändert daran nichts.`,
  keeps: (sum) => `Nicht betroffen: die ${sum}, die diese Abholung auszahlt, und was in späteren Stages frei wird.`,
  keepsVesting: 'Nicht betroffen: was in späteren Stages frei wird.',
  unproven: (stages, sum) =>
    `Damit verzichten Sie endgültig auf ${sum} und die Erträge von ${stages}, falls der VIP-Dienst irrt: Laut ihm hatten Sie dort keinen Score, und die Chain prüft das nicht. Vergleichen Sie vorher Ihren Score auf Initias VIP-Seite.`,
  skips: (from, to) =>
    `${stagesOf(from, to)} ${from === to ? 'lässt' : 'lassen'} sich nach dieser ersten Abholung nicht mehr abholen: Der VIP-Dienst nennt dort keinen Score von Ihnen.`,
  later: (count) => `${plural(count, { one: 'spätere Stage braucht', other: 'spätere Stages brauchen' })} eine weitere Abholung`,
  next: (stage, moment) => `Stage ${stage} ab ${moment}`,
  columns: { stage: 'Stage', done: 'Frei', granted: 'Gewährtes esINIT', left: 'Noch nicht frei', ends: 'Bis' },
  vesting: (sum, count, rollup) => `${sum} aus ${plural(count, { one: 'Stage', other: 'Stages' })} von ${rollup} noch nicht frei`,
  rollupColumns: {
    rollup: 'Rollup',
    pays: 'Zahlt aus',
    grants: 'Gewährt',
    lost: 'Verfällt',
    vesting: 'Noch nicht frei',
    claim: 'Abholen',
  },
  columnMeans: {
    pays: 'INIT, das die Abholung jetzt Ihrem Konto auszahlt.',
    grants: 'esINIT für die Stages, die Sie abholen. Es wird über spätere Stages zu INIT.',
    lost: 'frühere Erträge, die endgültig weg sind, weil Ihr Score in einer Stage unter dem Mindestwert lag.',
    vesting: 'INIT früherer Stages, das spätere Abholungen auszahlen.',
  },
  unsure: 'zuerst Score vergleichen',
  unknownLoss: 'ein Ertrag',
  part: (percent) => `${formatCount(percent)} %`,
  until: (stage, day) => `Stage ${stage}, etwa ${day}`,
  nothingYet: 'Noch nichts',
  ofRollup: (rollup) => `${rollup}:`,
  lost: (sum) => `${sum} verfallen.`,
  rollups: (count) => (count === 1 ? 'Rollup' : 'Rollups'),
  source: 'Aus Daten der Chain berechnet. Die Beträge gehören nicht zu dem, was Sie signieren.',
  scores: 'Score je Stage',
  scoresFrom: 'Ihr Score in jeder Stage, wie ihn der VIP-Dienst angibt.',
  checkedStage: (stage, score) => `${stage}: Score ${score}`,
  checkedProofs: (counts) => `${counts} Hashes, einzeln verglichen`,
}
