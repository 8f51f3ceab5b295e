// Chooses which recipients are offered while one is typed, and which field is missing next. Pure.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import type { ListedLabel } from '../../../../shared/contract/history/label.ts'
import { hasHexForm } from '../../../../shared/domain/hexForm.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { paymentTime } from '../../../../shared/domain/transfer/legs.ts'
import { accountKey, canReceive, isAddressOf, lacksHexForm } from '../../../data/stores/ownAddress.ts'
import { isSend, type Form } from '../form/form.ts'
import { isAddressOn } from './recipientFault.ts'

/** A recipient with a name, in the form that the destination takes. */
export interface KnownRecipient {
  label: string
  value: string
  /** An account of the Ledger; else a watched one, an entry of the address book, or a recipient of before. */
  isOwn: boolean
  /** When Waybill paid it last, milliseconds since 1970; null for those that have a name. */
  paidAt: number | null
}

/** What the known recipients are collected from. */
export interface RecipientSources {
  accounts: readonly Account[]
  /** The account that pays: it is not offered as the recipient of its own payment. */
  senderId: string | null
  book: readonly Pick<ListedLabel, 'label' | 'address'>[]
  chain: Chain | null
  transfers: readonly TransferView[]
}

/** Most recipients that are offered at once, and how many of them may be without a name. */
const MAX_OFFERED = 4
const MAX_RECENT = 2
/** Fewest characters by which an address is completed. */
const MIN_ADDRESS = 5

/** Returns the user's other accounts, then the address book, each once and in the form that the chain takes. */
export function knownRecipients({ accounts, senderId, book, chain, transfers }: RecipientSources): KnownRecipient[] {
  // On another Cosmos chain no key may control the bytes of an Initia address.
  if (chain?.kind === 'cosmos') return recentRecipients({ accounts, book, chain, transfers })
  const isHex = chain?.kind === 'evm' || chain?.vm === 'evm'
  const own = accounts
    .filter((account) => account.id !== senderId && (hasHexForm(account) || chain?.kind !== 'evm'))
    .map((account) => ({
      label: account.label,
      value: account.address[isHex && hasHexForm(account) ? 'hex' : 'bech32'],
      isOwn: account.signer.kind !== 'watched',
      paidAt: null,
    }))
  const saved = book.flatMap(({ label, address }) => {
    if (label === '' || !canReceive(address)) return []
    const lacksHex = lacksHexForm(accounts, address.bech32)
    if (lacksHex && chain?.kind === 'evm') return []
    return [{ label, value: isHex && !lacksHex ? address.hex : address.bech32, isOwn: false, paidAt: null }]
  })
  const taken = new Set([...own.map(({ value }) => value), ...accounts.map(({ address }) => address.bech32)])
  return [...own, ...saved.filter(({ value }) => !taken.has(value)), ...recentRecipients({ accounts, book, chain, transfers })]
}

/**
 * Returns the recipients without a name that Waybill paid on this chain, latest first, each account once. Leaves out
 * recipients that only the copied history shows: strangers can write a lookalike of a paid address into it.
 */
function recentRecipients({ accounts, book, chain, transfers }: Omit<RecipientSources, 'senderId'>): KnownRecipient[] {
  const found = new Map<string, KnownRecipient>()
  for (const { transfer } of transfers) {
    const { recipient, quote } = transfer
    const paidAt = paymentTime(transfer)
    const isNamed = accounts.some((account) => isAddressOf(account, recipient)) || book.some((one) => hasAddress(one, recipient))
    if (quote.request.toChainId !== chain?.id || paidAt === null || isNamed || !isAddressOn(recipient, chain)) continue
    const key = accountKey(recipient)
    const earlier = found.get(key)?.paidAt ?? 0
    if (paidAt > earlier) found.set(key, { label: '', value: recipient, isOwn: false, paidAt })
  }
  return [...found.values()].toSorted((left, right) => (right.paidAt ?? 0) - (left.paidAt ?? 0))
}

function hasAddress({ label, address }: Pick<ListedLabel, 'label' | 'address'>, text: string): boolean {
  const wanted = text.toLowerCase()
  return label !== '' && (address?.bech32.toLowerCase() === wanted || address?.hex.toLowerCase() === wanted)
}

/** Returns the recipients whose name has a word, or whose address, beginning as what is typed; the first ones while nothing is. */
export function offeredRecipients(known: readonly KnownRecipient[], typed: string): KnownRecipient[] {
  const wanted = typed.trim().toLowerCase()
  const isOffered = ({ label, value }: KnownRecipient) =>
    ` ${label.toLowerCase()}`.includes(` ${wanted}`) || (wanted.length >= MIN_ADDRESS && value.toLowerCase().startsWith(wanted))
  const fits = wanted === '' ? known : known.filter(isOffered)
  const recent = fits.filter(({ paidAt }) => paidAt !== null).slice(0, MAX_RECENT)
  return [...fits.filter(({ paidAt }) => paidAt === null).slice(0, MAX_OFFERED - recent.length), ...recent]
}

/** Returns the field that the form needs next once its assets are chosen; null when it needs none. */
export function missingField(form: Pick<Form, 'from' | 'to' | 'recipient' | 'typed'>): 'recipient' | 'amount' | null {
  if (isSend(form) && (form.recipient ?? '').trim() === '') return 'recipient'
  return form.typed.trim() === '' ? 'amount' : null
}
