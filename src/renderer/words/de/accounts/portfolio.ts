// Holds the German texts of the portfolio.
import type { StakePart } from '../../../../shared/contract/history/portfolio.ts'
import type { AllWords } from '../../words.ts'
import { formatCount, formatDay, formatList, formatElapsed, plural } from '../format.ts'

type Words = AllWords['portfolioWords']

const assets = { one: 'Asset', other: 'Assets' }
const unpricedOnes = { one: 'Asset ohne Preis zählt', other: 'Assets ohne Preis zählen' }
const validatorForms = { one: 'Validator', other: 'Validatoren' }
const chainForms = { one: 'Chain', other: 'Chains' }
/** Most chains that a sentence names. */
const MAX_NAMES = 2

const DAY_MS = 86_400_000

const includedKinds: Record<StakePart['kind'], string> = {
  delegation: 'was gestakt ist',
  locked: 'was gesperrt ist',
  unbonding: 'was gerade frei wird',
  unlocked: 'was frei, aber nicht abgehoben ist',
  reward: 'Erträge',
  vesting: 'was ein Zeitplan bindet',
}

/** Describes a stake beside its chain and amount. */
const stakeText: Words['stake'] = ({ kind, validators, completesAt }, now) => {
  switch (kind) {
    case 'delegation':
      return `gestakt bei ${plural(validators, validatorForms)}`
    case 'locked':
      if (completesAt === null) return 'gesperrt'
      return completesAt <= now ? 'Sperre abgelaufen, lässt sich unstaken' : `gesperrt bis ${formatDay(completesAt, now)}`
    case 'unlocked':
      return 'frei, kann abgehoben werden'
    case 'unbonding':
      if (completesAt === null) return 'wird frei'
      if (completesAt <= now) return `frei seit ${formatDay(completesAt, now)}`
      return `wird frei ${completesAt - now < DAY_MS ? `in ${formatElapsed(completesAt - now)}` : `am ${formatDay(completesAt, now)}`}`
    case 'reward':
      return `Erträge von ${plural(validators, validatorForms)}, noch nicht abgeholt`
    case 'vesting':
      return completesAt === null
        ? 'dauerhaft gebunden, oben mitgezählt'
        : `durch einen Zeitplan gebunden bis ${formatDay(completesAt, now)}, oben mitgezählt`
  }
}

