// The page's own scheme: app://waybill/ serves only the bundled renderer and stored pictures, under the same policy as loopback.
import { protocol } from 'electron'
import { isImagePath, readImageFile, type ReadImage } from '../../platform/imageFile.ts'
import { SECURITY_HEADERS, type RendererFiles } from '../../platform/http/rendererFiles.ts'

const SCHEME = 'app'
/** Origin of every page that the shell trusts. */
export const PAGE_ORIGIN = `${SCHEME}://waybill`

/** Gives the scheme a standard origin. Electron allows this only before the app is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
}

/** Answers requests of the scheme. Call once the app is ready. */
export function serveScheme(files: RendererFiles, readImage: ReadImage): void {
  protocol.handle(SCHEME, async (request) => {
    const url = new URL(request.url)
    const isOurs = url.host === 'waybill' && request.method === 'GET'
    const read = (path: string) => (isImagePath(path) ? readImageFile(readImage, path) : files.read(path))
    const file = isOurs ? await read(url.pathname) : null
    if (file === null) return new Response(null, { status: 404, headers: SECURITY_HEADERS })
    return new Response(file.body, { headers: file.headers })
  })
}
