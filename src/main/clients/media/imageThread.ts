// Main-thread side of the image thread: draws one picture at a time with limits on time and memory, and replaces the thread after a
// failure.
import { Worker } from 'node:worker_threads'
import { createKeyedQueue } from '../../platform/queue.ts'
import { createThreadCalls } from '../../platform/threads/threadCalls.ts'
import { SMALL_HEAP } from '../../platform/threads/threadMemory.ts'
import type { DrawRequest, Drawn } from './imageRecords.ts'

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
  const calls = createThreadCalls<Drawn>({ ended: (error) => error ?? new Error('The image thread ended.') })
  let current: Worker | null = null

  const start = () => {
    const limits = { ...SMALL_HEAP, maxOldGenerationSizeMb: MAX_HEAP_MB }
    const worker = new Worker(workerPath, { execArgv: [], resourceLimits: limits, stdout: true, stderr: true })
    worker.unref()
    // Discards the codecs' output about untrusted files.
    worker.stdout.resume()
    worker.stderr.resume()
    calls.watch(worker, () => {
      if (current === worker) current = null
    })
    return worker
  }

  const drawNext = async (bytes: Uint8Array) => {
    const worker = (current ??= start())
    const timer = setTimeout(() => void worker.terminate(), maxMs)
    // Copies into a separate buffer, which is transferred; the original buffer may contain more than the file.
    const request: DrawRequest = { bytes: new Uint8Array(bytes) }
    // Rejects only when the thread ends: at its limits, or by a fault of a codec.
    const drawn = await calls.call(worker, request, [request.bytes.buffer]).catch((): Drawn => ({ refused: 'undecodable' }))
    clearTimeout(timer)
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
