// An address in a list: by the name that the user gave it, by that of a well-known module, else by head and tail, with a warning when those are another's.
import { ShortAddress } from '../kit/text/Address.tsx'
import { Tag } from '../kit/Tag.tsx'
import { Untrusted } from '../kit/text/Untrusted.tsx'
import { common } from '../words/common.ts'
import { moduleName } from '../words/meaning.ts'
import { usePoisonedAddress } from '../data/stores/poisonedAddresses.ts'
import { useAddressLabel } from '../data/stores/labelsStore.ts'
import { useSimilarAddress } from '../data/useSimilarAddress.ts'

export function Who({ address }: { address: string }) {
  return (
    <>
      <AddressName address={address} /> <WhoTag address={address} />
    </>
  )
}

/** The name or the ends alone, where the warning stands elsewhere in the line. */
export function AddressName({ address }: { address: string }) {
  const own = useAddressLabel(address)
  const label = own ?? moduleName(address)
  if (label === null) return <ShortAddress text={address} />
  return (
    <span className="clip" title={address}>
      <Untrusted text={label} most={60} />
    </span>
  )
}

/** The warning alone; who has a name needs none. */
export function WhoTag({ address }: { address: string }) {
  return useAddressLabel(address) === null ? <SimilarAddressTag address={address} /> : null
}

/** Says that an address is not the one that it looks like; why stands in its title, and is read to who hears the page. */
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

/** The same where there is room to say why, for who points at nothing. */
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
  const name = useSimilarAddress(address)
  const paid = usePoisonedAddress(address)
  if (name !== null) return { name: common.looksLike(name), why: common.looksLikeTitle(name) }
  return paid === null ? null : { name: common.looksPaid, why: common.looksPaidTitle(paid) }
}
