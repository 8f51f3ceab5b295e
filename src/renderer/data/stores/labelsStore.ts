// Holds the user's labels, notes and hidden things: few enough to keep in memory, so that any list can name what it shows.
import type { LabelChange, LabelKey, ListedLabel } from '../../../shared/contract/history/label.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const labelsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['labels.list']({}).then(byName),
    (event) => event.type === 'label.changed',
  )

/** Subscribes to the labels. */
export const useLabels = storeHook(labelsStore)
/** Reads the labels again. */
export const reloadLabels = (win: AppWindow) => win.part(labelsStore).reload()

/** Every label by the names under which its thing is shown: an address by both of its forms. */
export type LabelsByName = ReadonlyMap<string, ListedLabel>

function byName(list: readonly ListedLabel[]): LabelsByName {
  return new Map(
    list.flatMap((label) => {
      const refs = label.address === null ? [label.ref] : [label.ref, label.address.bech32, label.address.hex]
      return refs.map((ref): [string, ListedLabel] => [nameOf({ kind: label.kind, chainId: label.chainId, ref }), label])
    }),
  )
}

function nameOf({ kind, chainId, ref }: LabelKey): string {
  return kind === 'address' ? `address ${ref.toLowerCase()}` : `${kind} ${chainId} ${ref}`
}

/** Returns the label of a thing; null where there is none, or before the labels were read. */
export function useLabel(key: LabelKey): ListedLabel | null {
  return useLabels((state) => state.value?.get(nameOf(key)) ?? null)
}

/** Returns the different labels of several things, in their order. */
export function labelsOf(all: LabelsByName | null, keys: readonly LabelKey[]): string[] {
  const labels = keys.flatMap((key) => all?.get(nameOf(key))?.label ?? [])
  return [...new Set(labels)].filter((label) => label !== '')
}

/** Returns the user's label of an address in any spelling; null without one. */
export function useAddressLabel(address: string | null): string | null {
  const found = useLabels((state) =>
    address === null ? null : (state.value?.get(nameOf({ kind: 'address', chainId: '', ref: address }))?.label ?? null),
  )
  return found === '' ? null : found
}

/** Returns the address book: labels of addresses, sorted by label. */
export function bookOf(all: LabelsByName | null): ListedLabel[] {
  const entries = new Set([...(all?.values() ?? [])].filter((label) => label.kind === 'address'))
  return [...entries].toSorted((left, right) => left.label.localeCompare(right.label))
}

/** Stores a change; the event that follows updates the store. @throws AppError. */
export async function setLabel(win: AppWindow, change: LabelChange): Promise<void> {
  await win.client['labels.set'](change)
}

/** Removes a label with its note. @throws AppError. */
export async function removeLabel(win: AppWindow, key: LabelKey): Promise<void> {
  await win.client['labels.remove'](key)
}