/** Texts of the portfolio. */
export const portfolioWords: Words = {
  title: 'Portfolio',
  account: 'Konto',
  list: 'Bestände nach Asset',
  columns: { asset: 'Asset', on: 'Auf', amount: 'Betrag' },
  unfold: (symbol) => `${symbol} nach Chain aufklappen`,
  fold: (symbol) => `${symbol} nach Chain zuklappen`,
  more: (count) => `+${count}`,
  moving: 'Unterwegs',
  movingOrReady: 'Unterwegs und abzuholen',
  moreMoving: (count) => `${count} weitere zeigen`,
  movingWorth: (dollars) => `+ ${dollars} unterwegs`,
  readyWorth: (dollars) => `+ ${dollars} abzuholen`,
  claim: 'Abholen',
  claimLabel: (amount: string) => `${amount} abholen`,
  openTransferSheet: 'Frachtbrief öffnen',
  waybill: 'WB',
  from: (chain: string) => `von ${chain}`,
  freshness: 'Aktualität',
  freshnessColumns: 'Block, Alter',
  allFresh: (count) => (count === 1 ? 'Die Chain ist aktuell' : `Alle ${formatCount(count)} Chains aktuell`),
  accounts: 'Konten',
  notInTotals: 'nicht in Ihren Summen',
  noAccount: 'Noch nichts zu zeigen. Fügen Sie ein Konto hinzu, und seine Bestände auf jeder Chain erscheinen hier.',
  addAccount: 'Konto hinzufügen',
  nothingHeld: 'Auf den Chains, die Waybill liest, wird nichts gehalten.',
  nothingYet: 'Die Guthaben wurden noch nicht gelesen. Sie erscheinen hier, sobald eine Chain antwortet.',
  offline: 'Keine Chain antwortet. Gezeigt wird, was auf diesem Computer ist, und Waybill fragt weiter.',
  moreTroubles: (count) => (count === 1 ? 'Eine weitere antwortet nicht.' : `${count} weitere antworten nicht.`),
  lastKnown: 'Gezeigt wird der letzte bekannte Stand.',
  summary: (listed, unverified, chains) => {
    const unverifiedOnes = unverified === 0 ? '' : ` und ${plural(unverified, { one: 'ungeprüftes', other: 'ungeprüfte' })}`
    return `${plural(listed, assets)}${unverifiedOnes} auf ${plural(chains, chainForms)}.`
  },
  unverified: (count) => plural(count, { one: 'ungeprüftes Asset', other: 'ungeprüfte Assets' }),
  notInTotal: 'nicht in der Summe',
  showUnverified: (assets) => `${assets} zeigen`,
  hideUnverified: (assets) => `${assets} verbergen`,
  hide: 'Dieses Asset verbergen',
  unhide: 'Dieses Asset nicht mehr verbergen',
  isHidden: 'verborgen',
  hidden: (count) => `Ohne ${plural(count, { one: 'Asset, das Sie verborgen haben', other: 'Assets, die Sie verborgen haben' })}.`,
  showHidden: 'Verborgenes zeigen',
  leaveOut: 'Wieder weglassen',
  countedElsewhere: 'Teil der Beträge oben',
  /** Kinds that a total counts besides the spendable amount. */
  included: 'mit Stakes',
  includedTitle: (kinds) => `Der Betrag zählt mit: ${formatList(kinds.map((kind) => includedKinds[kind]))}`,
  stake: stakeText,
  kept: (moment) => `Stand ${moment}`,
  keptTitle: 'Die Chain gab seither keine gültige Antwort dazu. Das ist ihre letzte.',
  rank: ({ rank, lookedAt }) =>
    rank === null ? `nicht unter den ersten ${formatCount(lookedAt)} Inhabern` : `Rang ${formatCount(rank)} unter den Inhabern`,
  value: 'Wert',
  price: 'Preis',
  dayChange: '24 Std.',
  total: 'Summe',
  totalSoFar: 'Summe bisher',
  stillLoading: (balances, stakes) => {
    const where = balances.length > MAX_NAMES ? plural(balances.length, chainForms) : formatList(balances)
    const parts = [...(balances.length > 0 ? [`Guthaben auf ${where}`] : []), ...(stakes ? ['Stakes'] : [])]
    return `Noch nicht geladen: ${formatList(parts)}.`
  },
  notCounted: (chains) =>
    `Nicht dabei: ${chains.length > MAX_NAMES ? plural(chains.length, chainForms) : formatList(chains)} (keine Antwort).`,
  myAccounts: 'Meine Konten',
  watchOnly: (dollars) => `Nur beobachtet: ${dollars}, nicht in der Summe.`,
  watchOnlyLeftOut: 'Ohne beobachtete Konten.',
  change: (dollars, share) => `${dollars} (${share}) in 24 Std.`,
  changeTitle: (since) => `Was jetzt da ist, neben dem, was es zu den Preisen von ${since} wert war`,
  changeIn: { quarter: 'in 90 Tagen', year: 'in einem Jahr' },
  changeSince: (day) => `seit dem ${day}`,
  changeRange: (dollars, share, span) => `${dollars}${share === null ? '' : ` (${share})`} ${span}`,
  changeOfPart: {
    up: (dollars, share, span) => `, ${span} ${dollars} mehr${share === null ? '' : ` (${share})`}`,
    down: (dollars, share, span) => `, ${span} ${dollars} weniger${share === null ? '' : ` (${share})`}`,
    same: (span) => `, ${span} unverändert`,
  },
  about: (dollars) => `etwa ${dollars}`,
  changeRangeTitle: (since) =>
    `Verfügbarer Wert jetzt gegenüber dem ${since}. Zählt, was kam und ging und was die Preise taten; was gestakt wird, zählt nicht mehr mit.`,
  spendablePart: (dollars) => `Verfügbar: ${dollars}`,
  lockedPart: (dollars) => `Gestakt oder noch nicht frei: ${dollars}`,
  olderPrices: (day) => `Preise vor dem ${day} sind nicht alle gespeichert: Der nächste gespeicherte steht für sie.`,
  pricesUpdated: (change) => `Preise aktualisiert, ${change}.`,
  unpricedAsset: (host) => `${host} hat keinen Preis für dieses Asset.`,
  /** An unknown value is not zero. */
  noValue: '–',
  noPrice: 'kein Preis',
  unpriced: (count) => `${plural(count, unpricedOnes)} nicht mit.`,
  pricesSeen: (host, ago) => `In US-Dollar, Preise von ${host}, ${ago}.`,
  pricesOff: (host) => `Preise sind aus, deshalb werden Beträge nicht addiert. Mit Preisen würde ${host} gefragt.`,
  noPriceHost: 'Dieses Netz hat keinen Preisdienst, deshalb werden Beträge nicht addiert.',
  turnOn: 'In den Einstellungen einschalten',
}
