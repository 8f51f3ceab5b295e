// Looks up the user's labels while rows are exported.
import type { Label, LabelKind } from '../../../shared/contract/history/label.ts'
import { addressRef } from '../labels/labelKey.ts'
import type { ReadDb } from '../../db/database.ts'
import { listLabels } from '../../db/journal/labels.ts'

/** Labels by thing. */
export interface LabelBook {
  /** Returns the label of a thing; null where there is none. */
  of(kind: Exclude<LabelKind, 'address'>, chainId: string, ref: string): Label | null
  /** Returns the label of an address in any spelling; null where it has none. */
  ofAddress(address: string): string | null
}

/** Reads all labels once: they are written by hand, so there are few. */
export function readLabelBook(journal: ReadDb): LabelBook {
  const all = listLabels(journal)
  const hasAddresses = all.some(({ kind }) => kind === 'address')
  const byKey = new Map(all.map((label): [string, Label] => [keyOf(label.kind, label.chainId, label.ref), label]))
  return {
    of: (kind, chainId, ref) => byKey.get(keyOf(kind, chainId, ref)) ?? null,
    // Caches by address to avoid a checksum for each row: few addresses have a label, and the same ones recur.
    ofAddress: hasAddresses ? remembered((address) => byKey.get(keyOf('address', '', addressRef(address)))?.label ?? null) : () => null,
  }
}

const MAX_REMEMBERED = 10_000

function remembered(find: (address: string) => string | null): (address: string) => string | null {
  const found = new Map<string, string | null>()
  return (address) => {
    const known = found.get(address)
    if (known !== undefined) return known
    const label = find(address)
    if (found.size >= MAX_REMEMBERED) found.clear()
    found.set(address, label)
    return label
  }
}

function keyOf(kind: LabelKind, chainId: string, ref: string): string {
  return `${kind} ${chainId} ${ref}`
}
