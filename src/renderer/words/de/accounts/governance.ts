// Holds the German texts of the Governance screen.
import type { AllWords } from '../../words.ts'
import { formatCount, formatDuration } from '../format.ts'

/** Texts of the Governance screen. */
export const governanceWords: AllWords['governanceWords'] = {
  title: 'Governance',
  lead: 'Worüber die L1 gerade abstimmt. Ihre Stimme zählt so viel, wie Sie gestakt haben. Vorschläge und ihre Texte kann jeder schreiben: Folgen Sie keinen Links darin.',
  empty: 'Gerade wird über nichts abgestimmt.',
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
  ends: (ms, moment) => `endet in ${formatDuration(ms)}, am ${moment}`,
  ended: 'Die Abstimmung ist vorbei',
  nextTally: (moment) => `Kann ab ${moment} entschieden sein`,
  runs: 'Wird er angenommen, wird ausgeführt',
  runsNothing: 'Er ändert von sich aus nichts.',
  tally: (id) => `Bisherige Stimmen über Vorschlag ${id}`,
  percent: (hundredths) => `${formatCount(hundredths / 100)} %`,
  turnout: (turnout, quorum) => `${turnout} der Stimmkraft haben abgestimmt (Quorum ${quorum}).`,
  voteOn: (id) => `Ihre Stimme über Vorschlag ${id}`,
  vote: (option, id) => `Über Vorschlag ${id} abstimmen: ${option}`,
  voted: (options) => `Sie haben abgestimmt: ${options}. Eine neue Stimme ersetzt sie.`,
  notVoted: 'Sie haben noch nicht abgestimmt.',
  weighted: (option, weight) => `${option} mit ${weight}`,
}
