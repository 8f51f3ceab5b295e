// Which addresses that are on screen only look like one that was paid: asked of main together, and again when history has changed.
import { useEffect } from 'react'
import { create } from 'zustand'
import { MAX_LOOKED_AT } from '../../../shared/domain/addressPoisoning.ts'
import { client, onEvent } from '../api.ts'
import { createLookups } from '../lookups.ts'

interface PoisonedAddresses {
  /** By the address; null for one that looks like none. */
  of: ReadonlyMap<string, string | null>
  /** Grows with each change of network: what was asked of the one before says nothing of this one. */
  network: number
  /** Grows when what was answered may not hold any more. */
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

/** The address that was paid and that this one can be taken for; null where it looks like none, or nothing is known yet. */
export function usePoisonedAddress(address: string): string | null {
  const generation = poisonedAddresses.use((state) => state.generation)
  const of = poisonedAddresses.use((state) => state.of.get(address) ?? null)
  useEffect(() => {
    poisonedAddresses.ask(address)
  }, [address, generation])
  return of
}
