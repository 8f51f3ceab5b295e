// A pasted address, held against everything it could be mistaken for. Whoever poisons a history sends from an address whose
// first and last characters are those of one that is used, and hopes that it is copied from the list.
import type { Account } from '../../../shared/contract/account.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { AddressCheck, PoisonedAddress } from '../../../shared/contract/history/label.ts'
import { isSimilarAddress } from '../../../shared/domain/addressPoisoning.ts'
import type { ReadDb } from '../../db/database.ts'
import { hasSentTo, readPartiesEnding } from '../../db/archive/read/readCounterparties.ts'
import { getLabel, listLabels } from '../../db/journal/labels.ts'
import { formsOfRef, readAddress, type AddressForms } from './addressForms.ts'
import { addressRef } from './labelKey.ts'

export interface AddressCheckDeps {
  journal: ReadDb
  archive: ReadDb
  accounts(): readonly Account[]
}

/** Characters at the end by which history is searched; of accounts and contacts fewer are enough. */
const ENDS = 4

type SimilarAddress = AddressCheck['similarAddresses'][number]

/** @throws AppError account.badAddress. */
export function checkAddress(deps: AddressCheckDeps, typed: string): AddressCheck {
  const forms = readAddress(typed)
  const account = deps.accounts().find(({ address }) => addressRef(address.hex) === forms.ref) ?? null
  return {
    ...forms,
    account: account === null ? null : { id: account.id, label: account.label },
    known: getLabel(deps.journal, { kind: 'address', chainId: '', ref: forms.ref }),
    similarAddresses: similarAddresses(deps, forms, typed.trim().startsWith('0x')),
  }
}

/** Others are told in the form that was typed, so that they can be compared; own accounts of the Cosmos app have but one. */
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
 * Whom history mentions with such ends. Of an address that money was sent to before only others of that kind are told: its
 * poisoned twins stand in the history too, and must not make the true one look false.
 */
function partiesLike(archive: ReadDb, forms: AddressForms, tails: { hex: string; bech32: string }): string[] {
  const met = readPartiesEnding(archive, tails).filter((ref) => ref !== forms.ref)
  return met.length > 0 && hasSentTo(archive, forms.ref) ? met.filter((ref) => hasSentTo(archive, ref)) : met
}

/**
 * Of addresses that history shows, those to which nothing was ever sent and which look like one that was paid: by whom the
 * history is poisoned. Text that is no address is none of them.
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

/** Alike in one of the two forms, and yet another address. */
export function resembles(one: AddressForms, other: AddressForms): boolean {
  return isSimilarAddress(one.bech32, other.bech32) || isSimilarAddress(one.hex, other.hex)
}
