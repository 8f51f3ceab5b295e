// Names addresses in sentences: by the user's label or account, as a validator or a listed contract, else by the short address.
import { beginning, markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { shorten } from '../../../kit/text/addressText.ts'
import { publicNameText } from '../../../words/activitySentence.ts'
import { useWords } from '../../../window.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { labelsOf, useLabels } from '../../../data/stores/labelsStore.ts'
import { ownerOf } from '../../../data/stores/ownAddress.ts'
import { publicNameOf, usePublicNames } from '../../../data/names/publicNames.ts'

/** Most characters shown of a name. */
const MAX_NAME = 40

/** Returns a function that names an address of a chain. */
export function useAddressNames(chainId: string): (address: string) => string {
  const words = useWords()
  const labels = useLabels(({ value }) => value)
  const accounts = useAccounts(({ value }) => value) ?? []
  const listed = usePublicNames(({ value }) => value)
  return (address) => {
    const [label] = labelsOf(labels, [{ kind: 'address', chainId: '', ref: address }])
    const known = publicNameOf(listed, address, chainId)
    const names = [label, ownerOf(accounts, address)?.label, known === null ? undefined : publicNameText(words, known)]
    const name = names.map((one) => (one ?? '').trim()).find((one) => one !== '')
    const { text, isCut } = beginning(name ?? shorten(address), MAX_NAME)
    return markedText(isCut ? `${text}…` : text)
  }
}
