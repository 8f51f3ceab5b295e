// Asks a chain for the names of its validators.
import { AppError } from '../../../shared/domain/errors.ts'
import { readValidators } from '../../clients/chains/cosmos/stakes.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import { validatorsReadAt } from '../../db/archive/read/readStakes.ts'
import type { ValidatorName } from '../../db/archive/records/snapshotRecords.ts'
import { ASK_AGAIN_MS } from './learnDenoms.ts'
import type { SnapshotDeps } from './snapshotRun.ts'

/** Asks at most once a day and returns whether it did. A failure is only logged: names are displayed, and nothing depends on them. */
export async function learnValidators(deps: SnapshotDeps, chain: ChainRecord, signal: AbortSignal): Promise<boolean> {
  const { request, clock, archive, ingest, log } = deps
  const { rest } = chain.endpoints
  const askedAt = validatorsReadAt(archive, chain.id)
  if (rest === null || (askedAt !== null && clock.now() - askedAt < ASK_AGAIN_MS)) return false
  try {
    const validators = await readValidators(request, { rest, kind: chain.kind, signal })
    await ingest.writeValidators({ chainId: chain.id, validators: operatorsOf(chain, validators ?? []), readAt: clock.now() })
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code.startsWith('store.') || signal.aborted) throw error
    log.warn('sync.validatorsUnknown', { chain: chain.id, code: error.code })
    return false
  }
}

/** A node could name any address by a text of its choice, an account's too: only operators' addresses are taken. */
function operatorsOf({ bech32Prefix }: ChainRecord, validators: readonly ValidatorName[]): ValidatorName[] {
  return validators.filter(({ operator }) => operator.startsWith(`${bech32Prefix}valoper1`))
}
