// Worker thread that decodes untrusted pictures, one at a time. Its owner terminates it when it takes too long.
import { parentPort } from 'node:worker_threads'
import { drawImage } from './drawImage.ts'
import { loadCodecs } from './imageCodecs.ts'
import type { ThreadReply } from '../../platform/threads/threadCalls.ts'
import type { Drawn, DrawRequest } from './imageRecords.ts'

const codecs = loadCodecs()

parentPort?.on('message', ({ id, bytes }: DrawRequest & { id: number }) => {
  void codecs
    .then((ready) => drawImage(ready, bytes))
    .then((drawn) => {
      parentPort?.postMessage({ id, value: drawn } satisfies ThreadReply<Drawn>)
    })
})
