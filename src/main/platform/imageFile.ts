// Kept pictures as both hosts serve them: /media/<digest>, and nothing a page could name otherwise.
import { SECURITY_HEADERS } from './http/rendererFiles.ts'

/** A kept picture by the SHA-256 of what it holds; null where there is none. */
export type ReadImage = (digest: string) => Promise<Uint8Array<ArrayBuffer> | null>

const PATH = /^\/media\/([0-9a-f]{64})$/

/** Whether a URL path is one of a kept picture. */
export function isImagePath(urlPath: string): boolean {
  return PATH.test(urlPath)
}

/** The picture at a URL path, or null where there is none. */
export async function readImageFile(
  read: ReadImage,
  urlPath: string,
): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> } | null> {
  const digest = PATH.exec(urlPath)?.[1]
  const body = digest === undefined ? null : await read(digest)
  return body === null ? null : { headers: { ...SECURITY_HEADERS, 'Content-Type': 'image/webp' }, body }
}
