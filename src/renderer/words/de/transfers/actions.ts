// Holds the German texts of own actions: what each is, what the chain does, and what its boxes hold.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords

/** Names of actions, as on their buttons. */
export const actionNames: Words['actionNames'] = {
  claimRewards: 'Erträge abholen',
  delegate: 'Staken',
  undelegate: 'Unstaken',
  redelegate: 'Stake verschieben',
  cancelUnbonding: 'Unstaken abbrechen',
}

/** Labels of the amounts that an action is about. */
export const actionAmounts: Words['actionAmounts'] = {
  claimRewards: 'Sie erhalten ungefähr',
  delegate: 'Sie staken',
  undelegate: 'Sie unstaken',
  redelegate: 'Sie verschieben',
  cancelUnbonding: 'Sie staken erneut',
}

/** Says what the chain does with an action. */
export const actionPlans: Words['actionPlans'] = {
  claimRewards: ({ validators }, chain) =>
    `${chain} zahlt die Erträge von ${plural(validators.length, { one: 'Validator', other: 'Validatoren' })} aus`,
  delegate: (_, chain) => `${chain} stakt es bei dem Validator`,
  undelegate: (_, chain) => `${chain} löst es aus dem Stake: Nach der Wartezeit ist es frei`,
  redelegate: (_, chain) => `${chain} verschiebt es sofort zu dem anderen Validator`,
  cancelUnbonding: (_, chain) => `${chain} stakt es wieder bei dem Validator`,
}

/** Other texts of actions. */
export const actionWords: Words['actionWords'] = {
  onChain: (name, chain) => `${name} auf ${chain}`,
  account: 'Konto',
  validators: (count) => (count === 1 ? 'Validator' : 'Validatoren'),
  toValidator: 'nach',
  paidTo: 'Ausgezahlt an eine andere Adresse:',
  copyValidator: 'Adresse des Validators kopieren',
  done: 'Ausgeführt',
  detail: ({ name, chainId, owner }) => `${name} auf ${chainId}, ${owner}`,
}
