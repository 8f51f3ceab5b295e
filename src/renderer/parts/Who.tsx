// Names an address in a list: by the user's label or account, by a well-known module, otherwise by its first and last characters, with a warning when
// it resembles a known address.
import { ShortAddress } from '../kit/text/Address.tsx'
import { Tag } from '../kit/Tag.tsx'
import { Untrusted } from '../kit/text/Untrusted.tsx'
import { moduleName, publicNameText } from '../words/activitySentence.ts'
import { usePoisonedAddress } from '../data/stores/poisonedAddresses.ts'
import { usePublicName } from '../data/stores/publicNames.ts'
import { useOwnName } from '../data/stores/accountsStore.ts'
import { useAddressLabel } from '../data/stores/labelsStore.ts'
import { useSimilarAddress } from '../data/useSimilarAddress.ts'
import { useWords } from '../window.ts'

/** Draws the name of an address with its warning. */
export function Who({ address }: { address: string }) {
  return (
    <>
      <AddressName address={address} /> <WhoTag address={address} />
    </>
  )
}

/** Draws only the name or the short form, where the warning stands elsewhere in the line. A contract is named where its chain is given. */
export function AddressName({ address, chainId = null }: { address: string; chainId?: string | null }) {
  const words = useWords()
  const own = useAddressLabel(address)
  const listed = usePublicName(address, chainId)
  const account = useOwnName(address)
  const label = own ?? account ?? moduleName(words, address) ?? (listed === null ? null : publicNameText(words, listed))
  if (label === null) return <ShortAddress text={address} />
  return (
    <span className="clip" title={address}>
      <Untrusted text={label} most={60} />
    </span>
  )
}

/** Draws only the warning; an address with a label needs none. */
export function WhoTag({ address }: { address: string }) {
  const isOwn = useOwnName(address) !== null
  return useAddressLabel(address) === null && !isOwn ? <SimilarAddressTag address={address} /> : null
}

/** Warns that an address only resembles a known one; the reason is in the title, which screen readers read. */
export function SimilarAddressTag({ address }: { address: string }) {
  const told = useMistakable(address)
  if (told === null) return null
  return (
    <Tag tone="loss" title={told.why}>
      {told.name}
      <span className="visually-hidden">. {told.why}</span>
    </Tag>
  )
}

/** Draws the same warning with the reason as visible text. */
export function SimilarAddressNote({ address }: { address: string }) {
  const told = useMistakable(address)
  if (told === null) return null
  return (
    <p className="small">
      <Tag tone="loss">{told.name}</Tag> {told.why}
    </p>
  )
}

function useMistakable(address: string): { name: string; why: string } | null {
  const { common } = useWords()
  const name = useSimilarAddress(address)
  const paid = usePoisonedAddress(address)
  if (name !== null) return { name: common.looksLike(name), why: common.looksLikeTitle(name) }
  return paid === null ? null : { name: common.looksPaid, why: common.looksPaidTitle(paid) }
}
