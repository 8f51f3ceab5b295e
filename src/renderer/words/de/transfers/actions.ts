// Holds the German texts of own actions: what each is, what the chain does, and what its boxes hold.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { AllWords } from '../../words.ts'
import { percentOf } from '../../../../shared/domain/transfer/voteWeights.ts'
import { formatDigits, formatList, formatShortDate, plural } from '../format.ts'

type Words = AllWords

/** Names of what can be voted. */
export const voteOptions: Words['voteOptions'] = { yes: 'Ja', no: 'Nein', abstain: 'Enthaltung', veto: 'Nein mit Veto' }

/** @example voteShares([{ option: 'yes', weight: '0.7' }, { option: 'no', weight: '0.3' }]) // 'Ja 70 % und Nein 30 %' */
export const voteShares: Words['voteShares'] = (shares) =>
  formatList(shares.map(({ option, weight }) => `${voteOptions[option]} ${formatDigits(percentOf(weight))} %`))

const NAMES: Record<Exclude<Action['type'], 'vote' | 'voteWeighted' | 'voteGauges' | 'revokeGrants' | 'extendName'>, string> = {
  claimRewards: 'Erträge abholen',
  compound: 'Erträge wieder staken',
  delegate: 'Staken',
  undelegate: 'Unstaken',
  redelegate: 'Stake verschieben',
  cancelUnbonding: 'Unstaken abbrechen',
  extendLock: 'Sperre verlängern',
  unstakeLock: 'Unstaken',
  claimLocked: 'Erträge gesperrter Stakes abholen',
  withdrawUnlocked: 'Aus gesperrten Stakes abheben',
  claimVip: 'VIP-Erträge abholen',
}

/** @example permissions(2) // '2 Berechtigungen' */
export function permissions(count: number): string {
  return plural(count, { one: 'Berechtigung', other: 'Berechtigungen' })
}

/** @example years(2) // '2 Jahre' */
export const years: Words['years'] = (count) => plural(count, { one: 'Jahr', other: 'Jahre' })

/** @example lockDay(1_816_790_400) // '28. Juli 2027' */
export const lockDay: Words['lockDay'] = (second) => formatShortDate(second * 1000, 0)

/** Names an action. */
export const actionName: Words['actionName'] = (action) => {
  if (action.type === 'revokeGrants') return `${permissions(action.grants.length)} widerrufen`
  if (action.type === 'extendName') return `${action.name} verlängern`
  if (action.type === 'voteGauges') return `Im VIP-Zyklus ${action.cycle} abstimmen`
  if (action.type === 'voteWeighted') return `Über Vorschlag ${action.proposal} geteilt abstimmen`
  return action.type === 'vote' ? `Über Vorschlag ${action.proposal} abstimmen: ${voteOptions[action.option]}` : NAMES[action.type]
}

/** Labels of what an action is about: amounts, or a vote. */
export const actionAmounts: Words['actionAmounts'] = {
  claimRewards: 'Sie erhalten ungefähr',
  compound: 'Sie staken',
  delegate: 'Sie staken',
  undelegate: 'Sie unstaken',
  redelegate: 'Sie verschieben',
  cancelUnbonding: 'Sie staken erneut',
  vote: 'Ihre Stimme',
  voteWeighted: 'Ihre Stimme',
  revokeGrants: 'Sie widerrufen',
  extendName: 'Sie zahlen, etwa',
  extendLock: 'Gesperrt bleibt',
  unstakeLock: 'Sie unstaken',
  claimLocked: 'Sie erhalten ungefähr',
  withdrawUnlocked: 'Sie heben ab',
  voteGauges: 'Ihre Stimme',
  claimVip: 'Sie erhalten',
}

/** The same labels once the chain has done it. */
export const actionDoneAmounts: Words['actionDoneAmounts'] = {
  claimRewards: 'Erträge',
  compound: 'Gestakt',
  delegate: 'Gestakt',
  undelegate: 'Wird frei',
  redelegate: 'Verschoben',
  cancelUnbonding: 'Wieder gestakt',
  vote: 'Abgestimmt',
  voteWeighted: 'Abgestimmt',
  revokeGrants: 'Widerrufen',
  extendName: 'Gezahlt',
  extendLock: 'Gesperrt',
  unstakeLock: 'Wird frei',
  claimLocked: 'Erträge',
  withdrawUnlocked: 'Abgehoben',
  voteGauges: 'Abgestimmt',
  claimVip: 'VIP-Erträge',
}

