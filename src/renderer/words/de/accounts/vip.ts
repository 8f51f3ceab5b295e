// Holds the German texts of VIP rewards.
import type { AllWords } from '../../words.ts'
import { formatCount, plural } from '../format.ts'

/** @example stagesOf(38, 40) // 'Stages 38–40' */
const stagesOf = (from: number, to: number): string => (from === to ? `Stage ${from}` : `Stages ${from}–${to}`)

/** Texts of VIP rewards. */
export const vipWords: AllWords['vipWords'] = {
  title: 'VIP-Erträge',
  lead: 'Stages gewähren esINIT für das, was Sie auf einem Rollup getan haben. Es wird nach und nach zu INIT, wenn Sie spätere Stages abholen.',
  unread: 'VIP-Erträge konnten nicht gelesen werden.',
  stage: (stage) => `Stage ${stage}`,
  stageEnds: (moment) => `endet ${moment}`,
  more: (count) => `${plural(count, { one: 'weiterer Rollup wird', other: 'weitere Rollups werden' })} nicht gezeigt.`,
  version: (rollup, version) => `${rollup}, Version ${version}`,
  claim: 'Abholen',
  claimLabel: (sum, rollup) => `Abholen (${sum}), VIP-Erträge von ${rollup}`,
  claimAll: (sum) => `Alle abholen (${sum})`,
  claimFirst: (count, all, sum) => `${count} von ${all} Rollups abholen (${sum})`,
  losses: 'Was verfällt, ist endgültig weg: Ein Score lag unter dem Mindestwert, und Warten ändert daran nichts.',
  apart: (names) =>
    `Was verfällt, ist endgültig weg. ${names} einzeln abholen und vorher Ihren Score auf Initias VIP-Seite vergleichen: Für eine Stage meldet der VIP-Dienst keinen, und die Chain kann das nicht prüfen.`,
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
  unproven: (stages, sum) =>
    `Damit verzichten Sie endgültig auf ${sum} und die Erträge von ${stages}, falls der VIP-Dienst irrt: Laut ihm hatten Sie dort keinen Score, und die Chain prüft das nicht. Vergleichen Sie vorher Ihren Score auf Initias VIP-Seite.`,
  skips: (from, to) =>
    `${stagesOf(from, to)} ${from === to ? 'lässt' : 'lassen'} sich nach dieser ersten Abholung nicht mehr abholen: Der VIP-Dienst nennt dort keinen Score von Ihnen.`,
  later: (count) => `${plural(count, { one: 'spätere Stage braucht', other: 'spätere Stages brauchen' })} eine weitere Abholung`,
  next: (stage, moment) => `Stage ${stage} ab ${moment}`,
  columns: { stage: 'Stage', done: 'Frei', granted: 'Gewährtes esINIT', left: 'Noch gesperrt', ends: 'Bis' },
  vesting: (sum, count, rollup) => `${sum} aus ${plural(count, { one: 'Stage', other: 'Stages' })} von ${rollup} noch gesperrt`,
  rollupColumns: {
    rollup: 'Rollup',
    pays: 'Zahlt aus',
    grants: 'Gewährt',
    lost: 'Verfällt',
    mayLose: 'Kann verfallen',
    locked: 'Gesperrt',
    claim: 'Abholen',
  },
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
