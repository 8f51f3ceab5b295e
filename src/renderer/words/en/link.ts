// Words about links that fill the transfer form.
import type { TransferLink } from '../../../shared/transferLink.ts'

export const linkWords = {
  label: 'Filled by a link',
  filled: 'A link filled this form. Compare every value with what you want, and choose the account that pays yourself.',
  refused: 'A link was not taken: Waybill does not read it. Nothing was filled in.',
  unknownChain: 'This network has no such chain. The link may be meant for another network.',
  empty: 'Empty the form',
  dismiss: 'Close',
} as const

/** What a link may say, in the order of the form. */
export const linkFieldWords: Record<keyof TransferLink, string> = {
  fromChain: 'From chain',
  fromAsset: 'Asset',
  toChain: 'To chain',
  toAsset: 'As',
  amount: 'Amount',
  recipient: 'Recipient',
}
