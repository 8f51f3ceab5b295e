// Which contracts a transaction allowed to take tokens, from its raw record.
import { z } from 'zod'
import { IndexerTx } from '../../../wire/indexer.ts'
import { logsIn, readLog } from './evmLogs.ts'
import { jsonObject } from '../viewpoint.ts'

/** 0x addresses. */
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

/** Allowances of tokens that a record tells of, whether an Ethereum receipt or a Cosmos transaction; none where it is neither. */
export function approvalsIn(raw: string): GivenAllowance[] {
  const record = jsonObject(raw)
  const receipt = Receipt.safeParse(record).data
  const logs = receipt?.logs ?? logsIn(IndexerTx.pick({ events: true }).safeParse(record).data?.events ?? [])
  return logs.flatMap((log) => {
    const read = readLog(log)
    return read?.what === 'approval' ? [{ contract: read.contract, owner: read.owner, spender: read.spender }] : []
  })
}
