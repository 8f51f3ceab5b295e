// Main-thread side of the image thread: draws one picture at a time with limits on time and memory, and replaces the thread after a
// failure.
import { Worker } from 'node:worker_threads'
import { createKeyedQueue } from '../../platform/queue.ts'
import { SMALL_HEAP } from '../../platform/threadMemory.ts'
import type { DrawReply, DrawRequest, Drawn } from './imageRecords.ts'

/** The image thread. */
export interface ImageThread {
  /** Re-encodes a file; a thread that exits counts as an undecodable file. */
  draw(bytes: Uint8Array): Promise<Drawn>
  close(): Promise<void>
}

const MAX_MS = 20_000
/** Limit of the JavaScript heap; the codecs' memory is limited separately. */
const MAX_HEAP_MB = 256

/** Creates the image thread, started with the first picture. */
export function createImageThread({ workerPath, maxMs = MAX_MS }: { workerPath: string; maxMs?: number }): ImageThread {
  const queue = createKeyedQueue()
  let current: Worker | null = null
  let lastId = 0

  const start = () => {
    const limits = { ...SMALL_HEAP, maxOldGenerationSizeMb: MAX_HEAP_MB }
    const worker = new Worker(workerPath, { execArgv: [], resourceLimits: limits, stdout: true, stderr: true })
    worker.unref()
    // Discards the codecs' output about untrusted files.
    worker.stdout.resume()
    worker.stderr.resume()
    // Stays after an answer and while the thread is terminated: an unhandled error event would end the app.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (current === worker) current = null
    })
    return worker
  }

  const drawNext = async (bytes: Uint8Array) => {
    const worker = (current ??= start())
    lastId += 1
    // Copies into a separate buffer, which is transferred; the original buffer may contain more than the file.
    const drawn = await ask(worker, { id: lastId, bytes: new Uint8Array(bytes) }, maxMs)
    // An undecodable file may have left the codec's memory in any state.
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
