// Stored pictures as both hosts serve them: /media/<digest>, the only paths a page can name.
import { SECURITY_HEADERS } from './http/rendererFiles.ts'

/** Reads a stored picture by the SHA-256 of its content; null where there is none. */
export type ReadImage = (digest: string) => Promise<Uint8Array<ArrayBuffer> | null>

const PATH = /^\/media\/([0-9a-f]{64})$/

/** Returns whether a URL path is that of a stored picture. */
export function isImagePath(urlPath: string): boolean {
  return PATH.test(urlPath)
}

/** Returns the picture at a URL path, or null where there is none. */
export async function readImageFile(
  read: ReadImage,
  urlPath: string,
): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> } | null> {
  const digest = PATH.exec(urlPath)?.[1]
  const body = digest === undefined ? null : await read(digest)
  return body === null ? null : { headers: { ...SECURITY_HEADERS, 'Content-Type': 'image/webp' }, body }
}
