// The thread that reads pages of history, so that the one that answers the window does not.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { AppError, toErrorData } from '../../shared/errors.ts'
import { createRegistry, type NetworkFile } from '../chains/registry.ts'
import { createProjector } from '../meaning/project.ts'
import { ownMemory, packRows } from '../store/archive/packedRows.ts'
import type { PageReading, ReadingReply, ReadingRequest } from './readingRecords.ts'
import { readTxs, type TxReaders } from './readTxs.ts'
import { createSignerReader } from './signerOf.ts'
import { stepBack } from '../lib/threadPriority.ts'

function serve(port: MessagePort, file: NetworkFile): void {
  const registry = createRegistry(file)
  const readers = { projector: createProjector(registry), signers: createSignerReader() }

  const read = ({ body, elements, newestFirst, who, ...about }: ReadingRequest): PageReading => {
    const chain = registry.chain(about.key.chainId)
    if (chain === null) throw new Error(`${about.key.chainId} is not in the chain list`)
    const own: TxReaders = { ...readers, evm: about.evm }
    const { rows, ...read } = readTxs(own, { ...about, chain }, { body, elements, newestFirst, who })
    return { body, rows: packRows(rows), ...read }
  }

  port.on('message', (request: ReadingRequest) => {
    const { id } = request
    try {
      const reading = read(request)
      const [body, rows] = [ownMemory(reading.body), ownMemory(reading.rows)]
      port.postMessage({ id, reading: { ...reading, body, rows } } satisfies ReadingReply, [body.buffer, rows.buffer])
    } catch (error) {
      port.postMessage({ id, ...describe(error) } satisfies ReadingReply)
    }
  })
}

function describe(error: unknown) {
  if (error instanceof AppError) return { error: toErrorData(error) }
  return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

if (parentPort !== null) {
  stepBack()
  // What the owner read from its chain list, handed on as it is.
  serve(parentPort, workerData as NetworkFile)
}
