// Writes the Cosmos document that is signed, from checked messages: account, balance, gas, fee and validity.
import { formatUnits } from '../../../../shared/domain/amount.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { maxBytesOf } from '../../../../shared/domain/messageText.ts'
import type { Transfer, TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { ChainAccount, CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { messageTooLong } from '../../../ledger/deviceError.ts'
import { MAX_DOCUMENT_BYTES } from '../../../ledger/apps/ledgerCosmos.ts'
import { hashDocument, writeDocument, type DocumentRequest } from '../transactions/cosmosSignDoc.ts'
import type { EncodeObject, MessageCodec } from '../transactions/cosmosMessages.ts'
import type { CosmosMode } from '../transactions/cosmosTx.ts'
import type { CosmosSigner } from './cosmosSigner.ts'
import { estimateFee } from './estimateFee.ts'
import { otherDocuments } from './otherDocuments.ts'
import type { StepDeps } from '../stepContext.ts'

/** Validity of a document until its inclusion: minutes for the device, yet short enough for certainty. */
export const VALID_MS = 5 * 60_000

/** Maximum bytes that the app accepts by mode. */
const MAX_BYTES: Readonly<Record<CosmosMode, (document: string) => number>> = { eip191: maxBytesOf, aminoJson: () => MAX_DOCUMENT_BYTES }

/** What a document is written from. */
export interface CosmosDraft {
  purpose: 'transfer' | 'claim' | 'revoke' | 'act'
  chain: ChainRecord
  signer: CosmosSigner
  messages: EncodeObject[]
  /** Public text beside the messages; empty by default. */
  memo?: string
  checks: CheckLine[]
  /** What leaves the account in addition to the network fee. */
  costs: readonly Cost[]
  txIndex: number
  /** When it becomes useless, ms since 1970; null for what stays useful. */
  until?: number | null
}

/** An amount that leaves the account. */
export interface Cost {
  denom: string
  /** Base units. */
  amount: string
}

/** The fact that a document was written. */
export type BuiltFact = Extract<TransferFact, { type: 'built' }>

/**
 * Writes the document of a transaction that will be sent. Reads the sequence each time: on minievm one transaction may use several.
 * @throws AppError chain.accountMissing, chain.insufficientFunds, chain.refused (it would fail), device.tooLong, network.….
 */
export async function draftCosmos(deps: StepDeps, transfer: Transfer, draft: CosmosDraft): Promise<BuiltFact> {
  const { chain: source, signer, messages, memo = '', costs } = draft
  const chain = deps.chain(source.id)
  const codec = await deps.codec()
  const { accountNumber, sequence } = await requireAccount(chain, source, signer.address)
  const spare = spareOf(chain, signer.address, costs)
  for (const { denom } of costs) if ((await spare(denom)) < 0n) throw insufficient(deps, draft, denom)
  const fee = await estimateFee(chain, codec, { source, messages, memo, key: signer.key, sequence, spare, hint: amountHint(draft) })
  const request = { messages, chainId: source.id, accountNumber, sequence, fee, memo }
  const written = writeUnique(deps, codec, transfer, { ...request, timeoutHeight: await chain.heightAfter(validFor(deps, draft)) })
  return toBuilt(deps, draft, { ...written, sequence, fee })
}

/** Returns how long a document stays valid, ms: not beyond the time at which it becomes useless. */
function validFor({ clock }: StepDeps, { until = null }: CosmosDraft): number {
  return until === null ? VALID_MS : Math.min(VALID_MS, until - clock.now())
}

/** Builds the fact that a document was written. @throws AppError device.tooLong when the device could not show it. */
export function toBuilt(
  deps: StepDeps,
  draft: Omit<CosmosDraft, 'purpose' | 'messages' | 'memo' | 'costs' | 'until'> & { purpose: BuiltFact['purpose'] },
  written: { document: string; timeoutHeight: number; sequence: string; fee: BuiltFact['fee'] },
): BuiltFact {
  const { purpose, chain, signer, checks, txIndex } = draft
  if (Buffer.byteLength(written.document) > MAX_BYTES[signer.key.mode](written.document)) throw messageTooLong()
  return {
    type: 'built',
    at: deps.clock.now(),
    purpose,
    chainId: chain.id,
    mode: signer.key.mode,
    signer: signer.address,
    ...written,
    documentHash: hashDocument(written.document),
    checks,
    evm: null,
    txIndex,
    replaces: null,
  }
}

/**
 * Writes a unique document. Two equal transfers built in the same block would be one transaction claimed by both; the later one is valid
 * for one block more.
 */
function writeUnique(deps: StepDeps, codec: MessageCodec, transfer: Transfer, request: DocumentRequest) {
  const isDuplicate = otherDocuments(deps.db, transfer)
  for (let timeoutHeight = request.timeoutHeight; ; timeoutHeight += 1) {
    const document = writeDocument(codec, { ...request, timeoutHeight })
    if (!isDuplicate(document)) return { document, timeoutHeight }
  }
}

/** Reads the account. @throws AppError chain.accountMissing. */
export async function requireAccount(chain: CosmosClient, source: ChainRecord, address: string): Promise<ChainAccount> {
  const account = await chain.account(address)
  if (account !== null) return account
  throw new AppError('chain.accountMissing', phrase`This account isn’t on ${source.name} yet: it has never received anything.`, {
    hint: phrase`Send it a small amount on ${source.name} first.`,
  })
}

/** Returns a function that computes what is left of a denomination after the costs, base units; requests each balance once. */
function spareOf(chain: CosmosClient, address: string, costs: readonly Cost[]): (denom: string) => Promise<bigint> {
  const known = new Map<string, Promise<bigint>>()
  const read = async (denom: string) => {
    const spent = costs.filter((cost) => cost.denom === denom).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    return BigInt(await chain.balance(address, denom)) - spent
  }
  return (denom) => {
    const spare = known.get(denom) ?? read(denom)
    known.set(denom, spare)
    return spare
  }
}

function insufficient({ registry }: StepDeps, draft: CosmosDraft, denom: string): AppError {
  const { symbol, decimals } = registry.asset(draft.chain.id, denom)
  const sum = draft.costs.filter((cost) => cost.denom === denom).reduce((total, { amount }) => total + BigInt(amount), 0n)
  const amount = formatUnits(sum.toString(), decimals)
  return new AppError('chain.insufficientFunds', phrase`This account has less than ${amount} ${symbol}.`, { hint: amountHint(draft) })
}

const HINTS = {
  send: 'Send a smaller amount.',
  choose: 'Choose a smaller amount, or top up this account.',
  topUp: 'Top up this account, then try again.',
} as const

/** Returns what helps where the balance is too small: a vote or a claim has no amount that could be smaller. */
function amountHint({ purpose, costs }: Pick<CosmosDraft, 'purpose' | 'costs'>): string {
  if (purpose === 'transfer') return HINTS.send
  return costs.length > 0 ? HINTS.choose : HINTS.topUp
}
