// Contract methods on the chain list and the user's own hosts. A change of the running list reopens the network.
import type { Handlers } from '../../../../shared/contract/methods.ts'
import type { HostAnswer } from '../../../../shared/contract/settings/settings.ts'
import type { OwnHost, OwnHosts } from '../../../../shared/contract/settings/chainLists.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { readOwnAddress } from './ownHosts.ts'
import type { ChainListRefresh } from './refresh.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import type { Permits } from '../../../platform/http/requestGate.ts'
import type { ReadDb } from '../../../db/database.ts'
import { readOwnHosts } from '../../../db/journal/chainLists.ts'
import { probeHost, type HostProbeDeps } from '../probeHost.ts'

/** Methods that change the running list: the session handles them, since it reopens the network. */
export type ListChangeMethod = 'chainLists.accept' | 'chainLists.undo' | 'ownHosts.set'

type CoreMethod = 'chainLists.state' | 'chainLists.choose' | 'chainLists.check' | 'ownHosts.get' | 'ownHosts.test'

/** What the methods of the core need. */
export interface ChainListDeps extends HostProbeDeps {
  /** The journal. */
  db: ReadDb
  registry: Registry
  chainListRefresh: ChainListRefresh
  permit: Permits['permit']
}

/** Handles the methods that leave the running list unchanged. */
export function chainListHandlers(deps: ChainListDeps): Pick<Handlers, CoreMethod> {
  const { db, chainListRefresh } = deps
  return {
    'chainLists.state': chainListRefresh.state,
    'chainLists.choose': ({ isDaily }) => chainListRefresh.choose(isDaily),
    'chainLists.check': () => chainListRefresh.check(),
    'ownHosts.get': () => readOwnHosts(db),
    'ownHosts.test': (host) => testOwnHost(deps, host),
  }
}

/** Tests a typed address. @throws AppError input.invalid, chain.unknown, and the errors of a host test. */
async function testOwnHost(deps: ChainListDeps, { chainId, purpose, address: typed }: OwnHost): Promise<HostAnswer> {
  const address = readOwnAddress(typed)
  if (deps.registry.chain(chainId) === null) throw unknownChain()
  const host = { purpose, chainId, host: new URL(address).host, address }
  return deps.permit(address, () => probeHost(deps, host))
}

/** What the methods of the session need. */
export interface ListChangeDeps {
  core(): Promise<{
    chainListRefresh: Pick<ChainListRefresh, 'state' | 'accept' | 'undo'>
    ownHosts: { get(): OwnHosts; set(hosts: OwnHosts): void }
  }>
  /** Closes the network, runs the work and reopens it. */
  closed(work: () => void): Promise<void>
}

/** Handles the methods that change the running list. */
export function listChangeHandlers({ core, closed }: ListChangeDeps): Pick<Handlers, ListChangeMethod> {
  const state = async () => (await core()).chainListRefresh.state()
  const reopen = () => closed(() => undefined)
  return {
    'chainLists.accept': async (accepted) => {
      ;(await core()).chainListRefresh.accept(accepted)
      await reopen()
      return state()
    },
    'chainLists.undo': async ({ id }) => {
      ;(await core()).chainListRefresh.undo(id)
      await reopen()
      return state()
    },
    'ownHosts.set': async ({ chainId, hosts, fallsBackToListed }) => {
      const { ownHosts } = await core()
      const own = hosts.map(({ purpose, address }) => ({ chainId, purpose, address: readOwnAddress(address) }))
      if (new Set(own.map(({ purpose }) => purpose)).size < own.length) {
        throw new AppError('input.invalid', 'You can set only one host of each type per chain.')
      }
      const before = ownHosts.get()
      const isOther = (id: string) => id !== chainId
      ownHosts.set({
        hosts: [...before.hosts.filter((host) => isOther(host.chainId)), ...own],
        fallbackChains: [...before.fallbackChains.filter(isOther), ...(fallsBackToListed && own.length > 0 ? [chainId] : [])],
      })
      await reopen()
      return (await core()).ownHosts.get()
    },
  }
}

function unknownChain(): AppError {
  return new AppError('chain.unknown', 'This chain is no longer listed.')
}
