// Reads from a raw record which contracts were allowed to take tokens or NFTs.
import { z } from 'zod'
import type { ApprovalKind } from '../../../shared/contract/transfer/permissions.ts'
import { IndexerTx } from '../../../wire/indexer.ts'
import { logsIn, readLog } from './evmLogs.ts'
import { jsonObject } from '../decodeContext.ts'

/** An approval in 0x addresses; `operator`: for every NFT of a collection. */
export interface GivenAllowance {
  kind: ApprovalKind
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
  return logs.flatMap((log): GivenAllowance[] => {
    const read = readLog(log)
    if (read?.what !== 'approval' && read?.what !== 'nftApproval') return []
    // An approval of a single NFT ends with its next transfer. Source: EIP-721.
    if (read.what === 'nftApproval' && read.id !== null) return []
    const { contract, owner, spender } = read
    return [{ kind: read.what === 'approval' ? 'token' : 'operator', contract, owner, spender }]
  })
}
