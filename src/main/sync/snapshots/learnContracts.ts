// Learns which bank coin a contract of an EVM rollup is, which contracts hold NFTs, and the names of tokens. The chain names one coin in
// two ways, by its denomination in bank events and by its contract in logs: rows read before both were known to be the same are read again.
import { AppError } from '../../../shared/domain/errors.ts'
import { readContractOfDenom, readDenomOfContract } from '../../clients/chains/evm/evmContracts.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import type { ContractFacts } from '../../db/archive/records/contractRecords.ts'
import { readContractDenoms, readFeeCoinAsked, readUnknownCollections, readUnknownContracts } from '../../db/archive/read/readContracts.ts'
import { eachAtOnce } from '../../platform/eachAtOnce.ts'
import { ASK_AGAIN_MS, AT_ONCE, ifAnswered, learnDenoms } from './learnDenoms.ts'
import type { ListDeps } from '../history/listDeps.ts'
import type { SnapshotDeps } from './snapshotRun.ts'

/** Most questions in one run. */
const MAX_IN_A_RUN = 12
/** A slower node is asked in a later run: no list waits for a name. */
const TIMEOUT_MS = 5000

/** What learning contracts needs. */
export interface ContractDeps extends SnapshotDeps {
  /** Called when a chain has named denominations. */
  onNames(chainId: string): void
  rereadRows: ListDeps['rereadRows']
}

/**
 * Asks for the contract of the chain's fee coin, which nearly every row names, before the first row is read.
 * @throws the signal's reason; AppError store.*.
 */
export async function learnFeeCoin(deps: ContractDeps, chain: ChainRecord, signal: AbortSignal): Promise<void> {
  const { request, archive, clock, ingest } = deps
  const [fee] = chain.feeTokens
  const { rest } = chain.endpoints
  if (chain.vm !== 'evm' || rest === null || fee === undefined || fee.denom.startsWith('evm/')) return
  const askedAt = readFeeCoinAsked(archive, chain.id, fee.denom)
  if (askedAt !== null && clock.now() - askedAt < ASK_AGAIN_MS) return
  const { denom } = fee
  await unlessUnreachable(deps, chain, signal, async () => {
    const contract = await ifAnswered(() => readContractOfDenom(request, { rest, denom, signal, timeoutMs: TIMEOUT_MS }))
    const facts = { contract: contract ?? '', denom: contract === null ? null : denom }
    await ingest.writeContracts([{ chainId: chain.id, ...facts, isNft: false, readAt: clock.now() }])
  })
}

/**
 * Asks for the names of contracts that a chain's stored history mentions; rows with wrong names are read again.
 * @throws the signal's reason; AppError store.*.
 */
export async function learnContracts(deps: ContractDeps, chain: ChainRecord, signal: AbortSignal): Promise<void> {
  const { archive, ingest, clock, rereadRows, onNames } = deps
  if (chain.vm !== 'evm') return
  const readAt = clock.now()
  const collections = readUnknownCollections(archive, chain.id).map((contract) => ({ contract, denom: null, isNft: true }))
  const coins = await askCoins(deps, chain, signal)
  const learned: ContractFacts[] = [...collections, ...coins].map((facts) => ({ chainId: chain.id, ...facts, readAt }))
  const outdated = learned.length === 0 ? 0 : await ingest.writeContracts(learned)
  if (outdated > 0) await rereadRows(signal)
  const named = await learnDenoms(deps, chain, readContractDenoms(archive, chain.id), signal)
  if (named > 0) onNames(chain.id)
}

/** Asks for the bank's names of coins of contracts that no list names. */
async function askCoins(
  deps: ContractDeps,
  chain: ChainRecord,
  signal: AbortSignal,
): Promise<Pick<ContractFacts, 'contract' | 'denom' | 'isNft'>[]> {
  const { request, archive, registry, clock } = deps
  const { rest } = chain.endpoints
  if (rest === null) return []
  const unknown = readUnknownContracts(archive, chain.id, { askedBefore: clock.now() - ASK_AGAIN_MS, limit: MAX_IN_A_RUN })
  const found: Pick<ContractFacts, 'contract' | 'denom' | 'isNft'>[] = []
  await unlessUnreachable(deps, chain, signal, async () => {
    await eachAtOnce(unknown, AT_ONCE, async (contract) => {
      const isListed = registry.asset(chain.id, `evm/${contract.slice(2)}`).isVerified
      const ask = () => readDenomOfContract(request, { rest, contract, signal, timeoutMs: TIMEOUT_MS })
      found.push({ contract, denom: isListed ? `evm/${contract.slice(2)}` : await ifAnswered(ask), isNft: false })
    })
  })
  return found
}

/** Names are only displayed: a node that cannot be reached is asked in the next run. */
async function unlessUnreachable({ log }: ContractDeps, chain: ChainRecord, signal: AbortSignal, ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted || error.code.startsWith('store.')) throw error
    log.warn('sync.contractUnknown', { chain: chain.id, code: error.code })
  }
}
