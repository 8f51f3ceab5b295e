// Asks about denominations that no list names: the chain's modules, and the contracts of tokens.
import { isAddress } from 'viem'
import { AppError } from '../../../shared/domain/errors.ts'
import type { DenomFacts } from '../../../wire/denoms.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import { readDenom } from '../../clients/chains/registry/denoms.ts'
import { readTokenFacts } from '../../clients/chains/evm/evmContracts.ts'
import { createDenomReader } from '../../db/archive/read/readDenoms.ts'
import type { LearnedDenom } from '../../db/archive/records/snapshotRecords.ts'
import { eachAtOnce } from '../../platform/eachAtOnce.ts'
import type { SnapshotDeps } from './snapshotRun.ts'

/** Most questions in one run, so that an address full of spam does not keep a node busy. */
const MAX_IN_A_RUN = 12
/** Questions at a time: each takes several answers one after another, and a distant node needs a while for each. */
export const AT_ONCE = 4
/** After this time a chain without a readable answer is asked again. */
export const ASK_AGAIN_MS = 24 * 3600_000
const NO_ANSWER: DenomFacts = { name: null, symbol: null, decimals: null, tracePath: null, traceBase: null, l1Denom: null }

/** Asks about unknown denominations; returns how many it learned. An answer is stored permanently. */
export async function learnDenoms(deps: SnapshotDeps, chain: ChainRecord, denoms: readonly string[], signal: AbortSignal): Promise<number> {
  const { clock, archive, ingest, registry, log } = deps
  const { rest } = chain.endpoints
  if (rest === null) return 0
  const known = createDenomReader(archive)
  const unknown = denoms.filter(
    (denom) => !registry.asset(chain.id, denom).isVerified && isWorthAsking(known(chain.id, denom), clock.now()),
  )
  const learned: LearnedDenom[] = []
  try {
    await eachAtOnce(unknown.slice(0, MAX_IN_A_RUN), AT_ONCE, async (denom) => {
      const facts = await askAll(deps, chain, { rest, denom, signal })
      learned.push({ chainId: chain.id, denom, ...facts, readAt: clock.now() })
    })
  } catch (error) {
    // Names are only displayed: everything is correct without them, and the next run asks again.
    if (!(error instanceof AppError) || signal.aborted) throw error
    log.warn('sync.denomUnknown', { chain: chain.id, code: error.code })
  }
  if (learned.length > 0) await ingest.writeDenoms(learned)
  return learned.length
}

/** Asks the bank, and for a token that the bank does not describe its contract. */
async function askAll(
  { request }: SnapshotDeps,
  chain: ChainRecord,
  { rest, denom, signal }: { rest: string; denom: string; signal: AbortSignal },
): Promise<DenomFacts> {
  const facts = (await ifAnswered(() => readDenom(request, { rest, denom, signal }))) ?? NO_ANSWER
  const contract = `0x${denom.slice('evm/'.length)}`
  const { jsonRpc } = chain.endpoints
  const isToken = denom.startsWith('evm/') && isAddress(contract, { strict: false })
  if (!isToken || jsonRpc === null || chain.evmChainId === null || (facts.symbol !== null && facts.decimals !== null)) return facts
  const target = { jsonRpc, evmChainId: chain.evmChainId }
  const answered = await ifAnswered(() => readTokenFacts(request, target, { contract, signal }))
  return answered === null ? facts : { ...facts, ...answered }
}

/** Returns null for a refusal or an unreadable answer; passes on the error of a chain that cannot be reached. */
export async function ifAnswered<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('chain.')) return null
    throw error
  }
}

function isWorthAsking(known: LearnedDenom | null, now: number): boolean {
  if (known === null) return true
  const isAnswered = known.symbol !== null || known.name !== null || known.traceBase !== null || known.l1Denom !== null
  return !isAnswered && now - known.readAt > ASK_AGAIN_MS
}