/** Says what the chain does with an action. */
export const actionPlanText: Words['actionPlanText'] = (action, chain) => {
  switch (action.type) {
    case 'claimRewards':
      return `${chain} zahlt die Erträge von ${plural(action.validators.length, { one: 'Validator', other: 'Validatoren' })}${
        action.locked === true ? ' und Ihrer gesperrten Stakes' : ''
      } aus`
    case 'compound':
      return `${chain} zahlt die Erträge aus und stakt sie ${action.stakes.length === 1 ? 'beim selben Validator' : 'bei denselben Validatoren'}`
    case 'delegate':
      return `${chain} stakt es bei dem Validator`
    case 'undelegate':
      return `${chain} löst es aus dem Stake: Nach der Wartezeit ist es frei`
    case 'redelegate':
      return `${chain} verschiebt es sofort zu dem anderen Validator`
    case 'cancelUnbonding':
      return `${chain} stakt es wieder bei dem Validator`
    case 'vote':
    case 'voteWeighted':
    case 'voteGauges':
      return `${chain} zählt Ihre Stimme`
    case 'revokeGrants':
      return `${chain} widerruft ${permissions(action.grants.length)}`
    case 'extendName':
      return `${chain} verlängert den Namen um ${years(action.years)}`
    case 'extendLock':
      return `${chain} hält es bis ${lockDay(action.until)} gesperrt`
    case 'unstakeLock':
      return `${chain} löst es aus dem Stake: Nach der Wartezeit können Sie es abheben`
    case 'claimLocked':
      return `${chain} zahlt die Erträge Ihrer gesperrten Stakes aus`
    case 'withdrawUnlocked':
      return `${chain} zahlt es auf Ihr Konto aus`
    case 'claimVip':
      return `${chain} zahlt aus, was frei geworden ist; das neue esINIT wird nach und nach frei`
  }
}

/** Other texts of actions. */
export const actionWords: Words['actionWords'] = {
  preparing: 'Wird vorbereitet',
  watchOnly: 'Nur beobachtet',
  onChain: (name, chain) => `${name} auf ${chain}`,
  account: 'Konto',
  rewards: 'Erträge',
  paid: 'Gezahlt',
  earnsYearly: (amount, percent) => `Bringt zum heutigen Satz ≈ ${amount} im Jahr (${percent}).`,
  alsoPaid: (amount) => `Zahlt auch etwa ${amount} an Erträgen aus.`,
  staysLocked: (amount) => `Lässt ${amount} an Erträgen liegen: Gesperrte Stakes zahlen nur INIT aus.`,
  alsoFree: (amount) => `Zahlt auch ${amount} aus, die nach dem Unstaken schon frei sind.`,
  validators: (count) => (count === 1 ? 'Validator' : 'Validatoren'),
  toValidator: 'nach',
  proposal: 'Vorschlag',
  name: 'Name',
  nameEnds: (before, after) => `läuft am ${after} ab statt am ${before}`,
  nameEnded: (before, after) => `am ${before} abgelaufen, läuft dann am ${after} ab`,
  changeUnread: 'Was er ändert, ließ sich nicht lesen.',
  namePrice:
    'Nach Auskunft des Nodes: Der Preis steht nicht in dem, was Sie signieren. Waybill fragt vor dem Signieren noch einmal nach und hört auf, wenn er mehr als 2 % höher ist.',
  lockEnds: (before, after) => `gesperrt bis ${after} statt bis ${before}`,
  lockEnded: (before, after) => `am ${before} abgelaufen, dann gesperrt bis ${after}`,
  lockWarning: 'Vorher lässt es sich nicht unstaken, und eine Verlängerung lässt sich nicht zurücknehmen.',
  from: 'Aus',
  lockedStakes: 'Ihre gesperrten Stakes',
  wholeLock: 'die ganze Sperre',
  holders: 'Wer',
  copyHolder: 'Adresse kopieren',
  withWeight: (amounts) => `mit ${amounts}`,
  noWeight: 'Sie haben nichts gestakt, deshalb zählt Ihre Stimme nichts',
  replacesVote: (earlier) => `Ersetzt Ihre frühere Stimme (${earlier})`,
  paidTo: 'Ausgezahlt an eine andere Adresse:',
  payoutTo: 'Erträge werden an eine andere Adresse ausgezahlt:',
  payoutUnknown: 'unbekannt',
  payoutUnread: 'Der Node sagt nicht, wohin Erträge ausgezahlt werden.',
  copyValidator: 'Adresse des Validators kopieren',
  done: 'Ausgeführt',
  toLists: {
    act: 'Staking öffnen',
    vip: 'VIP öffnen',
    vote: 'Governance öffnen',
    revoke: 'Berechtigungen öffnen',
    name: 'Konten öffnen',
    claim: 'Auszahlungen öffnen',
  },
  backTo: {
    act: 'Zurück zum Staking',
    vip: 'Zurück zu VIP',
    vote: 'Zurück zur Governance',
    revoke: 'Zurück zu den Berechtigungen',
    name: 'Zurück zu den Konten',
    claim: 'Zurück zu den Auszahlungen',
  },
  severalValidators: (count) => plural(count, { one: 'Validator', other: 'Validatoren' }),
  detail: ({ name, chainId, owner }) => `${name} auf ${chainId}, ${owner}`,
}
