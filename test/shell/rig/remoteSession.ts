// Stands where the session stands in the shell's bundle: the real session runs in the pinned Node, as a child of this process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Reply } from '../../../src/shared/contract/bridge.ts'
import { AppError } from '../../../src/shared/domain/errors.ts'
import { createEventBus } from '../../../src/main/platform/eventBus.ts'
import type { Session, SessionOptions } from '../../../src/main/app/session.ts'
import type { KeyStore } from '../../../src/main/features/vault/vaults.ts'
import type { FromCore, ToCore } from './coreMessages.ts'

declare const WAYBILL_CORE_NODE: string
/** Where its bundles lie, the worker threads' among them. */
declare const WAYBILL_CORE_FOLDER: string

/** As the session's own: opens the network and starts its core. */
export async function startSession(options: SessionOptions): Promise<Session> {
  const child = spawn(WAYBILL_CORE_NODE, [join(WAYBILL_CORE_FOLDER, 'core.js')], {
    env: { ...process.env, WAYBILL_BUNDLED_WORKERS: WAYBILL_CORE_FOLDER },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const send = (message: ToCore) => {
    if (child.connected) child.send(message)
  }
  const bus = createEventBus(options.log)
  const waiting = new Map<number, (value: never) => void>()
  let lastId = 0
  const asked = <T>(message: (id: number) => ToCore) =>
    new Promise<T>((resolve) => {
      lastId += 1
      waiting.set(lastId, resolve)
      send(message(lastId))
    })
  const settle = (id: number, value: unknown) => {
    waiting.get(id)?.(value as never)
    waiting.delete(id)
  }
  let known: Extract<FromCore, { is: 'started' | 'event' }> | null = null
  const opened = Promise.withResolvers<void>()
  const ended = once(child, 'exit')
  child.on('message', (message: FromCore) => {
    if (message.is === 'started' || message.is === 'event') known = message
    if (message.is === 'started') opened.resolve()
    if (message.is === 'failed') opened.reject(errorOf(message.error))
    if (message.is === 'event') bus.emit(message.event)
    if (message.is === 'reply') settle(message.id, message.reply)
    if (message.is === 'image') settle(message.id, message.bytes === null ? null : Buffer.from(message.bytes, 'base64'))
    if (message.is === 'keyStore') {
      const { id } = message
      askKeyStore(options, message).then(
        (value) => send({ do: 'keyStore', id, value, error: null }),
        (error: unknown) => send({ do: 'keyStore', id, value: null, error: String(error) }),
      )
    }
  })
  void ended.then(() => opened.reject(new Error('the core has ended')))
  const { dataFolder, network, seed, version, licences = '', isSandboxed = true } = options
  send({ do: 'start', options: { dataFolder, network, seed }, version, licences, isSandboxed })
  await opened.promise
  const now = () => known ?? raise('the core has not started')
  return {
    dispatch: (method, input) => asked<Reply>((id) => ({ do: 'call', id, method, input })),
    subscribe: bus.subscribe,
    // The shell asks a core for the hosts of its explorers alone.
    core: () => Promise.resolve({ explorerHosts: new Set(now().explorerHosts) } as unknown as Awaited<ReturnType<Session['core']>>),
    preferences: () => now().preferences,
    readImage: (digest) => asked((id) => ({ do: 'image', id, digest })),
    lock: () => send({ do: 'lock' }),
    stop: async () => {
      send({ do: 'stop' })
      await ended
    },
  }
}

async function askKeyStore({ keyStore }: SessionOptions, { ask, text }: Extract<FromCore, { is: 'keyStore' }>): Promise<unknown> {
  const store: KeyStore | null = (await keyStore?.()) ?? null
  if (ask === 'strength') return store?.strength ?? null
  if (store === null) throw new Error('there is no key store')
  return ask === 'encrypt' ? store.encrypt(text) : store.decrypt(text)
}

function errorOf({ code, message, hint, retry }: Extract<FromCore, { is: 'failed' }>['error']): AppError {
  return new AppError(code, message, { retry, ...(hint === null ? {} : { hint }) })
}

function raise(message: string): never {
  throw new Error(message)
}
