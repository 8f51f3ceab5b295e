// The page's own scheme: app://waybill/ serves the bundled renderer and nothing else, under the same policy as loopback.
import { protocol } from 'electron'
import { SECURITY_HEADERS, type RendererFiles } from '../lib/rendererFiles.ts'

const SCHEME = 'app'
/** Origin of every page that the shell trusts. */
export const PAGE_ORIGIN = `${SCHEME}://waybill`

/** Gives the scheme a real origin. Electron allows it before the app is ready only. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
}

/** Answers requests of the scheme. Call once the app is ready. */
export function serveScheme(files: RendererFiles): void {
  protocol.handle(SCHEME, async (request) => {
    const url = new URL(request.url)
    const file = url.host === 'waybill' && request.method === 'GET' ? await files.read(url.pathname) : null
    if (file === null) return new Response(null, { status: 404, headers: SECURITY_HEADERS })
    return new Response(file.body, { headers: file.headers })
  })
}
