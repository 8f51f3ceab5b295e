// Runs the real session in the pinned Node, for a shell in an Electron whose Node cannot run it.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toErrorData } from '../../../src/shared/domain/errors.ts'
import { openAppLog } from '../../../src/main/platform/log/appLog.ts'
import type { HostFiles } from '../../../src/main/platform/http/hostFiles.ts'
import { startSession, type Session } from '../../../src/main/app/session.ts'
import type { KeyStore } from '../../../src/main/features/vault/vaults.ts'
import { WORKERS } from '../../support/programs/workers.ts'
import type { FromCore, StartCore, ToCore } from './coreMessages.ts'

const send = (message: FromCore) => process.send?.(message)

const waiting = new Map<number, (answer: Extract<ToCore, { do: 'keyStore' }>) => void>()
let lastId = 0
// The session asks the key store while it starts.
process.on('message', (message: ToCore) => {
  if (message.do === 'keyStore') waiting.get(message.id)?.(message)
})

async function askKeyStore<T>(ask: 'strength' | 'encrypt' | 'decrypt', text = ''): Promise<T> {
  lastId += 1
  const id = lastId
  send({ is: 'keyStore', id, ask, text })
  const { value, error } = await new Promise<Extract<ToCore, { do: 'keyStore' }>>((resolve) => waiting.set(id, resolve))
  if (error !== null) throw new Error(error)
  return value as T
}

async function findKeyStore(): Promise<KeyStore | null> {
  const strength = await askKeyStore<KeyStore['strength'] | null>('strength')
  if (strength === null) return null
  return { strength, encrypt: (text) => askKeyStore('encrypt', text), decrypt: (base64) => askKeyStore('decrypt', base64) }
}

/** The dialogs belong to the shell's process; what is saved is named by no one and lies among the temporary files. */
const ownFiles: HostFiles = {
  save: async (name, write) => {
    const path = join(tmpdir(), name)
    await write(createWriteStream(path))
    return { state: 'saved', path }
  },
  choose: () => Promise.resolve({ state: 'cancelled' }),
  withChosen: () => Promise.reject(new Error('no file was chosen')),
  lookAtChosen: () => Promise.reject(new Error('no file was chosen')),
}

async function explorerHosts(session: Session): Promise<string[]> {
  const core = await session.core().catch(() => null)
  return [...(core?.explorerHosts ?? [])]
}

async function start({ options, version, licences, isSandboxed }: StartCore): Promise<Session> {
  const log = openAppLog(options.dataFolder, (sentence) => process.stderr.write(`${sentence}\n`))
  const own = { host: 'electron' as const, version, workers: WORKERS, files: ownFiles, log, licences, isSandboxed, keyStore: findKeyStore }
  const session = await startSession({ ...options, ...own })
  let hosts = await explorerHosts(session)
  session.subscribe((event) => {
    const tell = () => send({ is: 'event', event, preferences: session.preferences(), explorerHosts: hosts })
    if (event.type !== 'network.changed') {
      tell()
      return
    }
    void explorerHosts(session).then((found) => {
      hosts = found
      tell()
    })
  })
  send({ is: 'started', preferences: session.preferences(), explorerHosts: hosts })
  return session
}

const [first] = (await once(process, 'message')) as [StartCore]
const session = await start(first).catch((error: unknown) => {
  process.send?.({ is: 'failed', error: toErrorData(error) } satisfies FromCore, () => process.exit(1))
  return null
})

async function answer(running: Session, message: ToCore): Promise<void> {
  if (message.do === 'call') send({ is: 'reply', id: message.id, reply: await running.dispatch(message.method, message.input) })
  if (message.do === 'image') {
    const bytes = await running.readImage(message.digest)
    send({ is: 'image', id: message.id, bytes: bytes === null ? null : Buffer.from(bytes).toString('base64') })
  }
  if (message.do === 'lock') running.lock()
  if (message.do === 'stop') {
    await running.stop()
    process.send?.({ is: 'stopped' } satisfies FromCore, () => process.exit(0))
  }
}

if (session !== null) {
  process.on('message', (message: ToCore) => void answer(session, message))
  // A shell that was killed leaves no core behind.
  process.on('disconnect', () => void session.stop().then(() => process.exit(0)))
}
