// Finds which addresses on screen only resemble one that was paid: asks main about several together, and again when history has changed.
import { useEffect } from 'react'
import { create } from 'zustand'
import { MAX_LOOKED_AT } from '../../../shared/domain/addressPoisoning.ts'
import { client, onEvent } from '../api.ts'
import { createLookups } from '../lookups.ts'

interface PoisonedAddresses {
  /** Results by address; null for one that resembles none. */
  of: ReadonlyMap<string, string | null>
  /** Increments with each change of network: answers for the previous one do not apply. */
  network: number
  /** Increments when answers may no longer hold. */
  generation: number
}

function createPoisonedAddresses() {
  const use = create<PoisonedAddresses>(() => ({ of: new Map(), network: 0, generation: 0 }))
  const look = async (addresses: readonly string[]) => {
    const { network } = use.getState()
    const found = new Map((await client['labels.imitations']({ addresses: [...addresses] })).map(({ address, of }) => [address, of]))
    if (use.getState().network !== network) return
    use.setState(({ of }) => ({ of: new Map([...of, ...addresses.map((one) => [one, found.get(one) ?? null] as const)]) }))
  }
  const ask = createLookups({ look, later: (call, ms) => window.setTimeout(call, ms), most: MAX_LOOKED_AT })
  onEvent(({ type }) => {
    if (type === 'network.changed')
      use.setState(({ network, generation }) => ({ of: new Map(), network: network + 1, generation: generation + 1 }))
    if (type === 'activity.changed' || type === 'reconnected') use.setState(({ generation }) => ({ generation: generation + 1 }))
  })
  return { use, ask }
}

const poisonedAddresses = createPoisonedAddresses()

/** Returns the paid address that this one can be mistaken for; null where there is none, or nothing is known yet. */
export function usePoisonedAddress(address: string): string | null {
  const generation = poisonedAddresses.use((state) => state.generation)
  const of = poisonedAddresses.use((state) => state.of.get(address) ?? null)
  useEffect(() => {
    poisonedAddresses.ask(address)
  }, [address, generation])
  return of
}
