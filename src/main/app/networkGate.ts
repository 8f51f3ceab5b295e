// Limits the core's requests to listed hosts, the price service while it is enabled, and addresses that the user is testing now.
import type { Registry } from '../clients/chains/registry/registry.ts'
import { listedHosts } from '../clients/chains/registry/listedHosts.ts'
import type { HostFailover } from '../platform/hostFailover.ts'
import { watchHosts, type HostWatch } from '../platform/http/hostWatch.ts'
import type { Log } from '../platform/log/log.ts'
import { createPermits, gateRequests, type Permits } from '../platform/http/requestGate.ts'
import type { World } from '../platform/world.ts'
import type { ReadDb } from '../db/database.ts'
import { readPrivacy } from '../db/journal/privacy.ts'

/** The gate of one network. */
export interface NetworkGate {
  /** The given world behind the gate, with its requests counted. */
  world: World
  /** Reports the outcome of requests by host. */
  report: HostWatch['report']
  permit: Permits['permit']
}

/** The network whose hosts are allowed. */
export interface GatedNetwork {
  registry: Registry
  journal: ReadDb
}

/** Puts the network's world behind the gate. */
export function gateNetwork(
  { world, log }: { world: World; log: Log },
  failover: Pick<HostFailover, 'watch'>,
  { registry, journal }: GatedNetwork,
): NetworkGate {
  const { isPermitted, permit } = createPermits()
  const listed = new Set(listedHosts(registry).map(({ address }) => new URL(address).origin))
  const prices = registry.prices === null ? null : new URL(registry.prices).origin
  const gated = gateRequests(world, {
    isListed: (origin) => listed.has(origin) || isPermitted(origin) || (origin === prices && readPrivacy(journal).prices),
    allowsRemoteImages: () => readPrivacy(journal).images !== 'off',
  })
  const watch = watchHosts(failover.watch(gated.fetch), world.clock, log)
  return { world: { ...gated, fetch: watch.fetch }, report: watch.report, permit }
}
