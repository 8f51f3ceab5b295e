// Refreshes the chain list from the public registry: requests it, shows the differences, and stores in the journal what the user accepts. A
// check changes nothing; the running list changes when the network is reopened.
import { createHash } from 'node:crypto'
import type { ChainListDiff, ListState } from '../../../../shared/contract/settings/chainLists.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { AppEvent } from '../../../../shared/contract/events.ts'
import type { NetworkFile } from '../../../clients/chains/registry/registry.ts'
import type { Log } from '../../../platform/log/log.ts'
import { limitConcurrency } from '../../../platform/http/limitConcurrency.ts'
import { hasPassed } from '../../../platform/time.ts'
import type { World } from '../../../platform/world.ts'
import { changeKey } from '../../../../wire/listChange.ts'
import type { WriteDb } from '../../../db/database.ts'
import { addAccepted, listAccepted, readRegistryChoice, removeNewestAccepted, writeRegistryChoice } from '../../../db/journal/chainLists.ts'
import { readChains } from './applyChanges.ts'
import { askRegistry } from './askRegistry.ts'
import { titleOf } from './chainIdentity.ts'
import { viewChange } from './changeViews.ts'
import { compareLists, type ListedChange } from './compareLists.ts'
import { acceptedList } from './effectiveList.ts'

/** What the refresh needs. */
export interface RefreshDeps {
  journal: WriteDb
  world: Pick<World, 'fetch' | 'clock'>
  /** The list that ships with Waybill, or was given at the start. */
  bundled: NetworkFile
  /** Base address of the registry; null where there is none. */
  registry: string | null
  /** Permits requests to a host while `work` runs. */
  permit<T>(address: string, work: () => Promise<T>): Promise<T>
  emit(event: AppEvent): void
  log: Log
}

/** The refresh of one network's list. */
export interface ChainListRefresh {
  state(): ListState
  /** Stores whether the registry is asked once a day. */
  choose(isDaily: boolean): ListState
  /** Asks the registry now; changes nothing. @throws AppError network.*, registry.invalid. */
  check(signal?: AbortSignal): Promise<ChainListDiff>
  /**
   * Stores changes of the newest check. Those that need a confirmation must be in `confirmed` as well.
   * @throws AppError input.invalid for another check, an unknown change, or a missing confirmation.
   */
  accept(accepted: { digest: string; ids: readonly string[]; confirmed: readonly string[] }): void
  /** Removes the newest accepted changes. @throws AppError input.invalid when `id` is not the newest. */
  undo(id: number): void
  start(): void
  stop(): Promise<void>
}

interface CheckedList {
  diff: ChainListDiff
  changes: Map<string, ListedChange>
}

const DAY_MS = 24 * 3_600_000
const CHECK_MS = 3_600_000
const MAX_PER_HOST = 2

