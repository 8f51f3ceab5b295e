// The loopback host: the same dispatch and events over HTTP on 127.0.0.1, for a browser on this computer that has the token.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { Reply } from '../../../shared/contract/bridge.ts'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Dispatch } from '../../app/dispatch.ts'
import { createRateLimiter } from '../../app/ipcRateLimiter.ts'
import { isImagePath, readImageFile, type ReadImage } from '../../platform/imageFile.ts'
import type { Log } from '../../platform/log/log.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'
import { SECURITY_HEADERS, type RendererFiles } from '../../platform/http/rendererFiles.ts'
import { systemClock } from '../../platform/time.ts'
import { streamEvents } from './eventStream.ts'
import type { FileExchange } from './fileExchange.ts'
import { answerDownload, answerUpload } from './fileRoutes.ts'
import { createRequestGuard, type RequestGuard } from './requestGuard.ts'

/** Maximum body, far above that of any contract call. */
const MAX_BODY_BYTES = 1_000_000
const ADDRESS = '127.0.0.1'

/** What the server needs. */
export interface LoopbackOptions {
  dispatch: Dispatch
  subscribe(listener: (event: AppEvent) => void): () => void
  files: RendererFiles
  readImage: ReadImage
  desk: FileExchange
  /** 32 random bytes as text; grants everything that the user may do. */
  token: string
  /** 0 lets the system choose. */
  port: number
  log: Log
}

/** A running server. */
export interface Loopback {
  port: number
  /** Address of the page, with the token in the fragment, which browsers do not send. */
  url: string
  close(): Promise<void>
}

type Room = LoopbackOptions & { guard: RequestGuard; streams: Set<() => void> }

/** Starts listening. @throws AppError input.invalid when the port is taken or not allowed. */
export async function startLoopback(options: LoopbackOptions): Promise<Loopback> {
  const server = createServer()
  const port = await listen(server, options.port)
  const room: Room = {
    ...options,
    dispatch: createRateLimiter({ ...options, now: systemClock.now }),
    guard: createRequestGuard({ port, token: options.token }),
    streams: new Set(),
  }
  server.on('request', (request, response) => {
    answer(room, request, response).catch((error: unknown) => {
      // A page that disconnects while sending is not a bug.
      if (request.complete) options.log.error('loopback.bug', error)
      response.destroy()
    })
  })
  return {
    port,
    url: `http://${ADDRESS}:${port}/#token=${options.token}`,
    close: async () => {
      const closed = once(server, 'close')
      for (const end of room.streams) end()
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function listen(server: Server, wanted: number): Promise<number> {
  try {
    server.listen(wanted, ADDRESS)
    await once(server, 'listening')
  } catch (error) {
    throw new AppError('input.invalid', phrase`Can’t use port ${wanted}.`, {
      hint: 'It’s reserved or used by another program. Choose another with --port.',
      cause: error,
    })
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port')
  return address.port
}

async function answer(room: Room, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!room.guard.isOurPage(request)) {
    refuse(response, 403, forbidden())
    return
  }
  const pathname = pathOf(request.url)
  if (pathname === '/events' || pathname.startsWith('/api/')) {
    if (!room.guard.hasToken(request)) refuse(response, 401, forbidden())
    else if (pathname === '/events' && request.method === 'GET') openStream(room, response)
    else if (pathname !== '/events' && request.method === 'POST') await answerCall(room, pathname.slice('/api/'.length), request, response)
    else refuse(response, 404, nothingHere())
    return
  }
  if (pathname.startsWith('/download/') && request.method === 'GET') {
    if (!(await answerDownload(room, pathname.slice('/download/'.length), response))) refuse(response, 404, nothingHere())
    return
  }
  if (pathname.startsWith('/upload/') && request.method === 'POST') {
    reply(response, 200, await answerUpload(room, pathname.slice('/upload/'.length), request))
    return
  }
  if (isImagePath(pathname) && !room.guard.hasToken(request)) {
    refuse(response, 401, forbidden())
    return
  }
  const read = (path: string) => (isImagePath(path) ? readImageFile(room.readImage, path) : room.files.read(path))
  const file = request.method === 'GET' || request.method === 'HEAD' ? await read(pathname) : null
  if (file === null) {
    refuse(response, 404, nothingHere())
    return
  }
  response.writeHead(200, { ...file.headers, 'Content-Length': file.body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : file.body)
}

/** Accepts only the path form: a target that begins with two slashes would name a host, and an absolute one is for a proxy. */
function pathOf(target = '/'): string {
  return target.startsWith('/') ? (URL.parse(`http://${ADDRESS}${target}`)?.pathname ?? '') : ''
}

function openStream(room: Room, response: ServerResponse): void {
  const end = streamEvents(response, (listener) => room.subscribe(listener))
  room.streams.add(end)
  response.on('close', () => room.streams.delete(end))
}

async function answerCall(room: Room, method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Loaded by the first call, since the contract's schemas would delay the start of the server.
  const { isMethod } = await import('../../app/dispatch.ts')
  if (!isMethod(method)) {
    refuse(response, 404, nothingHere())
    return
  }
  if (request.headers['content-type']?.split(';')[0]?.trim() !== 'application/json') {
    refuse(response, 415, new AppError('input.invalid', 'Calls must be sent as application/json.'))
    return
  }
  const body = await readBody(request)
  if (body === null) {
    refuse(response, 413, new AppError('input.invalid', phrase`Calls can have at most ${MAX_BODY_BYTES} bytes.`))
    return
  }
  const input = jsonIfAny(body)
  if (input === undefined) refuse(response, 400, new AppError('input.invalid', 'The call isn’t valid JSON.'))
  else reply(response, 200, await room.dispatch(method, input))
}

/** Returns null when it is too long; the connection is closed with the rest unread. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reply(response: ServerResponse, status: number, body: Reply): void {
  response.writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, error: AppError): void {
  response.setHeader('Connection', 'close')
  reply(response, status, { ok: false, error: toErrorData(error) })
}

function forbidden(): AppError {
  return new AppError('bridge.forbidden', 'Waybill responds only to its own page, with its token.', {
    hint: 'Open the address that Waybill printed when it started.',
  })
}

function nothingHere(): AppError {
  return new AppError('input.invalid', 'There’s nothing at this address.')
}
