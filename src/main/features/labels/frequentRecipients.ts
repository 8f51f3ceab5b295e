// Lists to whom the user sends: what the address book offers to name, and how often each of its entries was paid.
import type { FrequentRecipient } from '../../../shared/contract/history/label.ts'
import { countRecipients } from '../../db/archive/read/readCounterparties.ts'
import { formsOfRef } from './addressForms.ts'
import { signers, type AddressCheckDeps } from './checkAddress.ts'
import { addressRef } from './labelKey.ts'

const MAX_LISTED = 500

/** Returns the recipients of the accounts that can sign, the most frequent first; none of the user's own accounts. */
export function frequentRecipients({ archive, accounts }: Pick<AddressCheckDeps, 'archive' | 'accounts'>): FrequentRecipient[] {
  const own = new Set(accounts().map(({ address }) => addressRef(address.hex)))
  return countRecipients(archive, signers(accounts()))
    .filter(({ ref }) => !own.has(ref))
    .slice(0, MAX_LISTED)
    .flatMap(({ ref, ...counted }) => {
      const forms = formsOfRef(ref)
      return forms === null ? [] : [{ ...forms, ...counted }]
    })
}
