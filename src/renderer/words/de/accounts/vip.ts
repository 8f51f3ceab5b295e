// Holds the German texts of VIP rewards.
import type { AllWords } from '../../words.ts'
import { formatCount, plural } from '../format.ts'

/** @example stagesOf(38, 40) // 'Stages 38–40' */
const stagesOf = (from: number, to: number): string => (from === to ? `Stage ${from}` : `Stages ${from}–${to}`)

/** Texts of VIP rewards. */
export const vipWords: AllWords['vipWords'] = {
  title: 'VIP',
  lead: 'VIP ist Initias Ertragsprogramm: Es zahlt Ihnen INIT dafür, dass Sie Rollups nutzen.',
  empty: 'Noch keine VIP-Erträge. Nutzen Sie einen teilnehmenden Rollup: Was Sie verdient haben, steht nach dem Ende der Stage hier.',
  noAccount: 'Konto hinzufügen, um dessen VIP-Erträge zu sehen.',
  addAccount: 'Konto hinzufügen',
  list: 'VIP-Erträge nach Chain',
  asking: 'Chain wird gefragt',
  checkNow: 'Jetzt prüfen',
  missing: (chain) => `${chain} hat nicht geantwortet, deshalb fehlen die VIP-Erträge dort.`,
  when: 'Wo Sie nichts verlieren, kostet das Abholen nur die Netzgebühr.',
  stagesMean: (days) =>
    `In jeder Stage (${plural(days, { one: 'Tag', other: 'Tage' })}) verdienen Sie gesperrtes INIT, genannt esINIT; jede spätere Abholung zahlt einen Teil davon aus.`,
  verdicts: {
    safe: (sum) => `Sie bekommen ${sum ?? 'noch nichts'}. Sie verlieren nichts.`,
    check: (sum, loss) => `Sie bekommen ${sum ?? 'noch nichts'}, verlieren aber vielleicht ${loss ?? 'Ihren Verdienst'}.`,
    nothing: 'Nichts abzuholen',
  },
  advice: {
    start: 'Ihr gesperrtes INIT wird ab dann nach und nach frei.',
    next: (stage, moment) => `Als Nächstes: Stage ${stage}, ab ${moment}.`,
    compare: (stages, sum) =>
      `Der VIP-Dienst hat für Sie in ${stages} keinen Score. Prüfen Sie das zuerst: Hatten Sie einen, verlieren Sie dort mit der Abholung endgültig ${sum ?? 'Ihren Verdienst'}.`,
    locked: (sum, isAfterClaim) => `${sum} ${isAfterClaim ? 'bleiben' : 'sind'} gesperrt: Spätere Abholungen zahlen sie aus.`,
    gone: (sum, stages) => `In ${stages} haben Sie ${sum} verloren (niedriger Score). Abholen ändert daran nichts.`,
  },
  openPage: 'Initias VIP-Seite',
  noPage: 'Im Mainnet zeigt ihn Initias VIP-Seite. Das Übungsnetz hat keine: Holen Sie ab oder warten Sie, es ist Spielgeld.',
  ask: {
    button: 'Prüfen, abholen…',
    label: (sum, rollup) => `Prüfen, abholen (${sum}), VIP-Erträge von ${rollup}`,
    title: (rollup) => `Jetzt von ${rollup} abholen?`,
    outcomes: [
      'Die Seite zeigt einen Score: nicht abholen. Der Dienst irrt, und der Verlust wäre endgültig.',
      'Die Seite zeigt keinen Score: abholen. Dieses INIT ist so oder so verloren.',
      'Sie können es gerade nicht prüfen: warten und an einem anderen Tag abholen.',
    ],
    claim: 'Geprüft: abholen',
    wait: 'Warten',
  },
  stage: (stage) => `Stage ${stage}`,
  stageEnds: (moment) => `endet ${moment}`,
  more: (count) => `${plural(count, { one: 'weiterer Rollup wird', other: 'weitere Rollups werden' })} nicht gezeigt.`,
  version: (rollup, version) => `${rollup}, Version ${version}`,
  claim: 'Abholen',
  total: 'Summe',
  claimLabel: (sum, rollup) => `Abholen (${sum}), VIP-Erträge von ${rollup}`,
  claimAll: (sum) => `Alle abholen (${sum})`,
  claimNamed: (rollups, sum) => `${rollups} abholen (${sum})`,
  claimFirst: (count, all, sum) => `${count} von ${all} Rollups abholen (${sum})`,
  rest: (names) => `${names} danach abholen: Mehr auf einmal kann ein Ledger nicht zeigen.`,
  claims: stagesOf,
  stages: stagesOf,
  pays: (sum) => `Zahlt ${sum} aus.`,
  paysNothing: 'Zahlt noch nichts aus.',
  grants: (sum) => `Dazu ${sum} esINIT (gesperrtes INIT), ein Teil davon mit jeder späteren Abholung.`,
  grantsUntil: (sum, stage) => `Dazu ${sum} esINIT (gesperrtes INIT), ein Teil davon mit jeder Abholung bis Stage ${stage}.`,
  did: {
    pays: (sum) => `${sum} ausgezahlt.`,
    paysNothing: 'Noch nichts ausgezahlt.',
  },
  forfeits: (sum, stages) => `In ${stages} haben Sie ${sum} aus älteren Erträgen verloren (niedriger Score). Abholen ändert daran nichts.`,
  keeps: (sum) => `Sie bekommen trotzdem die ${sum} dieser Abholung und was in späteren Stages frei wird.`,
  keepsVesting: 'Sie bekommen trotzdem, was in späteren Stages frei wird.',
  unproven: (stages, sum) =>
    `Vergleichen Sie zuerst Ihren Score in ${stages} auf Initias VIP-Seite. Laut VIP-Dienst hatten Sie keinen, und die Chain prüft das nicht: Irrt er, verfallen mit dieser Abholung ${sum} und die Erträge von ${stages} endgültig.`,
  skips: (from, to) =>
    `Nach dieser ersten Abholung ${from === to ? 'lässt' : 'lassen'} sich ${stagesOf(from, to)} nicht mehr abholen: Der VIP-Dienst nennt dort keinen Score von Ihnen.`,
  later: (count) => `${plural(count, { one: 'spätere Stage braucht', other: 'spätere Stages brauchen' })} eine weitere Abholung`,
  columns: { stage: 'Stage', done: 'Frei', granted: 'esINIT zu Beginn', left: 'Jetzt gesperrt', ends: 'Bis' },
  addsUp: 'So kommt das zustande',
  byStage: 'Gesperrt nach Stage',
  adds: {
    locked: 'Jetzt gesperrt',
    added: (stages) => `Neu, für ${stages}`,
    pays: 'Jetzt an Sie gezahlt',
    gone: (stages) => `Schon verfallen: Score zu niedrig in ${stages}`,
    atRisk: (stages) => `Verfällt mit der Abholung: kein Score in ${stages}`,
    later: 'Bleibt gesperrt',
  },
  totalLocked: (sum, isAfterClaim) => `${sum} ${isAfterClaim ? 'bleiben' : 'sind'} gesperrt.`,
  rollupColumns: { rollup: 'Rollup', advice: 'Was eine Abholung bewirkt', pays: 'Jetzt für Sie', claim: 'Abholen' },
  part: (percent) => `${formatCount(percent)} %`,
  until: (stage, day) => `Stage ${stage}, etwa ${day}`,
  nothingYet: 'Noch nichts',
  ofRollup: (rollup) => `${rollup}:`,
  lost: (sum) => `${sum} verfallen.`,
  lostBefore: (sum) => `${sum} waren schon vorher verfallen.`,
  lostUnscored: (sum) => `${sum} verfallen: Der VIP-Dienst hatte keinen Score.`,
  rollups: (count) => (count === 1 ? 'Rollup' : 'Rollups'),
  source: 'Waybill berechnet diese Beträge aus der Chain. Was Sie signieren, nennt die Stages, nicht die Beträge.',
  scores: 'Score je Stage',
  scoresFrom: 'Ihr Score in jeder Stage, wie ihn der VIP-Dienst angibt.',
  checkedStage: (stage, score) => `${stage}: Score ${score}`,
  checkedProofs: (counts) => `${counts} Hashes, einzeln verglichen`,
}
