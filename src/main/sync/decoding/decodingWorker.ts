// Runs in the decoding thread, so that pages of history do not block the thread that answers the window.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { createRegistry, type NetworkFile } from '../../clients/chains/registry/registry.ts'
import type { LearnedContracts } from '../../decoding/networkMap.ts'
import { createTxDecoder } from '../../decoding/txDecoder.ts'
import type { ContractNames } from '../../db/archive/records/contractRecords.ts'
import { ownMemory, packRows } from '../../db/archive/write/packedRows.ts'
import type { DecodedPage, DecodingRequest, DecodingStart } from './decodingMessages.ts'
import { readTxs, type TxReaders } from './readTxs.ts'
import { createSignerReader } from '../history/signerOf.ts'
import { toFailure, type ThreadReply } from '../../platform/threads/threadCalls.ts'
import { setThreadPriority } from '../../platform/threads/threadPriority.ts'

function serve(port: MessagePort, file: NetworkFile): void {
  const registry = createRegistry(file)
  const contracts = createHandedContracts()
  const readers = { txDecoder: createTxDecoder(registry, contracts), signers: createSignerReader() }

  const decode = ({ body, elements, newestFirst, who, ...about }: DecodingRequest): DecodedPage => {
    const chain = registry.chain(about.key.chainId)
    if (chain === null) throw new Error(`${about.key.chainId} is not in the chain list`)
    const own: TxReaders = { ...readers, evm: about.evm }
    contracts.take(about.contracts)
    const { rows, ...read } = readTxs(own, { ...about, chain }, { body, elements, newestFirst, who })
    return { body, rows: packRows(rows), ...read }
  }

  port.on('message', (request: DecodingRequest) => {
    const { id } = request
    try {
      const page = decode(request)
      const [body, rows] = [ownMemory(page.body), ownMemory(page.rows)]
      port.postMessage({ id, value: { ...page, body, rows } } satisfies ThreadReply<DecodedPage>, [body.buffer, rows.buffer])
    } catch (error) {
      port.postMessage({ id, ...toFailure(error) } satisfies ThreadReply<DecodedPage>)
    }
  })
}

/** Holds contracts as the owner knows them, which come with each page and belong to its chain. */
function createHandedContracts(): LearnedContracts & { take(names: ContractNames): void } {
  let denoms = new Map<string, string>()
  let nfts = new Set<string>()
  return {
    take: (names) => {
      denoms = new Map(names.denoms)
      nfts = new Set(names.nfts)
    },
    denomOf: (_, address) => denoms.get(address.toLowerCase()) ?? null,
    isNft: (_, address) => nfts.has(address.toLowerCase()),
  }
}

if (parentPort !== null) {
  // The owner read this from its chain list, so it needs no validation.
  const { file, priority } = workerData as DecodingStart
  setThreadPriority(priority)
  serve(parentPort, file)
}