/** Creates the refresh. */
export function createChainListRefresh(deps: RefreshDeps): ChainListRefresh {
  const { journal, world, registry, emit } = deps
  const stopped = new AbortController()
  let newest: CheckedList | null = null
  let running: Promise<void> = Promise.resolve()
  const state = (): ListState => ({
    host: registry === null ? null : new URL(registry).host,
    isDaily: readRegistryChoice(journal).isDaily,
    diff: newest?.diff ?? null,
    accepted: acceptedViews(deps),
  })
  const check = async (signal?: AbortSignal) => {
    newest = await checkRegistry(deps, signal === undefined ? stopped.signal : AbortSignal.any([signal, stopped.signal]))
    writeRegistryChoice(journal, { ...readRegistryChoice(journal), checkedAt: world.clock.now() })
    emit({ type: 'chainList.changed' })
    return newest.diff
  }
  return {
    state,
    choose: (isDaily) => {
      writeRegistryChoice(journal, { ...readRegistryChoice(journal), isDaily })
      emit({ type: 'chainList.changed' })
      return state()
    },
    check,
    accept: ({ digest, ids, confirmed }) => {
      const { diff: shown, changes } = newest ?? {}
      if (shown === undefined || changes === undefined || shown.digest !== digest) throw notShown()
      const chosen = [...new Set(ids)].map((id) => changes.get(id))
      if (
        chosen.length === 0 ||
        chosen.some((one) => one === undefined || (one.needsConfirmation && !confirmed.includes(changeKey(one.change))))
      ) {
        throw notShown()
      }
      const kept = chosen.flatMap((one) => (one === undefined ? [] : [one.change]))
      addAccepted(journal, { at: world.clock.now(), source: registry ?? '', changes: kept })
      newest = null
    },
    undo: (id) => {
      if (listAccepted(journal).at(-1)?.id !== id) throw notShown()
      removeNewestAccepted(journal, id)
      newest = null
    },
    start: () => {
      running = checkDaily(deps, check, stopped.signal)
    },
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

/** Checks once a day while enabled, until `stopped`. */
async function checkDaily(
  { journal, registry, world, log }: RefreshDeps,
  check: () => Promise<unknown>,
  stopped: AbortSignal,
): Promise<void> {
  const isDue = () => {
    const { isDaily, checkedAt } = readRegistryChoice(journal)
    return registry !== null && isDaily === true && (checkedAt === null || hasPassed(DAY_MS, checkedAt, world.clock.now()))
  }
  const checkIfDue = async () => {
    try {
      if (isDue()) await check()
    } catch (error) {
      if (stopped.aborted) return
      if (!(error instanceof AppError)) throw error
      log.info('chainList.notRead', { code: error.code })
    }
  }
  while (!stopped.aborted) {
    await checkIfDue()
    // Rejects only when stopped.
    await world.clock.sleep(CHECK_MS, stopped).catch(() => undefined)
  }
}

async function checkRegistry(deps: RefreshDeps, signal: AbortSignal): Promise<CheckedList> {
  const { registry, world, journal, bundled, permit } = deps
  if (registry === null) throw new AppError('registry.invalid', 'This network has no public registry.')
  const found = await permit(registry, () => askRegistry(limitConcurrency(world.fetch, MAX_PER_HOST), { registry, signal }))
  const list = acceptedList(bundled, journal)
  const known = readChains(list)
  const l1 = [...known.values()].find(({ metadata }) => metadata.is_l1 === true)
  if (l1 !== undefined && !found.chains.some(({ chain_id }) => chain_id === l1.chain_id)) {
    throw new AppError('registry.invalid', phrase`${new URL(registry).host} doesn’t list ${titleOf(l1)}, so nothing was imported.`, {
      hint: 'Your list is unchanged. Try again later.',
    })
  }
  const names = new Map([...found.chains, ...known.values()].map((chain) => [chain.chain_id, titleOf(chain)]))
  const nameOf = (chainId: string) => names.get(chainId) ?? chainId
  const { changes, missing, refused } = compareLists(list, found)
  const diff: ChainListDiff = {
    digest: createHash('sha256').update(JSON.stringify(changes)).digest('hex'),
    host: new URL(registry).host,
    at: world.clock.now(),
    changes: changes.map(({ change, needsConfirmation }) => viewChange(change, needsConfirmation, nameOf)),
    missing: missing.map(nameOf),
    refused,
  }
  return { diff, changes: new Map(changes.map((one) => [changeKey(one.change), one])) }
}

function acceptedViews({ journal, bundled }: RefreshDeps): ListState['accepted'] {
  const names = new Map([...readChains(acceptedList(bundled, journal))].map(([id, chain]) => [id, titleOf(chain)]))
  return listAccepted(journal)
    .map(({ id, at, source, changes }) => ({
      id,
      at,
      host: URL.parse(source)?.host ?? source,
      changes: changes.map((change) => viewChange(change, false, (chainId) => names.get(chainId) ?? chainId)),
    }))
    .toReversed()
}

function notShown(): AppError {
  return new AppError('input.invalid', 'This isn’t the list in the preview.', { hint: 'Check the registry again.' })
}
