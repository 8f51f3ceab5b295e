// Gate before the network: allows requests only to hosts that Settings lists.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { FetchLike, OpenWeb } from '../../../wire/world.ts'

/** Rules of the gate. */
export interface GateRules {
  /** Returns whether an origin may be asked now. */
  isListed(origin: string): boolean
  /** Returns whether NFT images, on hosts named by untrusted metadata, are enabled. */
  allowsRemoteImages(): boolean
}

/** Origins permitted while one task of the user runs: the registry, or a typed address under test. */
export interface Permits {
  isPermitted(origin: string): boolean
  /** Permits the origin of `address` while `work` runs. */
  permit<T>(address: string, work: () => Promise<T>): Promise<T>
}

/** Creates an empty set of permits. */
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

/** Puts the gate before both ways out of a world. A refused request is a bug, since no part of the core asks unlisted hosts. */
export function gateRequests<T extends { fetch: FetchLike; web: OpenWeb }>(world: T, { isListed, allowsRemoteImages }: GateRules): T {
  const { fetch, web } = world
  return {
    ...world,
    fetch: async (url, init) => {
      const { origin, host } = new URL(url)
      if (isListed(origin)) return fetch(url, init)
      throw new AppError('network.notListed', phrase`${host} isn’t in the host list in Settings, so it wasn’t contacted.`, {
        hint: 'This is a bug in Waybill. Please report it.',
      })
    },
    web: {
      // DNS queries are gated too: the name server would learn of the host.
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
