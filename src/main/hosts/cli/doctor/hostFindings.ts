// Checks the listed hosts: reachability, latency, certificates, and clock difference.
import type { HostHealth } from '../../../../shared/contract/settings/health.ts'
import { probeHost } from '../../../features/network/probeHost.ts'
import { listedHosts, type ListedHost } from '../../../clients/chains/registry/listedHosts.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import { isProofWaived } from '../../../platform/http/certificates.ts'
import { watchHosts } from '../../../platform/http/hostWatch.ts'
import type { Log } from '../../../platform/log/log.ts'
import { gateRequests } from '../../../platform/http/requestGate.ts'
import type { World } from '../../../platform/world.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { fine, note, problem, type Finding } from './finding.ts'

/** A host that was asked. */
export interface AskedHost {
  host: string
  purpose: ListedHost['purpose']
  chainId: string | null
  /** Time to the first byte; null without an answer. */
  latencyMs: number | null
  /** By how much this computer's clock is ahead of the host's. */
  skewMs: number | null
  /** Why it is unusable; null when it works. */
  trouble: { message: string; hint: string | null } | null
}

/** Number of concurrent requests over all hosts. */
const WORKERS = 6

/** Asks each listed host once for its newest block. */
export async function askHosts(
  { registry, world, log }: { registry: Registry; world: World; log: Log },
  signal: AbortSignal,
): Promise<AskedHost[]> {
  const listed = listedHosts(registry)
  const origins = new Set(listed.map(({ address }) => new URL(address).origin))
  const gated = gateRequests(world, { isListed: (origin) => origins.has(origin), allowsRemoteImages: () => false })
  const watch = watchHosts(gated.fetch, world.clock, log)
  const asked: AskedHost[] = []
  const rest = [...listed]
  const worker = async () => {
    for (let next = rest.shift(); next !== undefined && !signal.aborted; next = rest.shift()) {
      const trouble = await troubleOf(next, { registry, world: { ...gated, fetch: watch.fetch }, permit: (_address, work) => work() })
      asked.push({ ...next, latencyMs: null, skewMs: null, trouble })
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  const known = new Map(watch.report().map((health) => [health.host, health]))
  return asked.map(({ host, purpose, chainId, trouble }) => ({ host, purpose, chainId, ...timesOf(known.get(host)), trouble }))
}

function timesOf(health: HostHealth | undefined) {
  return { latencyMs: health?.latencyMs ?? null, skewMs: health?.skewMs ?? null }
}

async function troubleOf(host: ListedHost, deps: Parameters<typeof probeHost>[0]): Promise<AskedHost['trouble']> {
  try {
    await probeHost(deps, host)
    return null
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, hint: error.hint }
    throw error
  }
}

/** Builds one row for the working hosts, one for each failing host, one for the clock. */
export function hostFindings(asked: readonly AskedHost[]): Finding[] {
  const well = asked.filter(({ trouble }) => trouble === null)
  const ill = asked.filter(({ trouble }) => trouble !== null)
  const first = ill[0]?.trouble
  // When all fail, the cause is local: one row shows that better than a row per host.
  if (well.length === 0 && first)
    return [problem('Hosts', `None of ${asked.length} hosts responded. First error: ${first.message}`, first.hint), ...clockFindings(asked)]
  const times = well.flatMap(({ latencyMs }) => latencyMs ?? []).toSorted((left, right) => left - right)
  const speed = times.length === 0 ? '' : `; median ${middle(times)} ms, slowest ${times.at(-1) ?? 0} ms`
  const count = `${well.length} of ${asked.length} responded${speed}.`
  return [
    well.length === asked.length ? fine('Hosts', count) : note('Hosts', count),
    ...ill.map((host) => illFinding(host, well)),
    ...clockFindings(asked),
  ]
}

/** A failing host with a replacement is only noted. */
function illFinding({ host, purpose, chainId, trouble }: AskedHost, well: readonly AskedHost[]): Finding {
  const text = `${trouble?.message ?? ''} (${purpose}${chainId === null ? '' : `, ${chainId}`})`
  const other = well.find((one) => one.purpose === purpose && one.chainId === chainId)
  if (other === undefined) return problem(`Host ${host}`, text, trouble?.hint ?? null)
  return note(`Host ${host}`, text, `Using ${other.host} instead.`)
}

/** Clock difference beyond which quotes, certificates and times in history are affected. */
const MAX_SKEW_MS = 60_000
const SECOND_MS = 1000

/** Uses the median, since single hosts may be wrong or answer from a cache. */
function clockFindings(asked: readonly AskedHost[]): Finding[] {
  const skews = new Map(asked.flatMap(({ host, skewMs }) => (skewMs === null ? [] : [[host, skewMs] as const])))
  if (skews.size === 0) return [note('Clock', 'No host reported its time, so this computer’s clock wasn’t checked.')]
  const skew = middle([...skews.values()].toSorted((left, right) => left - right))
  if (Math.abs(skew) <= MAX_SKEW_MS) return [fine('Clock', 'In sync with the hosts.')]
  const seconds = Math.round(Math.abs(skew) / SECOND_MS)
  return [
    problem(
      'Clock',
      `This computer’s clock is ${seconds} seconds ${skew > 0 ? 'ahead of' : 'behind'} the hosts.`,
      'Turn on automatic date and time. With a wrong clock, certificates look invalid and quotes look expired.',
    ),
  ]
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'] as const

/** Reports a proxy that the environment names. */
export function proxyFindings(env: NodeJS.ProcessEnv): Finding[] {
  const named = PROXIES.filter((name) => (env[name] ?? '') !== '')
  if (named.length === 0) return []
  if (env['NODE_USE_ENV_PROXY'] === '1') return [note('Proxy', `Hosts are contacted through the proxy in ${named.join(', ')}.`)]
  return [
    note(
      'Proxy',
      `Waybill ignores the proxy in ${named.join(', ')}.`,
      'If hosts can’t be reached without it, also set NODE_USE_ENV_PROXY=1.',
    ),
  ]
}

/** Reports a disabled certificate check in the environment, which indicates an intercepting proxy. */
export function certificateFindings(env: NodeJS.ProcessEnv): Finding[] {
  if (!isProofWaived(env)) return []
  return [
    note(
      'Certificates',
      'Waybill ignores NODE_TLS_REJECT_UNAUTHORIZED=0 and checks every certificate.',
      'If a proxy or antivirus inspects your connections, set NODE_EXTRA_CA_CERTS to its certificate instead.',
    ),
  ]
}
