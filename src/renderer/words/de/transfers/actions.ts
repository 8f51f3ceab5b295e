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
export const actionPlanText: Words['actionPlanText'] = (action, chain) => {
  switch (action.type) {
    case 'claimRewards':
      return `${chain} zahlt die Erträge von ${plural(action.validators.length, { one: 'Validator', other: 'Validatoren' })} aus`
    case 'delegate':
      return `${chain} stakt es bei dem Validator`
    case 'undelegate':
      return `${chain} löst es aus dem Stake: Nach der Wartezeit ist es frei`
    case 'redelegate':
      return `${chain} verschiebt es sofort zu dem anderen Validator`
    case 'cancelUnbonding':
      return `${chain} stakt es wieder bei dem Validator`
  }
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
