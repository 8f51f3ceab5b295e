// Holds the names that the accounts own, with their ends: as the L1 told them when a screen with them was last open.
import { useEffect } from 'react'
import type { OwnNameList } from '../../../shared/contract/transfer/names.ts'
import { storeHook, useAppWindow, type AppWindow } from '../../window.ts'
import { createResource } from '../resource.ts'

const ownNamesStore = (win: AppWindow) =>
  createResource(
    win,
    async () => {
      const accounts = await win.client['accounts.list']({})
      return new Map(await Promise.all(accounts.map(async ({ id }) => [id, await win.client['names.own']({ accountId: id })] as const)))
    },
    ({ type }) => type === 'accounts.changed',
  )

const useOwnNameLists = storeHook(ownNamesStore)

/** Reads the names when a screen opens, and again after a transfer or a change of NFTs while it is open. */
export function useReadOwnNames(): void {
  const win = useAppWindow()
  useEffect(() => {
    const reload = () => void win.part(ownNamesStore).reload()
    reload()
    return win.onEvent(({ type }) => (type === 'transfer.changed' || type === 'nfts.changed') && reload())
  }, [win])
}

/** Returns the names of an account; null until they are known. */
export function useOwnNames(accountId: string): OwnNameList | null {
  return useOwnNameLists(({ value }) => value?.get(accountId) ?? null)
}
