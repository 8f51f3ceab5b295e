// Holds the German texts of the Governance screen.
import type { AllWords } from '../../words.ts'
import { formatCount, formatDigits, formatDuration } from '../format.ts'

/** What messages of proposals do, by type. */
const MESSAGES: Readonly<Record<string, string>> = {
  '/cosmos.bank.v1beta1.MsgSend': 'sendet Coins',
  '/cosmos.consensus.v1.MsgUpdateParams': 'ändert die Parameter des Konsenses',
  '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend': 'gibt aus dem Gemeinschaftsfonds aus',
  '/cosmos.upgrade.v1beta1.MsgCancelUpgrade': 'sagt ein Upgrade der Chain ab',
  '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade': 'führt ein Upgrade der Chain durch',
  '/initia.distribution.v1.MsgUpdateParams': 'ändert die Parameter der Erträge',
  '/initia.gov.v1.MsgUpdateParams': 'ändert die Parameter der Governance',
  '/initia.move.v1.MsgExecute': 'führt eine Move-Funktion aus',
  '/initia.move.v1.MsgGovExecute': 'führt eine Move-Funktion im Namen eines Kontos aus',
  '/initia.move.v1.MsgGovPublish': 'veröffentlicht Move-Module im Namen eines Kontos',
  '/initia.move.v1.MsgScript': 'führt ein Move-Skript aus',
  '/initia.move.v1.MsgUpdateParams': 'ändert die Parameter von Move',
  '/initia.move.v1.MsgWhitelist': 'lässt einen Liquiditätspool zum Staking zu',
  '/initia.move.v1.MsgDelist': 'schließt einen Liquiditätspool vom Staking aus',
  '/initia.mstaking.v1.MsgUpdateParams': 'ändert die Parameter des Stakings',
  '/initia.reward.v1.MsgUpdateParams': 'ändert die Parameter der Ausgabe',
  '/opinit.ophost.v1.MsgUpdateParams': 'ändert die Parameter der Bridge',
}

