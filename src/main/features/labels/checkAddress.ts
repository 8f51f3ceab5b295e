// Compares a pasted address with every known one that it could be mistaken for. In address poisoning an attacker sends from an address with
// the first and last characters of a used one, and hopes that it is copied from the history.
import type { Account } from '../../../shared/contract/account.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { AddressCheck, PoisonedAddress } from '../../../shared/contract/history/label.ts'
import { isSimilarAddress } from '../../../shared/domain/untrusted/addressPoisoning.ts'
import type { ReadDb } from '../../db/database.ts'
import { hasSentTo, readPartiesEnding, readSendsTo } from '../../db/archive/read/readCounterparties.ts'
import { readPaymentsTo } from '../../db/journal/paymentsTo.ts'
import { getLabel, listLabels } from '../../db/journal/labels.ts'
import { formsOfRef, readAddress, type AddressForms } from './addressForms.ts'
import { addressRef } from './labelKey.ts'

/** What the check compares with. */
export interface AddressCheckDeps {
  journal: ReadDb
  archive: ReadDb
  accounts(): readonly Account[]
}

/** Number of trailing characters by which the history is searched; `isSimilarAddress` accepts fewer for accounts and contacts. */
const ENDS = 4

type SimilarAddress = AddressCheck['similarAddresses'][number]

/** Checks a typed address. @throws AppError account.badAddress. */
export function checkAddress(deps: AddressCheckDeps, typed: string): AddressCheck {
  const forms = readAddress(typed)
  const account = deps.accounts().find(({ address }) => addressRef(address.hex) === forms.ref) ?? null
  return {
    ...forms,
    account: account === null ? null : { id: account.id, label: account.label },
    known: getLabel(deps.journal, { kind: 'address', chainId: '', ref: forms.ref }),
    similarAddresses: similarAddresses(deps, forms, typed.trim().startsWith('0x')),
    sentTo: sendsTo(deps, forms),
  }
}

function sendsTo({ journal, archive, accounts }: AddressCheckDeps, { ref, hex }: AddressForms): AddressCheck['sentTo'] {
  const signed = readPaymentsTo(journal, hex).map((send) => ({ ...send, isCopied: false }))
  const copied = readSendsTo(archive, signers(accounts()), ref).map((send) => ({ ...send, isCopied: true }))
  return [...signed, ...copied.filter(({ chainId }) => !signed.some((send) => send.chainId === chainId))]
}

/** Returns the addresses of the accounts that can sign: what a watched account sent, the user did not. */
export function signers(accounts: readonly Account[]): string[] {
  return accounts.filter(({ signer }) => signer.kind !== 'watched').map(({ address }) => addressRef(address.hex))
}

/** Lists similar addresses in the typed notation, so that they can be compared; the user's accounts of the Cosmos app have bech32 only. */
function similarAddresses({ journal, archive, accounts }: AddressCheckDeps, forms: AddressForms, isHex: boolean): SimilarAddress[] {
  const all = accounts()
  const own = all.map(({ label, address }) => ({ ref: addressRef(address.hex), where: 'account' as const, label }))
  const withoutHex = new Set(all.filter((account) => !hasHexForm(account)).map(({ address }) => addressRef(address.hex)))
  const book = listLabels(journal, 'address').map(({ ref, label }) => ({ ref, where: 'book' as const, label }))
  const tails = { hex: forms.ref.slice(-ENDS), bech32: forms.bech32.slice(-ENDS) }
  const met = partiesLike(archive, forms, tails).map((ref) => ({ ref, where: 'history' as const, label: '' }))
  const found = new Map<string, SimilarAddress>()
  for (const { ref, where, label } of [...own, ...book, ...met]) {
    const other = formsOfRef(ref)
    if (other === null || found.has(ref) || !resembles(forms, other)) continue
    found.set(ref, { address: isHex && !withoutHex.has(ref) ? other.hex : other.bech32, where, label })
  }
  return [...found.values()]
}

/**
 * Returns history parties with such an ending. For an address that was paid before, returns only others that were paid too: its poisoned
 * copies are in the history as well and must not make the genuine one look false.
 */
function partiesLike(archive: ReadDb, forms: AddressForms, tails: { hex: string; bech32: string }): string[] {
  const met = readPartiesEnding(archive, tails).filter((ref) => ref !== forms.ref)
  return met.length > 0 && hasSentTo(archive, forms.ref) ? met.filter((ref) => hasSentTo(archive, ref)) : met
}

/**
 * Returns those of the history's addresses that were never paid and resemble one that was: likely poisoning. Ignores text that is not an
 * address.
 */
export function poisonedAddresses(archive: ReadDb, addresses: readonly string[]): PoisonedAddress[] {
  return addresses.flatMap((address) => {
    const forms = formsIfAny(address)
    if (forms === null) return []
    const tails = { hex: forms.ref.slice(-ENDS), bech32: forms.bech32.slice(-ENDS) }
    for (const ref of readPartiesEnding(archive, tails)) {
      const other = formsOfRef(ref)
      if (other === null || !resembles(forms, other) || !hasSentTo(archive, ref)) continue
      if (hasSentTo(archive, forms.ref)) return []
      return [{ address, of: address.startsWith('0x') ? other.hex : other.bech32 }]
    }
    return []
  })
}

function formsIfAny(address: string): AddressForms | null {
  try {
    return readAddress(address)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns whether two addresses are similar in one of the two notations, but different. */
export function resembles(one: AddressForms, other: AddressForms): boolean {
  return isSimilarAddress(one.bech32, other.bech32) || isSimilarAddress(one.hex, other.hex)
}
