// Holds the English texts of links that fill the transfer form.
import type { TransferLink } from '../../../../shared/contract/transfer/transferLink.ts'

/** Texts of links that fill the transfer form. */
export const linkWords = {
  label: 'Filled by a link',
  filled: 'A link filled in this form. Check every value and choose the account to pay from.',
  refused: 'Waybill couldn’t read this link. Nothing was filled in.',
  unknownChain: 'No such chain on this network. The link may be for another network.',
  empty: 'Clear form',
  dismiss: 'Close',
} as const

/** Names of a link's fields, in the order of the form. */
export const linkFieldWords: Record<keyof TransferLink, string> = {
  fromChain: 'From chain',
  fromAsset: 'Asset',
  toChain: 'To chain',
  toAsset: 'As',
  amount: 'Amount',
  recipient: 'Recipient',
}
