// Holds the names ending in .init that are known, for lists: as they were last seen, each checked both ways by main at that time.
import { useMemo } from 'react'
import type { KnownName } from '../../../shared/contract/transfer/names.ts'
import { imitatedUsername, type NamedAddress } from '../../../shared/domain/untrusted/nameSpoofing.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'
import { useAccounts } from '../stores/accountsStore.ts'
import { useLabels } from '../stores/labelsStore.ts'

const usernamesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['names.list']({}).then(byAddress),
    (event) => event.type === 'label.changed' || event.type === 'accounts.changed',
  )

const useUsernames = storeHook(usernamesStore)
/** Reads the names again. */
export const reloadUsernames = (win: AppWindow) => win.part(usernamesStore).reload()

function byAddress(names: readonly KnownName[]): ReadonlyMap<string, KnownName> {
  return new Map(names.flatMap((name) => [name.address.bech32, name.address.hex].map((form) => [form.toLowerCase(), name] as const)))
}

/** Returns the name by which an address went when it was last seen; null where none is known. */
export function useUsername(address: string | null): KnownName | null {
  return useUsernames(({ value }) => (address === null ? null : (value?.get(address.trim().toLowerCase()) ?? null)))
}

/** Returns the name, account or label of the user that a name imitates; null where it imitates none. */
export function useImitatedName(name: string | null, address: string): string | null {
  const names = useUsernames((state) => state.value)
  const accounts = useAccounts((state) => state.value)
  const labels = useLabels((state) => state.value)
  return useMemo(() => {
    if (name === null) return null
    const nameOf = (form: string): NamedAddress[] => {
      const known = names?.get(form.toLowerCase())
      return known === undefined ? [] : [{ name: known.name, address: form }]
    }
    const own = (accounts ?? []).flatMap(({ label, address: { hex } }) => [...nameOf(hex), { name: label, address: hex }])
    const book = [...new Set(labels?.values())].flatMap(({ label, address: forms }) =>
      forms === null || label === '' ? [] : [...nameOf(forms.hex), { name: label, address: forms.hex }],
    )
    return imitatedUsername(name, names?.get(address.toLowerCase())?.address.hex ?? address, [...own, ...book])
  }, [name, address, names, accounts, labels])
}
