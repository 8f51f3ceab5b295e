// What an Electron of years ago lacks and the shell uses: newer built-ins, protocol.handle, fetch's Response, the asynchronous key
// store, the address among the details of a navigation. Loaded before the shell.
import { app, protocol, safeStorage } from 'electron'

/** As much of fetch's Response as the shell makes. */
class PlainResponse {
  readonly body: Uint8Array | null
  readonly status: number
  readonly headers: Record<string, string>
  constructor(body: Uint8Array | null, init: { status?: number; headers?: Record<string, string> } = {}) {
    this.body = body
    this.status = init.status ?? 200
    this.headers = init.headers ?? {}
  }
}

interface OldRequest {
  url: string
  method: string
}
interface OldAnswer {
  statusCode: number
  headers: Record<string, string>
  data: Buffer
}

function handle(scheme: string, handler: (request: OldRequest) => Promise<PlainResponse>): void {
  const register = Reflect.get(protocol, 'registerBufferProtocol') as (
    scheme: string,
    handler: (request: OldRequest, answer: (response: OldAnswer) => void) => void,
  ) => void
  Reflect.apply(register, protocol, [
    scheme,
    (request: OldRequest, answer: (response: OldAnswer) => void) => {
      void handler(request).then(({ body, status, headers }) => {
        answer({ statusCode: status, headers, data: Buffer.from(body ?? []) })
      })
    },
  ])
}

/** Adds missing members and keeps existing ones. */
function add(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
  }
}

add(globalThis, { Response: PlainResponse, fetch: () => Promise.reject(new Error('the shell asks no host')) })
add(URL, {
  parse: (text: string, base?: string) => {
    try {
      return new URL(text, base)
    } catch {
      return null
    }
  },
})
add(Promise, {
  withResolvers: () => {
    const parts: { resolve?: unknown; reject?: unknown } = {}
    const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
    return { promise, ...parts }
  },
})
add(Array.prototype, {
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare)
  },
})
add(protocol, { handle })
/** The synchronous methods by name: newer Electrons still have them, and say that they go. */
const sync = (name: string, ...args: unknown[]) => {
  try {
    return Promise.resolve(Reflect.apply(Reflect.get(safeStorage, name) as (...args: unknown[]) => unknown, safeStorage, args))
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}
add(safeStorage, {
  isAsyncEncryptionAvailable: () => sync('isEncryptionAvailable'),
  encryptStringAsync: (text: string) => sync('encryptString', text),
  decryptStringAsync: (secret: Buffer) => sync('decryptString', secret).then((result) => ({ result, shouldReEncrypt: false })),
  getSelectedStorageBackend: () => 'unknown',
})
app.on('web-contents-created', (_event, contents) => {
  for (const name of ['will-navigate', 'will-redirect'] as const) {
    contents.prependListener(name, (event: object, url: string) => {
      add(event, { url })
    })
  }
})
