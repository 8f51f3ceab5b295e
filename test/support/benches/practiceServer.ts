// Runs the practice network behind loopback ports, for tests that run the app in another process and may kill it. HTTP:
// http://127.0.0.1:PORT/<host>/<path> means https://<host>/<path>. HID: one JSON object per line over TCP, see farHid.ts.
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { registryChains } from '../../../src/practice/book/chains/registry.ts'
import { createPracticeNetwork, type PracticeNetwork, type PracticeOptions } from '../../../src/practice/network.ts'
import { writeBook } from './bookShelf.ts'
import { createHidBus, type HidBus } from '../device/hidBus.ts'
import { createFarHid, type HidRequest } from '../device/farHid.ts'

export interface PracticeServer {
  /** The network itself, for faults, counters and the device's buttons. */
  practice: PracticeNetwork
  /** chains.json with loopback addresses. */
  chains: unknown[]
  /** The `assets` arrays by chain id. */
  assets: Record<string, unknown[]>
  routerUrl: string
  /** Of the service with the scores of VIP. */
  vipUrl: string
  /** Base address of everything: append a practice host to reach it. */
  baseUrl: string
  hidPort: number
  /** Plugs in another Ledger beside the network's own. */
  plugBeside: HidBus['add']
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function answerHttp(practice: PracticeNetwork, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  try {
    const body = await bodyOf(request)
    const method = request.method ?? 'GET'
    const init: RequestInit = { method, signal: gone.signal, ...(body === '' ? {} : { body }) }
    const reply = await practice.fetch(`https:/${request.url ?? '/'}`, init)
    // Dated by the clock of the tests: Node would name the computer’s.
    response.writeHead(reply.status, { date: new Date().toUTCString(), ...Object.fromEntries(reply.headers) })
    for await (const chunk of reply.body ?? []) {
      if (!response.write(chunk)) await once(response, 'drain', { signal: gone.signal })
    }
    response.end()
  } catch {
    // An unreachable host looks like a connection that breaks.
    request.socket.destroy()
  }
}

function serveHid(bus: HidBus, socket: Socket): void {
  const far = createFarHid(bus.hid, (event) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(event)}\n`)
  })
  const stopListening = bus.onChange(far.notifyDevices)
  const lines = createInterface({ input: socket })
  // A killed process; the socket reports it.
  lines.on('error', () => socket.destroy())
  lines.on('line', (line) => far.perform(JSON.parse(line) as HidRequest))
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    stopListening()
    far.close()
  })
  far.notifyDevices()
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/**
 * Starts the practice network on two free loopback ports.
 * @returns what an app in another process needs, and the network for the test itself.
 */
export async function startPracticeServer(options: PracticeOptions): Promise<PracticeServer> {
  const practice = createPracticeNetwork({ writeBook, ...options })
  const bus = createHidBus(practice)
  const sockets = new Set<Socket>()
  const http = createHttpServer((request, response) => void answerHttp(practice, request, response))
  const tcp = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serveHid(bus, socket)
  })
  const [port, hidPort] = [await listen(http), await listen(tcp)]
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    practice,
    chains: registryChains((host) => `${baseUrl}/${host}`),
    assets: practice.network.assets,
    routerUrl: `${baseUrl}/${new URL(practice.network.router).host}`,
    vipUrl: `${baseUrl}/${new URL(practice.network.vip).host}`,
    baseUrl,
    hidPort,
    plugBeside: bus.add,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      http.closeAllConnections()
      await Promise.all([http, tcp].map((server) => new Promise<void>((resolve) => server.close(() => resolve()))))
      practice.close()
    },
  }
}
