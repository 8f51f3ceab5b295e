// Which addresses that are on screen only look like one that was paid: asked of main together, and again when history has changed.
import { useEffect } from 'react'
import { create } from 'zustand'
import { MOST_LOOKED_AT } from '../../shared/likeness.ts'
import { client, onEvent } from '../api.ts'

interface Imitations {
  /** By the address; null for one that looks like none. */
  of: ReadonlyMap<string, string | null>
  /** Grows when what was answered may not hold any more. */
  era: number
}

function createImitations() {
  const use = create<Imitations>(() => ({ of: new Map(), era: 0 }))
  const due = new Set<string>()

  async function flush(): Promise<void> {
    const addresses = [...due].slice(0, MOST_LOOKED_AT)
    for (const address of addresses) due.delete(address)
    if (due.size > 0) queueMicrotask(() => void flush())
    try {
      const found = new Map((await client['labels.imitations']({ addresses })).map(({ address, of }) => [address, of]))
      use.setState(({ of }) => ({ of: new Map([...of, ...addresses.map((one) => [one, found.get(one) ?? null] as const)]) }))
    } catch {
      // The mark is missing, and the next change of history asks again; the list itself says what is wrong with the data.
    }
  }
  const ask = (address: string) => {
    if (due.size === 0) queueMicrotask(() => void flush())
    due.add(address)
  }
  onEvent(({ type }) => {
    if (type === 'network.changed') use.setState(({ era }) => ({ of: new Map(), era: era + 1 }))
    if (type === 'activity.changed' || type === 'reconnected') use.setState(({ era }) => ({ era: era + 1 }))
  })
  return { use, ask }
}

const imitations = createImitations()

/** The address that was paid and that this one can be taken for; null where it looks like none, or nothing is known yet. */
export function useImitation(address: string): string | null {
  const era = imitations.use((state) => state.era)
  const of = imitations.use((state) => state.of.get(address) ?? null)
  useEffect(() => {
    imitations.ask(address)
  }, [address, era])
  return of
}