/** Texts of the Governance screen. */
export const governanceWords: AllWords['governanceWords'] = {
  title: 'Governance',
  lead: 'Worüber die L1 gerade abstimmt. Vorschläge und ihre Texte kann jeder schreiben: Folgen Sie keinen Links darin.',
  empty: 'Gerade wird über nichts abgestimmt.',
  noProposals: 'Es sind keine Vorschläge offen.',
  notOpen: (id) => `Vorschlag ${id} steht nicht in dieser Liste: Die Abstimmung ist vielleicht vorbei.`,
  noAccount: 'Fügen Sie ein Konto hinzu, um Vorschläge zu sehen und abzustimmen.',
  addAccount: 'Konto hinzufügen',
  list: 'Offene Vorschläge nach Chain',
  asking: 'Die Chain wird gefragt',
  checkNow: 'Jetzt prüfen',
  missing: (chain) => `${chain} hat nicht geantwortet, deshalb fehlen die Vorschläge von dort.`,
  proposal: (id) => `Vorschlag ${id}`,
  noTitle: 'Ohne Titel',
  more: (count) => `${formatCount(count)} weitere, die später enden, werden nicht angezeigt.`,
  urgency: { expedited: 'Beschleunigt', emergency: 'Notfall' },
  ends: (moment, ms) => `Endet am ${moment} (noch ${formatDuration(ms)})`,
  ended: 'Die Abstimmung ist vorbei',
  nextTally: (moment) => `Kann früher angenommen werden: nächste Auszählung am ${moment}.`,
  open: 'Vorschlag öffnen',
  mayBeScam: 'Das kann Betrug sein.',
  vetoed: 'Mehr als ein Drittel der bisherigen Stimmen ist ein Veto.',
  vetoSoFar: (part) => `${part} stimmten bisher mit Veto dagegen.`,
  showText: 'Text zeigen',
  hideText: 'Text verbergen',
  showToVote: 'Zum Abstimmen den Text zeigen.',
  runs: 'Bei Annahme:',
  runsNothing: 'Nur Text: Die Annahme ändert auf der Chain nichts.',
  messages: MESSAGES,
  caution: (hasLink, hasHidden) =>
    hasLink && hasHidden
      ? 'Der Text enthält einen Link und verborgene Zeichen. Vorschläge kann jeder schreiben: Folgen Sie keinen Links darin.'
      : hasLink
        ? 'Der Text enthält einen Link. Vorschläge kann jeder schreiben: Folgen Sie keinen Links darin.'
        : 'Der Text enthält verborgene Zeichen, hier markiert. Er besagt vielleicht nicht, was er zu besagen scheint.',
  proposer: 'Von',
  deposit: 'Pfand',
  depositFate: (burnsWithoutQuorum, veto) => {
    const [few, many] = ['die nötige Beteiligung verfehlt wird', `mehr als ${veto ?? ''} mit Veto dagegen stimmen`]
    if (!burnsWithoutQuorum && veto === null) return 'Wird nach der Abstimmung zurückgezahlt.'
    const when = burnsWithoutQuorum ? (veto === null ? few : `${few} oder ${many}`) : many
    return `Wird nach der Abstimmung zurückgezahlt; verfällt, wenn ${when}.`
  },
  submitted: 'Eingereicht',
  voting: 'Abstimmung',
  span: (from, to) => `${from} bis ${to}`,
  until: (moment) => `bis ${moment}`,
  quorum: 'Nötige Beteiligung',
  quorumReached: (turnout, quorum) => `Erreicht: ${turnout} der Stimmkraft haben abgestimmt, ${quorum} sind nötig.`,
  quorumMissed: (turnout, quorum) =>
    `${quorum} der Stimmkraft müssen abstimmen, bisher sind es ${turnout}. Darunter scheitert der Vorschlag, egal, wie abgestimmt wird.`,
  toPass: 'Zur Annahme',
  pass: (yes, veto) => `Mehr als ${yes} Ja, ohne Enthaltungen gezählt, und höchstens ${veto} Nein mit Veto.`,
  passVeto: (veto) => `Höchstens ${veto} Nein mit Veto. Wie viel Ja nötig ist, hängt von der Funktion ab, die er ausführt.`,
  ownWeight: 'Ihre Stimme zählt',
  staked: 'bei aktiven Validatoren gestakt.',
  weightUnread: 'Ihr Stake konnte nicht gelesen werden.',
  noWeight: 'Nichts: Sie haben keinen Stake bei einem aktiven Validator.',
  ownWeightOf: (amounts) => `Ihre Stimme zählt ${amounts}: Ihr Stake bei aktiven Validatoren.`,
  noOwnWeight: 'Ihre Stimme zählt nichts: Sie haben bei keinem aktiven Validator gestakt.',
  vestingToo: 'Gesperrte Coins, die nach und nach frei werden, zählen auch.',
  part: (hundredths) => `${formatDigits((hundredths / 100).toFixed(2))} %`,
  soFar: 'Bisherige Stimmen',
  tally: (id) => `Bisherige Stimmen über Vorschlag ${id}`,
  percent: (hundredths) => `${formatCount(hundredths / 100)} %`,
  turnout: (turnout, quorum) => `${turnout} der Stimmkraft haben abgestimmt (nötig: ${quorum}).`,
  voteOn: (id) => `Ihre Stimme über Vorschlag ${id}`,
  ownVote: (option, id) => `Über Vorschlag ${id} abstimmen: ${option}, Ihre jetzige Stimme`,
  vote: (option, id) => `Über Vorschlag ${id} abstimmen: ${option}`,
  voted: (options) => `Sie haben abgestimmt: ${options}. Eine neue Stimme ersetzt sie.`,
  notVoted: 'Sie haben noch nicht abgestimmt.',
  yourVote: 'Ihre Stimme',
  checkFirst: 'Sie prüfen sie, bevor Sie signieren.',
  toVote: (id) => `Über Vorschlag ${id} abstimmen`,
  toChange: (id) => `Stimme zu Vorschlag ${id} ändern`,
  split: 'Stimme teilen',
  splitOn: (id) => `Stimme über Vorschlag ${id} teilen`,
  splitLead: 'Jede Möglichkeit bekommt einen Anteil Ihrer Stimme.',
  share: (option) => `${option}, Prozent`,
  percentText: (percent) => `${percent} %`,
  left: (percent) => `Noch ${percent} %`,
  tooMuch: (percent) => `${percent} % über 100 %`,
  whole: 'Noch 0 %',
  wrongShare: 'Eine Zahl unter 100 eingeben',
  oneOption: 'Auf zwei oder mehr verteilen',
  review: 'Prüfen',
  weighted: (option, weight) => `${option} mit ${weight}`,
}
