// Keeps pictures that were read for as long as they are on screen, and the last ones after that: a second visit shows them at once.

/** Most bytes of pictures that are kept off screen. */
const MAX_BYTES = 32 * 1024 * 1024

/** What makes and frees addresses of pictures, as `URL` does. */
export type Addresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

interface Kept {
  url: string
  size: number
  /** How many places on screen show it. */
  users: number
}

/** Keeps pictures by their digest. */
export interface ImageCache {
  /** Returns the address of a picture that is kept; undefined for others. */
  get: (digest: string) => string | undefined
  /** Counts a place that shows it. @returns its address; null where it is not available */
  hold: (digest: string) => Promise<string | null>
  /** Counts the place no more that `hold` counted. */
  release: (digest: string) => void
}

/** Makes a cache over what reads a picture. */
export function createImageCache(
  read: (digest: string) => Promise<Blob | null>,
  addresses: Addresses = URL,
  maxBytes = MAX_BYTES,
): ImageCache {
  const kept = new Map<string, Kept>()
  /** Frees those that are not on screen, the longest unused first. */
  const trim = () => {
    let bytes = [...kept.values()].reduce((sum, { size, users }) => sum + (users === 0 ? size : 0), 0)
    for (const [digest, { url, size, users }] of kept) {
      if (bytes <= maxBytes) return
      if (users > 0) continue
      kept.delete(digest)
      addresses.revokeObjectURL(url)
      bytes -= size
    }
  }
  const keep = (digest: string, one: Kept) => {
    one.users += 1
    // The last ones used stand last.
    kept.delete(digest)
    kept.set(digest, one)
    return one.url
  }
  return {
    get: (digest) => kept.get(digest)?.url,
    async hold(digest) {
      const known = kept.get(digest)
      if (known !== undefined) return keep(digest, known)
      const blob = await read(digest)
      if (blob === null) return null
      // Another place may have read it meanwhile.
      return keep(digest, kept.get(digest) ?? { url: addresses.createObjectURL(blob), size: blob.size, users: 0 })
    },
    release(digest) {
      const one = kept.get(digest)
      if (one === undefined) return
      one.users -= 1
      trim()
    },
  }
}
