// Chooses which recipients are offered while one is typed, and which field is missing next. Pure.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import type { ListedLabel } from '../../../../shared/contract/history/label.ts'
import { hasHexForm } from '../../../../shared/domain/hexForm.ts'
import { canReceive, lacksHexForm } from '../../../data/stores/ownAddress.ts'
import { isSend, type Form } from './form.ts'

/** A recipient with a name, in the form that the destination takes. */
export interface KnownRecipient {
  label: string
  value: string
  /** An account of the user; else an entry of the address book. */
  isOwn: boolean
}

/** What the known recipients are collected from. */
export interface RecipientSources {
  accounts: readonly Account[]
  /** The account that pays: it is not offered as the recipient of its own payment. */
  senderId: string | null
  book: readonly Pick<ListedLabel, 'label' | 'address'>[]
  chain: Chain | null
}

/** Most recipients that are offered at once. */
const MAX_OFFERED = 4
/** Fewest characters by which an address is completed. */
const MIN_ADDRESS = 5

/** Returns the user's other accounts, then the address book, each once and in the form that the chain takes. */
export function knownRecipients({ accounts, senderId, book, chain }: RecipientSources): KnownRecipient[] {
  // The bytes of an Initia address may belong to nobody on another Cosmos chain.
  if (chain?.kind === 'cosmos') return []
  const isHex = chain?.kind === 'evm' || chain?.vm === 'evm'
  const own = accounts
    .filter((account) => account.id !== senderId && (hasHexForm(account) || chain?.kind !== 'evm'))
    .map((account) => ({ label: account.label, value: account.address[isHex && hasHexForm(account) ? 'hex' : 'bech32'], isOwn: true }))
  const saved = book.flatMap(({ label, address }) => {
    if (label === '' || !canReceive(address)) return []
    const lacksHex = lacksHexForm(accounts, address.bech32)
    if (lacksHex && chain?.kind === 'evm') return []
    return [{ label, value: isHex && !lacksHex ? address.hex : address.bech32, isOwn: false }]
  })
  const taken = new Set([...own.map(({ value }) => value), ...accounts.map(({ address }) => address.bech32)])
  return [...own, ...saved.filter(({ value }) => !taken.has(value))]
}

/** Returns the recipients whose name has a word, or whose address, beginning as what is typed; the first ones while nothing is. */
export function offeredRecipients(known: readonly KnownRecipient[], typed: string): KnownRecipient[] {
  const wanted = typed.trim().toLowerCase()
  const isOffered = ({ label, value }: KnownRecipient) =>
    ` ${label.toLowerCase()}`.includes(` ${wanted}`) || (wanted.length >= MIN_ADDRESS && value.toLowerCase().startsWith(wanted))
  return (wanted === '' ? known : known.filter(isOffered)).slice(0, MAX_OFFERED)
}

/** Returns the field that the form needs next once its assets are chosen; null when it needs none. */
export function missingField(form: Pick<Form, 'from' | 'to' | 'recipient' | 'typed'>): 'recipient' | 'amount' | null {
  if (isSend(form) && (form.recipient ?? '').trim() === '') return 'recipient'
  return form.typed.trim() === '' ? 'amount' : null
}
