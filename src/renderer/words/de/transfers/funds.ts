// Holds the German texts of the sentence that says where the money is.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { FundsNow, Unsigned } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { AllWords } from '../../words.ts'
import type { Names } from '../../en/transfers/funds.ts'
import { lockDay, permissions, voteOptions, voteShares, years } from './actions.ts'
import { returningText } from './late.ts'
import { formatList, formatShortDay, formatTime, formatTimeSeconds } from '../format.ts'

type Words = AllWords

/** Says where the money is in one sentence, and names the source where only the router reports it. */
export const fundsText: Words['fundsText'] = (funds, names) =>
  'isReported' in funds && funds.isReported ? `${placeText(funds, names)} ${reported}` : placeText(funds, names)

const reported = 'So sagt es der Router; Waybill hat es auf der Chain nicht gesehen.'
const unwatched = 'Der Router sieht nicht mehr hin; das Geld ist nicht verloren.'

function placeText(funds: FundsNow, names: Names): string {
  const money = funds.money.isExact ? names.money(funds.money) : `Etwa ${names.money(funds.money)}`
  const on = names.chain(funds.money.chainId)
  switch (funds.place) {
    case 'sender':
      return `${money} auf ${on}, bei Ihnen. ${senderText(funds.because, on)}`
    case 'leaving':
      return leavingText(funds.step, money, on)
    case 'onTheWay': {
      const way = `zwischen ${names.chain(funds.from)} und ${names.chain(funds.to)}`
      const since = funds.since === null ? '' : ` seit ${formatTimeSeconds(funds.since)}`
      return funds.isWatched ? `${money} ${way}${since}` : `${money}: zuletzt gesehen ${way}. ${unwatched}`
    }
    case 'stop':
      return funds.isWatched
        ? `${money} auf ${names.chain(funds.at)}, unterwegs nach ${names.chain(funds.to)}`
        : `${money}: zuletzt gesehen auf ${names.chain(funds.at)}. ${unwatched}`
    case 'resting':
      return `${money} auf ${on}, bei Ihnen. ${restingText(funds.because, names.chain(funds.to))}`
    case 'bridge':
      return `${money} in der Brücke von ${names.chain(funds.from)}, ${bridgeText(funds, names.chain(funds.at))}`
    case 'returning':
      return returningText({ ...funds, from: names.chain(funds.from), at: names.chain(funds.at) }, money)
    case 'claimable':
      return claimText(funds.step, money, names.chain(funds.at))
    case 'recipient': {
      const elsewhere = names.savedRecipient === null ? 'beim Empfänger' : `bei ${names.savedRecipient}`
      const whose = names.ownRecipient === null ? elsewhere : 'bei Ihnen'
      return funds.isConverted ? `${money} auf ${on}, ${whose}.` : `${money} auf ${on}, ${whose}, aber nicht in dem gewünschten Asset.`
    }
    case 'returned':
      return `${money} auf ${on}, bei Ihnen. Nichts ist unterwegs.`
    case 'stranded':
      return funds.because === 'halted'
        ? `${money} auf ${on}, bei Ihnen, wo Sie die Reise beendet haben. Nichts ist unterwegs.`
        : `${money} auf ${on}, wo die Reise endete.`
    case 'unknown':
      return funds.why === 'refunded'
        ? `${money}: als zurückgezahlt gemeldet, ohne dass gesagt wird, wohin. Zuletzt gesehen auf ${names.chain(funds.lastSeen)}.`
        : `${money}: zuletzt gesehen auf ${names.chain(funds.lastSeen)}. Der Router sagt nicht, wo es jetzt liegt.`
    case 'permission':
      return permissionText(funds.because, on)
    case 'action':
      return actionText(funds, names)
  }
}

function leavingText(step: Extract<FundsNow, { place: 'leaving' }>['step'], money: string, on: string): string {
  switch (step) {
    case 'sending':
      return `${money} auf ${on}, kurz vor der Abreise. Waybill stellt fest, ob es hinausging.`
    case 'sent':
      return `${money} auf ${on} gesendet. Es wartet auf einen Block.`
    case 'takingBack':
      return `${money} auf ${on}, geht oder bleibt: Zwei Transaktionen streiten um eine Nonce, und es zählt, welche zuerst in einen Block kommt.`
  }
}

function restingText(because: Unsigned, to: string): string {
  switch (because) {
    case 'unsigned':
      return `Es geht nach ${to} weiter, wenn Sie die nächste Etappe signieren.`
    case 'maybeSigned':
      return 'Ihr Ledger wurde um die Signatur der nächsten Etappe gebeten; gesendet wurde sie nicht.'
    case 'unsent':
      return 'Die nächste Etappe ist signiert, aber nicht gesendet.'
  }
}

function bridgeText({ claimableAt, expectedAt }: { claimableAt: number | null; expectedAt: number | null }, at: string): string {
  if (claimableAt === null && expectedAt === null) return `auf ${at} noch nicht erfasst. Bis dahin gibt es nichts zu signieren.`
  if (claimableAt === null)
    return `abzuholen auf ${at} etwa ab ${formatShortDay(expectedAt ?? 0)}, ${formatTime(expectedAt ?? 0)}. Noch nichts zu signieren.`
  return `abzuholen auf ${at} ab ${formatShortDay(claimableAt)}, ${formatTime(claimableAt)}.`
}

function claimText(step: Extract<FundsNow, { place: 'claimable' }>['step'], money: string, at: string): string {
  switch (step) {
    case 'open':
      return `${money} in der Brücke, abholbereit auf ${at}. Es wartet, solange Sie wollen.`
    case 'claiming':
      return `${money} in der Brücke. Die Abholung wartet auf einen Block von ${at}.`
    default:
      return `${money} in der Brücke, auf ${at} noch abzuholen. ${senderText(step, at)}`
  }
}

