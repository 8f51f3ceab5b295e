// Names an address in a list: by the user's label or account, by its name ending in .init with its short form, by a well-known module,
// otherwise by its first and last characters, with a warning when the address or its name resembles a known one.
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KnownName } from '../../shared/contract/transfer/names.ts'
import { Address, ShortAddress } from '../kit/text/Address.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Tag } from '../kit/Tag.tsx'
import { Untrusted } from '../kit/text/Untrusted.tsx'
import { moduleName, publicNameText } from '../words/activitySentence.ts'
import { usePoisonedAddress } from '../data/stores/poisonedAddresses.ts'
import { usePublicName } from '../data/names/publicNames.ts'
import { useImitatedName, useUsername } from '../data/names/usernamesStore.ts'
import { useAccount, useAccounts, useOwnName } from '../data/stores/accountsStore.ts'
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

/** Properties of `AddressName`. */
export interface AddressNameProps {
  address: string
  /** A contract is named where its chain is given. */
  chainId?: string | null
  /** A long name is cut in its middle: names of contracts often differ at their end. */
  keepsEnd?: boolean
}

/** Draws only the name or the short form, where the warning stands elsewhere in the line. */
export function AddressName({ address, chainId = null, keepsEnd = false }: AddressNameProps) {
  const { label, username } = useShownName(address, chainId)
  if (username !== null) return <NamedAddress name={username} address={address} />
  if (label === null) return <ShortAddress text={address} />
  if (keepsEnd && CUTTABLE.test(label)) return <CutName name={label} address={address} />
  return (
    <span className="clip" title={`${label}\n${address}`}>
      <Untrusted text={label} most={60} />
    </span>
  )
}

/** Matches names long enough to be cut, in a script where a cut keeps the order of its letters. */
const CUTTABLE = /^[\x20-\x7e]{14,60}$/
/** Characters at the end of a name that is cut in its middle. */
const KEPT_END = 7

function CutName({ name, address }: { name: string; address: string }) {
  return (
    <span className="cut-middle" title={`${name}\n${address}`}>
      <span>{name.slice(0, -KEPT_END)}</span>
      <span>{name.slice(-KEPT_END)}</span>
    </span>
  )
}

/** Properties of `FullAddress`. */
export interface FullAddressProps extends Pick<AddressNameProps, 'address' | 'chainId'> {
  copyLabel: string
  /** What stands in place of a name that nothing knows. */
  unnamed?: ReactNode
}

/** Draws the whole address once, grouped and to copy, with its name above where it has one. */
export function FullAddress({ address, chainId = null, copyLabel, unnamed }: FullAddressProps) {
  const { label, username } = useShownName(address, chainId)
  const name = username?.name ?? label
  return (
    <>
      {name !== null && (
        <div>
          <Untrusted text={name} most={60} />
        </div>
      )}
      {name === null && unnamed !== undefined && <div className="mid">{unnamed}</div>}
      <Address text={address} copyLabel={copyLabel} />
    </>
  )
}

/** Returns the name that the user or a list gives, or else the one that its owner chose. */
function useShownName(address: string, chainId: string | null): { label: string | null; username: KnownName | null } {
  const words = useWords()
  const own = useAddressLabel(address)
  const listed = usePublicName(address, chainId)
  const account = useOwnName(address)
  const username = useUsername(address)
  if (own === null && account === null && username !== null) return { label: null, username }
  const label = own ?? account ?? moduleName(words, address) ?? (listed === null ? null : publicNameText(words, listed))
  return { label, username: null }
}

/** Draws a name that its owner chose, as it was last seen, beside the address that it led to. */
function NamedAddress({ name: { name, seenAt }, address }: { name: KnownName; address: string }) {
  const words = useWords()
  return (
    <span className="clip" title={`${address}\n${words.common.nameSeen(words.formatMoment(seenAt))}`}>
      <Untrusted text={name} most={60} /> <ShortAddress text={address} />
    </span>
  )
}

/** Draws only the warning; an address with a label needs none. */
export function WhoTag({ address }: { address: string }) {
  const isOwn = useOwnName(address) !== null
  return useAddressLabel(address) === null && !isOwn ? <SimilarAddressTag address={address} /> : null
}

/** Marks what is of an account that is only watched, where own accounts are shown beside it. */
export function WatchedTag({ accountId }: { accountId: string }) {
  const { common } = useWords()
  const account = useAccount(accountId)
  const hasOwn = useAccounts(({ value }) => value?.some(({ signer }) => signer.kind !== 'watched') ?? false)
  if (account?.signer.kind !== 'watched' || !hasOwn) return null
  return (
    <Tag title={common.ofWatched(account.label)}>
      <Icon of={Eye} size={11} /> <Untrusted text={account.label} most={20} />
    </Tag>
  )
}

/** Warns that an address only resembles a known one; the reason is in the title, which screen readers read. */
export function SimilarAddressTag({ address }: { address: string }) {
  const mistakable = useMistakable(address)
  if (mistakable === null) return null
  return (
    <Tag tone="loss" title={mistakable.why}>
      {mistakable.name}
      <span className="visually-hidden">. {mistakable.why}</span>
    </Tag>
  )
}

/** Draws the same warning with the reason as visible text. */
export function SimilarAddressNote({ address }: { address: string }) {
  const mistakable = useMistakable(address)
  if (mistakable === null) return null
  return (
    <p className="small">
      <Tag tone="loss">{mistakable.name}</Tag> {mistakable.why}
    </p>
  )
}

/** Warns that a name only looks like one that the user knows, with the reason as visible text. */
export function ImitatedNameNote({ name, address }: { name: string; address: string }) {
  const { common } = useWords()
  const imitated = useImitatedName(name, address)
  if (imitated === null) return null
  return (
    <p className="small" role="alert">
      <Tag tone="loss">
        <Untrusted text={common.looksLike(imitated)} most={60} />
      </Tag>{' '}
      {common.namedLikeTitle(imitated)}
    </p>
  )
}

/** Returns what an address, or its name, can be mistaken for, and why; null where it resembles nothing. */
export function useMistakable(address: string): { name: string; why: string } | null {
  const { common } = useWords()
  const imitated = useImitatedName(useUsername(address)?.name ?? null, address)
  const name = useSimilarAddress(address)
  const paid = usePoisonedAddress(address)
  if (name !== null) return { name: common.looksLike(name), why: common.looksLikeTitle(name) }
  if (imitated !== null) return { name: common.looksLike(imitated), why: common.namedLikeTitle(imitated) }
  return paid === null ? null : { name: common.looksPaid, why: common.looksPaidTitle(paid) }
}
