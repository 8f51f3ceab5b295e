// The door to the network: whatever part of the core asks for something, only hosts that the user can see in Settings are asked.
import { AppError } from '../../../shared/domain/errors.ts'
import type { FetchLike, OpenWeb } from '../../../wire/world.ts'

export interface GateRules {
  /** Origins that may be asked now. */
  isListed(origin: string): boolean
  /** Whether the user wants images of NFTs, whose hosts strangers name. */
  allowsRemoteImages(): boolean
}

/** Origins that may be asked while one task of the user runs: the registry, or a typed address under test. */
export interface Permits {
  isPermitted(origin: string): boolean
  /** Permits the origin of `address` while `work` runs. */
  permit<T>(address: string, work: () => Promise<T>): Promise<T>
}

export function createPermits(): Permits {
  const open: string[] = []
  return {
    isPermitted: (origin) => open.includes(origin),
    permit: async (address, work) => {
      const { origin } = new URL(address)
      open.push(origin)
      try {
        return await work()
      } finally {
        open.splice(open.indexOf(origin), 1)
      }
    },
  }
}

/**
 * Stands before the two ways out of a world. What is refused here is a fault of ours: no part of the core means to ask anybody who is
 * not listed.
 */
export function gateRequests<T extends { fetch: FetchLike; web: OpenWeb }>(world: T, { isListed, allowsRemoteImages }: GateRules): T {
  const { fetch, web } = world
  return {
    ...world,
    fetch: async (url, init) => {
      const { origin, host } = new URL(url)
      if (isListed(origin)) return fetch(url, init)
      throw new AppError('network.notListed', `${host} isn’t in the host list in Settings, so it wasn’t contacted.`, {
        hint: 'This is a bug in Waybill. Please report it.',
      })
    },
    web: {
      // A name server is a stranger too: it would learn of the host.
      resolve: async (host) => {
        assertWanted(allowsRemoteImages)
        return web.resolve(host)
      },
      fetchAt: async (address, url, init) => {
        assertWanted(allowsRemoteImages)
        return web.fetchAt(address, url, init)
      },
    },
  }
}

function assertWanted(allowsRemoteImages: () => boolean): void {
  if (!allowsRemoteImages()) throw new AppError('network.notListed', 'Images are turned off, so none are loaded.')
}