/** Says what becomes of a permission. */
export const permissionText: Words['permissionText'] = (because, on) => {
  switch (because) {
    case 'revoked':
      return 'Die Berechtigung ist widerrufen.'
    case 'leaving':
      return `Der Widerruf wartet auf einen Block von ${on}.`
    case 'unsigned':
      return 'Die Berechtigung gilt, bis Sie signieren.'
    case 'maybeSigned':
      return 'Die Berechtigung gilt. Ihr Ledger wurde um die Signatur des Widerrufs gebeten; gesendet wurde nichts.'
    case 'unsent':
      return 'Die Berechtigung gilt. Der Widerruf ist signiert, aber nicht gesendet.'
    default:
      return `Die Berechtigung gilt. ${senderText(because, on)}`
  }
}

/** Says what becomes of an action. */
export const actionText: Words['actionText'] = ({ because, action, about, money }, names) => {
  const on = names.chain(money.chainId)
  switch (because) {
    case 'done': {
      const amount = formatList(about.map(names.money))
      const isExact = about.every((one) => one.isExact)
      return action === null
        ? `Auf ${on} ausgeführt.`
        : doneText(action, isExact ? amount : `${isAtStart(action) ? 'Etwa' : 'etwa'} ${amount}`, names.validator)
    }
    case 'leaving':
      return `Wartet auf einen Block auf ${on}.`
    default:
      return senderText(because, on)
  }
}

/** Returns whether the sentence of an action begins with its amount. */
function isAtStart({ type }: Action): boolean {
  return type !== 'extendName'
}

function doneText(action: Action, amount: string, validator: string | null): string {
  switch (action.type) {
    case 'revokeGrants':
      return action.grants.length === 1 ? 'Die Berechtigung ist widerrufen.' : `${permissions(action.grants.length)} sind widerrufen.`
    case 'extendName':
      return `${action.name} für ${amount} um ${years(action.years)} verlängert.`
    case 'extendLock':
      return `${amount}${validator === null ? '' : ` bei ${validator}`} bis ${lockDay(action.until)} gesperrt.`
    case 'unstakeLock':
      return `${amount} ${validator === null ? '' : `von ${validator} `}wird frei.`
    case 'claimLocked':
      return `${amount} an Erträgen gesperrter Stakes ausgezahlt.`
    case 'withdrawUnlocked':
      return `${amount} aus gesperrten Stakes abgehoben.`
    case 'claimVip':
      return amount === '' ? 'VIP-Erträge abgeholt.' : `${amount} an VIP-Erträge ausgezahlt.`
    case 'voteWeighted':
      return `Über Vorschlag ${action.proposal} abgestimmt: ${voteShares(action.options)}.`
    case 'voteGauges':
      return `Im VIP-Zyklus ${action.cycle} abgestimmt.`
    case 'vote':
      return `Über Vorschlag ${action.proposal} mit ${voteOptions[action.option]} abgestimmt.`
    case 'claimRewards':
      return `${amount} Erträge${validator === null ? '' : ` von ${validator}`} ausgezahlt.`
    case 'compound':
      return `${amount} Erträge${validator === null ? '' : ` bei ${validator}`} wieder gestakt.`
    case 'delegate':
      return `${amount}${validator === null ? '' : ` bei ${validator}`} gestakt.`
    case 'undelegate':
      return `${amount}: Unstaken${validator === null ? '' : ` von ${validator}`} läuft.`
    case 'redelegate':
      return `${amount}${validator === null ? '' : ` zu ${validator}`} verschoben.`
    case 'cancelUnbonding':
      return `${amount} wieder${validator === null ? '' : ` bei ${validator}`} gestakt.`
  }
}

/** Explains why all of it still lies with the sender. */
export const senderText: Words['senderText'] = (because, chain) => {
  switch (because) {
    case 'unsigned':
      return 'Nichts ist signiert.'
    case 'hookSigned':
      return 'Die Erlaubnis zum Umwandeln ist signiert; der Transfer selbst ist nicht signiert.'
    case 'approving':
      return 'Eine Freigabe wartet auf einen Block. Der Transfer selbst ist nicht signiert.'
    case 'approved':
      return 'Die Freigabe ist erteilt; der Transfer selbst ist nicht signiert.'
    case 'maybeSigned':
      return 'Ihr Ledger wurde um die Signatur gebeten; gesendet wurde nichts.'
    case 'unsent':
      return 'Signiert, aber noch nicht gesendet.'
    case 'takenBack':
      return 'Zurückgenommen: An seiner Stelle kam eine leere Transaktion in einen Block, für ihre Netzgebühr.'
    case 'failedOnSource':
      return `${chain} nahm die Transaktion auf, aber sie schlug fehl: Nur die Netzgebühr ist ausgegeben.`
    case 'refusedByChain':
      return `${chain} hat die Transaktion abgelehnt. Nichts wurde ausgegeben.`
    case 'cancelled':
      return 'Abgebrochen, bevor etwas gesendet wurde.'
    case 'expired':
      return 'Das Angebot lief ab, bevor es signiert war.'
    case 'expiredUnsent':
      return 'Die Transaktion kam zu spät für ihren Block. Nichts wurde ausgegeben, und sie kann nicht mehr hinausgehen.'
    case 'superseded':
      return 'Eine andere Transaktion dieses Kontos trat an ihre Stelle. Diese kann nicht mehr hinausgehen.'
  }
}
