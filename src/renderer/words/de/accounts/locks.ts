// Holds the German texts of locked stakes.
import type { AllWords } from '../../words.ts'

/** Texts of locked stakes. */
export const lockWords: AllWords['lockWords'] = {
  title: 'Gesperrte Stakes',
  lead: 'Auch gesperrte Stakes bringen Erträge. Unstaken lassen sie sich, sobald die Sperre abgelaufen ist.',
  unread: (chain) => `${chain} hat keine gültige Antwort zu gesperrten Stakes gegeben, deshalb fehlen sie.`,
  validator: 'Validator',
  timeLeft: 'Noch',
  amount: 'Betrag',
  until: 'Bis',
  state: 'Stand',
  ended: 'Abgelaufen',
  unstaking: 'Wird frei',
  rewards: (sum) => `Erträge: ${sum}`,
  ofThem: (sum) => `${sum} davon gesperrt`,
  ofRewards: (sum) => `${sum} aus gesperrten Stakes`,
  free: (sum) => `Frei, noch nicht abgehoben: ${sum}`,
  extend: 'Verlängern',
  extendLabel: (validator) => `Sperre bei ${validator} verlängern`,
  unstake: 'Unstaken',
  unstakeLabel: (validator) => `Abgelaufene Sperre bei ${validator} unstaken`,
  claim: (sum) => `Abholen (${sum})`,
  claimLabel: (claim) => `${claim}, Erträge gesperrter Stakes`,
  withdraw: 'Abheben',
  dialogLead: 'Die ganze Sperre bleibt länger bei ihrem Validator. Vor dem neuen Ende lässt sich nichts davon unstaken.',
  term: 'Verlängern um',
  terms: { 1: '3 Monate', 2: '6 Monate', 4: '1 Jahr', 8: '2 Jahre' },
  newEnd: 'Neues Ende',
  from: (day) => `statt ${day}`,
  tooFar: (day) => `Eine Sperre kann nicht nach dem ${day} enden.`,
  review: 'Prüfen',
}
