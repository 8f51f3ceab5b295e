// An address in a list: by the name that the user gave it, else by head and tail.
import { ShortAddress } from '../ui/Address.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { useAddressLabel } from './labelsStore.ts'

export function Who({ address }: { address: string }) {
  const label = useAddressLabel(address)
  if (label === null) return <ShortAddress text={address} />
  return (
    <span className="clip" title={address}>
      <Untrusted text={label} />
    </span>
  )
}
