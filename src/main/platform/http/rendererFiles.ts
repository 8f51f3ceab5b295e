// The built page as both hosts serve it: existing files, their types, and the security policy of every answer.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Headers of every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), hid=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** A file of the page with its headers. */
export interface PageFile {
  headers: Record<string, string>
  body: Buffer<ArrayBuffer>
}

/** The files of the page. */
export interface RendererFiles {
  /** Returns the file at a URL path ("/" is the page itself), or null where there is none. */
  read(urlPath: string): Promise<PageFile | null>
}

/** The list that the build writes into the folder (scripts/lib/bundles.mjs): relative paths with slashes. */
const FILE_LIST = 'files.json'
const FileList = z.array(z.string())

/**
 * Reads the list of the page's files; only listed files are ever read, so no path can leave the folder.
 * @throws Error when there is none: the app was not built.
 */
export function listRendererFiles(folder: string): RendererFiles {
  const listed = FileList.parse(JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8')))
  const files = new Map(listed.map((path) => [`/${path}`, join(folder, ...path.split('/'))]))
  return {
    read: async (urlPath) => {
      const path = files.get(urlPath === '/' ? '/index.html' : urlPath)
      if (path === undefined) return null
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      return { headers: { ...SECURITY_HEADERS, 'Content-Type': type }, body: await readFile(path) }
    },
  }
}
