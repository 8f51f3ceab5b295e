// Kept pictures from the host of this page: by fetch, since the token of the loopback host travels in a header.

/** The file with this digest, or null where it is not to be had. */
export type ReadImage = (digest: string) => Promise<Blob | null>

/** @param headers what the host wants to see: the token, or nothing in the desktop app */
export function createImageReader(fetch: typeof window.fetch, headers: Record<string, string>): ReadImage {
  return async (digest) => {
    try {
      const response = await fetch(`/media/${digest}`, { headers })
      return response.ok && response.headers.get('content-type') === 'image/webp' ? await response.blob() : null
    } catch {
      // The host is gone: the band across the window says so, and the tile stays without its picture.
      return null
    }
  }
}
