// Finds which addresses on screen only resemble one that was paid: asks main about several together, and again when history has changed.
import { useEffect } from 'react'
import { createStore } from 'zustand'
import { MAX_LOOKED_AT } from '../../../shared/domain/untrusted/addressPoisoning.ts'
import { createLookups } from '../lookups.ts'
import { storeHook, useAppWindow, type AppWindow } from '../../window.ts'

interface PoisonedAddresses {
  /** Results by address; null for one that resembles none. */
  of: ReadonlyMap<string, string | null>
  /** Increments with each change of network: answers for the previous one do not apply. */
  network: number
  /** Increments when answers may no longer hold. */
  generation: number
}

function poisonedAddressesStore(win: AppWindow) {
  const store = createStore<PoisonedAddresses>(() => ({ of: new Map(), network: 0, generation: 0 }))
  const look = async (addresses: readonly string[]) => {
    const { network } = store.getState()
    const found = new Map((await win.client['labels.imitations']({ addresses: [...addresses] })).map(({ address, of }) => [address, of]))
    if (store.getState().network !== network) return
    store.setState(({ of }) => ({ of: new Map([...of, ...addresses.map((one) => [one, found.get(one) ?? null] as const)]) }))
  }
  const ask = createLookups({ look, later: (call, ms) => window.setTimeout(call, ms), most: MAX_LOOKED_AT })
  win.onEvent(({ type }) => {
    if (type === 'network.changed')
      store.setState(({ network, generation }) => ({ of: new Map(), network: network + 1, generation: generation + 1 }))
    if (type === 'activity.changed' || type === 'reconnected') store.setState(({ generation }) => ({ generation: generation + 1 }))
  })
  return { ...store, ask }
}

const usePoisonedAddresses = storeHook(poisonedAddressesStore)

/** Returns the paid address that this one can be mistaken for; null where there is none, or nothing is known yet. */
export function usePoisonedAddress(address: string): string | null {
  const { ask } = useAppWindow().part(poisonedAddressesStore)
  const generation = usePoisonedAddresses((state) => state.generation)
  const of = usePoisonedAddresses((state) => state.of.get(address) ?? null)
  useEffect(() => {
    ask(address)
  }, [ask, address, generation])
  return of
}
