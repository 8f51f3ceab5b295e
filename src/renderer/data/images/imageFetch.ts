// Reads stored pictures from the host of this page: by fetch, since the token of the loopback host travels in a header.

/** Reads the file with this digest; null where it is not available. */
export type ReadImage = (digest: string) => Promise<Blob | null>

/**
 * Creates a reader of stored pictures.
 * @param headers what the host requires: the token, or nothing in the desktop app
 */
export function createImageReader(fetch: typeof window.fetch, headers: Record<string, string>): ReadImage {
  return async (digest) => {
    try {
      const response = await fetch(`/media/${digest}`, { headers })
      return response.ok && response.headers.get('content-type') === 'image/webp' ? await response.blob() : null
    } catch {
      // The host cannot be reached: the band across the window says so, and the tile stays without its picture.
      return null
    }
  }
}
