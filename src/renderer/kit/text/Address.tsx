// Draws an address or a hash: in full and grouped where it matters, short with its full form as title in lists.
import { Fragment } from 'react'
import { groupsOfFour, isPlainAddress, shorten } from './addressText.ts'
import { CopyButton } from '../forms/CopyButton.tsx'
import { Untrusted } from './Untrusted.tsx'

/** Draws it in full, in groups of four in alternating ink. Selecting and copying gives the address without gaps. */
export function Address({ text, copyLabel }: { text: string; copyLabel?: string }) {
  // The receiver of a packet is untrusted text of its sender.
  if (!isPlainAddress(text)) return <Untrusted text={text} most={400} />
  const groups = (
    // One text for screen readers and selection; the groups are only visual.
    <span className="address">
      {groupsOfFour(text).map((group, index, groups) => (
        <Fragment key={index}>
          <span>{group}</span>
          {/* An odd end stays beside the group before it, not alone on a line. */}
          {(groups[index + 1]?.length ?? 0) >= 4 && <wbr />}
        </Fragment>
      ))}
    </span>
  )
  if (copyLabel === undefined) return groups
  return (
    <span className="address-line">
      {groups}
      <CopyButton text={text} label={copyLabel} />
    </span>
  )
}

/** Draws the first and last characters, for lists only. */
export function ShortAddress({ text }: { text: string }) {
  if (!isPlainAddress(text)) return <Untrusted text={text} most={20} />
  return (
    <span className="address-short" title={text}>
      {shorten(text)}
    </span>
  )
}
