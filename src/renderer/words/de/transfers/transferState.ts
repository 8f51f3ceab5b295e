// Holds the German texts of the states of a transfer, for its tag and for the list.
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** States of a transfer in one or two words. */
export const stateWords: Words['stateWords'] = {
  ended: 'Widerrufen',
  takenBack: 'Zurückgenommen',
  leaving: 'Geht ab',
  nextLeg: 'Nächste Etappe wartet auf Ihre Signatur',
  draft: 'Entwurf, nicht signiert',
  unsigned: 'Wartet auf Ihre Signatur',
  signedNotSent: 'Signiert, nicht gesendet',
  inBridge: 'In der Brücke',
  inTransit: 'Unterwegs',
  late: 'Länger als üblich',
  returning: 'Kommt zurück',
  notTracked: 'Nicht mehr verfolgt',
  claimable: 'Abholbereit',
  refundClaimable: 'Rückgabe abholbereit',
  claimed: 'Abgeholt',
  arrived: 'Angekommen',
  arrivedByWord: 'Angekommen, sagt der Router',
  unconverted: 'Ungetauscht angekommen',
  cameBack: 'Zurückgezahlt',
  stoppedOnWay: 'Unterwegs stehen geblieben',
  failedOnWay: 'Unterwegs fehlgeschlagen',
  failedOnSource: 'Fehlgeschlagen, Gebühr ausgegeben',
  notSent: 'Nicht gesendet',
  notNeeded: 'Nicht mehr nötig',
  halted: 'Unterwegs belassen',
  replaced: 'Ersetzt',
}

/** What a transaction does that waits for a block and sends no money away. */
export const pendingWords: Words['pendingWords'] = {
  claim: 'Abholung',
  revoke: 'Widerruf',
  approval: 'Freigabe',
  cancel: 'Rücknahme',
  claimRewards: 'Abholung der Erträge',
  compound: 'Staken der Erträge',
  delegate: 'Staken',
  undelegate: 'Unstaken',
  redelegate: 'Umzug des Stakes',
  cancelUnbonding: 'Abbruch des Unstakens',
  vote: 'Abstimmung',
  voteWeighted: 'Abstimmung',
  revokeGrants: 'Widerruf',
  extendName: 'Verlängerung des Namens',
  extendLock: 'Verlängerung der Sperre',
  unstakeLock: 'Unstaken',
  claimLocked: 'Erträge abholen',
  withdrawUnlocked: 'Abheben',
  voteGauges: 'Abstimmung',
  claimVip: 'Abholung',
}

/** Texts of the list besides the state. */
export const lineWords: Words['lineWords'] = {
  leg: (number, of) => `Unterwegs, Etappe ${number} von ${of}`,
  pending: (doing, chain) => `${doing} auf ${chain}`,
  revoke: 'Berechtigung widerrufen',
  allowance: (amounts) => `bis ${amounts}`,
  allowanceAll: (symbol) => `alle ${symbol}`,
  sendOn: (chain) => `Senden auf ${chain}`,
  swapOn: (chain) => `Tauschen auf ${chain}`,
  arrivedIn: (span) => `Angekommen in ${span}`,
  byWord: (line) => `${line}, sagt der Router`,
  cameBackTo: (chain) => `Zurückgezahlt auf ${chain}`,
  stoppedOn: (chain) => `Stehen geblieben auf ${chain}`,
  bridgeUntil: (when) => `In der Brücke bis ${when}`,
  bridgeAbout: (when) => `In der Brücke bis etwa ${when}`,
  doneBy: (number) => `Durch ${number} ersetzt`,
  notSent: {
    cancelled: 'Nicht gesendet, abgebrochen',
    expired: 'Nicht gesendet, Angebot abgelaufen',
    expiredUnsent: 'Nicht gesendet, zu spät für den Block',
    refusedByChain: 'Nicht gesendet, von der Chain abgelehnt',
    superseded: 'Nicht gesendet, durch eine andere ersetzt',
  },
}
