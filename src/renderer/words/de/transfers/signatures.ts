// Holds the German texts of the signatures of a transfer: what each is, and what became of it.
import type { AllWords } from '../../words.ts'
import type { HookState } from '../../en/transfers/signatures.ts'
import { formatCount } from '../format.ts'

type Words = AllWords

/** Names what was, or is to be, signed. */
export const signatureTitle: Words['signatureTitle'] = ({ purpose, replaces }) => {
  if (replaces?.how === 'speedUp') return 'Dasselbe noch einmal, mit höherer Gebühr'
  if (replaces?.how === 'cancel') return 'Nichts, an der Stelle der wartenden'
  return {
    transfer: 'Transfer',
    hook: 'Erlaubnis zum Umwandeln',
    approval: 'Freigabe',
    claim: 'Abholung',
    revoke: 'Widerruf der Berechtigung',
    act: 'Transaktion',
  }[purpose]
}

const hookStates: Record<HookState, string> = {
  given: 'signiert',
  unused: 'signiert, nicht gebraucht',
}

/** Describes the progress of one. */
export const signatureState: Words['signatureState'] = (leg, hook) => {
  if (leg.end !== null) return endText(leg.end)
  if (leg.purpose === 'hook') return leg.signedTx === null ? 'noch zu signieren' : hookStates[hook]
  if (leg.includedHeight !== null) return `in Block ${formatCount(leg.includedHeight)}`
  if (leg.includedAt !== null) return 'in einem Block'
  if (leg.sentAt !== null) return 'gesendet, wartet auf einen Block'
  return leg.signedTx === null ? 'noch zu signieren' : 'signiert'
}

/** Explains why one had no effect. */
export const endText: Words['endText'] = (end) =>
  ({
    cancelled: 'abgebrochen',
    expired: 'verworfen, das Angebot lief ab',
    discarded: 'Signatur verworfen',
    superseded: 'eine andere Transaktion trat an ihre Stelle',
    expiredUnsent: 'zu spät für ihren Block',
    refused: 'von der Chain abgelehnt',
    failed: 'fehlgeschlagen, die Netzgebühr ist ausgegeben',
    overtaken: 'zu spät, die erste wurde aufgenommen',
    replaced: 'ersetzt, kann nicht mehr hinausgehen',
  })[end]
