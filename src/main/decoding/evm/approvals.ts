// Reads from a raw record which contracts were allowed to spend tokens.
import { z } from 'zod'
import { IndexerTx } from '../../../wire/indexer.ts'
import { logsIn, readLog } from './evmLogs.ts'
import { jsonObject } from '../viewpoint.ts'

/** An approval in 0x addresses. */
export interface GivenAllowance {
  contract: string
  owner: string
  spender: string
}

/** A Cosmos transaction has `logs` too, of another kind. */
const Receipt = z.object({
  transactionHash: z.string(),
  logs: z.array(z.object({ address: z.string(), topics: z.array(z.string()), data: z.string() })),
})

/** Returns the approvals in an Ethereum receipt or a Cosmos transaction; empty for any other text. */
export function approvalsIn(raw: string): GivenAllowance[] {
  const record = jsonObject(raw)
  const receipt = Receipt.safeParse(record).data
  const logs = receipt?.logs ?? logsIn(IndexerTx.pick({ events: true }).safeParse(record).data?.events ?? [])
  return logs.flatMap((log) => {
    const read = readLog(log)
    return read?.what === 'approval' ? [{ contract: read.contract, owner: read.owner, spender: read.spender }] : []
  })
}
