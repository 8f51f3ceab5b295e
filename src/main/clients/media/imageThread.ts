// The image thread from its owner's side: one picture at a time, a limit on time and memory, a new thread after every trouble.
import { Worker } from 'node:worker_threads'
import { createKeyedQueue } from '../../platform/queue.ts'
import { SMALL_HEAP } from '../../platform/threadMemory.ts'
import type { DrawReply, DrawRequest, Drawn } from './imageRecords.ts'

export interface ImageThread {
  /** Draws a file anew; what ends the thread counts as a file that cannot be drawn. */
  draw(bytes: Uint8Array): Promise<Drawn>
  close(): Promise<void>
}

const MAX_MS = 20_000
/** JavaScript's own heap; the codecs' memory has a limit of its own. */
const MAX_HEAP_MB = 256

/** Starts with the first picture. */
export function createImageThread({ workerPath, maxMs = MAX_MS }: { workerPath: string; maxMs?: number }): ImageThread {
  const queue = createKeyedQueue()
  let current: Worker | null = null
  let lastId = 0

  const start = () => {
    const limits = { ...SMALL_HEAP, maxOldGenerationSizeMb: MAX_HEAP_MB }
    const worker = new Worker(workerPath, { execArgv: [], resourceLimits: limits, stdout: true, stderr: true })
    worker.unref()
    // What codecs say of a stranger's file is read by nobody.
    worker.stdout.resume()
    worker.stderr.resume()
    // After an answer too, or once it is being ended: without a listener its trouble would end the app.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (current === worker) current = null
    })
    return worker
  }

  const drawNext = async (bytes: Uint8Array) => {
    const worker = (current ??= start())
    lastId += 1
    // A copy in a buffer of its own: it is handed over, and the one it came in may hold more than the file.
    const drawn = await ask(worker, { id: lastId, bytes: new Uint8Array(bytes) }, maxMs)
    // What a codec did with a file it could not read may have left its memory in any state.
    if ('refused' in drawn && drawn.refused === 'undecodable') await worker.terminate()
    return drawn
  }

  return {
    draw: (bytes) => queue.run('image', () => drawNext(bytes)),
    close: async () => {
      await queue.idle()
      await current?.terminate()
    },
  }
}

function ask(worker: Worker, request: DrawRequest, maxMs: number): Promise<Drawn> {
  return new Promise((resolve) => {
    const settle = (drawn: Drawn) => {
      clearTimeout(timer)
      worker.removeListener('message', onEvent)
      worker.removeListener('error', fail)
      worker.removeListener('exit', fail)
      resolve(drawn)
    }
    const onEvent = ({ id, ...drawn }: DrawReply) => {
      if (id === request.id) settle(drawn)
    }
    const fail = () => settle({ refused: 'undecodable' })
    const timer = setTimeout(fail, maxMs)
    worker.on('message', onEvent)
    worker.on('error', fail)
    worker.on('exit', fail)
    worker.postMessage(request, [request.bytes.buffer])
  })
}
