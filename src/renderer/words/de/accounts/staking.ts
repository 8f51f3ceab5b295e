// Holds the German texts of the Staking screen.
import type { AllWords } from '../../words.ts'
import { formatCount, formatDigits, formatDuration, plural } from '../format.ts'

const DAY_MS = 86_400_000

/** Writes whole days out. @example spanText(1_814_400_000) // '21 Tage' */
function spanText(ms: number, days: 'Tage' | 'Tagen' = 'Tage'): string {
  return ms >= DAY_MS ? plural(Math.round(ms / DAY_MS), { one: 'Tag', other: days }) : formatDuration(ms)
}

/** Texts of the Staking screen. */
export const stakingWords: AllWords['stakingWords'] = {
  title: 'Staking',
  lead: 'Was Sie auf der L1 gestakt haben, was es eingebracht hat und bei wem Sie staken können.',
  empty: 'Dieses Konto hat nichts gestakt.',
  noAccount: 'Fügen Sie ein Konto hinzu, um zu sehen, was es gestakt hat.',
  addAccount: 'Konto hinzufügen',
  list: 'Staking nach Chain',
  asking: 'Die Chain wird gefragt',
  checkNow: 'Jetzt prüfen',
  missing: (chain) => `${chain} antwortet nicht, deshalb fehlt das Staking dort.`,
  totalStaked: 'Gestakt gesamt',
  claimable: 'Abholbare Erträge',
  freeToStake: 'Verfügbar zum Staken',
  ownStake: 'Ihr Stake',
  timeLeft: 'Noch',
  free: 'Verfügbar',
  nextFree: (day: string) => `nächste am ${day}`,
  staked: 'Gestakt',
  rewards: 'Erträge',
  yourStakes: 'Ihre Stakes',
  unbondings: 'Wird frei',
  validators: 'Validatoren',
  validator: 'Validator',
  commission: 'Provision',
  commissionLead: 'Anteil Ihrer Erträge, den der Validator behält',
  power: 'Stimmgewicht',
  states: { active: 'Aktiv', inactive: 'Inaktiv', jailed: 'Gesperrt' },
  stateNotes: {
    inactive: 'Inaktive Validatoren unterschreiben zurzeit keine Blöcke. Ein Stake bei ihnen bringt nichts ein.',
    jailed:
      'Gesperrte Validatoren wurden ausgeschlossen, weil sie ausfielen oder doppelt unterschrieben. Ein Stake bei ihnen bringt nichts ein.',
  },
  noStakes: 'Sie haben hier keinen Stake.',
  noReward: 'Noch keine',
  belowFee: 'weniger als die Gebühr',
  feeAbove: (fee) => `Die Gebühr (etwa ${fee}) ist höher als die Erträge.`,
  percent: (hundredths) => `${formatCount(hundredths / 100)} %`,
  power2: (hundredths) => `${formatDigits((hundredths / 100).toFixed(2))} %`,
  waits: (ms) => `Bis ein Stake frei ist, dauert es ${spanText(ms)}.`,
  availableFrom: 'Verfügbar ab',
  paidTo: 'Erträge werden an eine andere Adresse ausgezahlt:',
  claim: 'Abholen',
  claimFrom: (validator) => `Erträge von ${validator} abholen`,
  claimAll: 'Alles abholen',
  claimSum: (claim, sum) => `${claim} (${sum})`,
  compound: 'Wieder staken',
  compoundMost: (count) => `Die größten Erträge wieder staken (${formatCount(count)})`,
  compoundSum: (compound, sum) => `${compound} (${sum})`,
  compoundTitle: 'Holt die Erträge ab und stakt sie bei denselben Validatoren, in einer Signatur.',
  claimMost: (count) => `Die größten Erträge abholen (${formatCount(count)})`,
  pick: (validator) => `${validator} auswählen`,
  claimPicked: (count) => `Von ${plural(count, { one: 'Validator', other: 'Validatoren' })} abholen`,
  tooMany: (count) => `Eine Signatur holt von höchstens ${formatCount(count)} Validatoren ab.`,
  change: 'Ändern',
  changeWith: (validator) => `Stake bei ${validator} ändern`,
  stake: 'Staken',
  stakeWith: (validator) => `Bei ${validator} staken`,
  way: 'Was zu tun ist',
  ways: { delegate: 'Mehr staken', undelegate: 'Unstaken', redelegate: 'Verschieben' },
  asset: 'Asset',
  amount: 'Betrag',
  max: 'Max.',
  maxLabel: 'Max: alles Verfügbare, bis auf etwas für Gebühren',
  available: (amount, worth, worthTyped) =>
    `${worthTyped === null ? '' : `${worthTyped}. `}Verfügbar: ${amount}${worth === null ? '' : ` (${worth})`}`,
  chooseValidator: 'Validator auswählen',
  withCommission: (name, percent) => `${name}, ${percent} Provision`,
  to: 'Zu Validator',
  notes: {
    delegate: (validator, ms) =>
      `Ihr Stake bringt Erträge, solange ${validator ?? 'der Validator'} aktiv ist. Das Unstaken dauert ${spanText(ms)}.`,
    undelegate: (ms) => `Es bringt ab sofort nichts mehr und ist in ${spanText(ms, 'Tagen')} frei.`,
    redelegate: (ms) => `Es ist sofort verschoben und kann ${spanText(ms)} lang nicht weiter verschoben werden.`,
  },
  paidNow: (amount) => `Ihre offenen Erträge hier (${amount}) werden mit ausgezahlt.`,
  bound: (moment) => `Hierher wurde ein Stake verschoben: Vor dem ${moment} kann keiner weiter verschoben werden.`,
  full: (count) => `Von diesem Validator werden schon ${formatCount(count)} Beträge frei. Warten Sie, bis einer frei ist.`,
  tooMuch: 'Mehr als verfügbar',
  amountNeeded: 'Betrag eingeben',
  noTarget: 'Kein anderer Validator ist aktiv',
  review: 'Prüfen',
  cancelUnbonding: 'Abbrechen',
  cancelFrom: (validator) => `Unstaken von ${validator} abbrechen`,
}
