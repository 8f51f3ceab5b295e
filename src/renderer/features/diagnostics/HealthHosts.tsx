// Shows the purpose of each host, its response time, and the outcome of the last request to it.
import { useEffect } from 'react'
import type { Health, HostHealth } from '../../../shared/contract/settings/health.ts'
import type { EndpointInfo } from '../../../shared/contract/settings/settings.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { reloadEndpoints, useEndpoints } from '../../data/stores/endpointsStore.ts'
import { ReadError } from '../../kit/ReadError.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { isAsked, isDown } from './findings.ts'
import styles from './health.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Draws the table of hosts. `isOpen`: a network is open, so that its hosts are known. */
export function HealthHosts({ health, isOpen }: { health: Health; isOpen: boolean }) {
  const { healthWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useEndpoints()
  useEffect(() => {
    if (isOpen) void reloadEndpoints(win)
  }, [win, isOpen])
  const asked = health.hosts.filter(isAsked)
  const unasked = health.hosts.filter((host) => !isAsked(host))
  const lead = !isOpen ? words.hostsNone : health.network === 'practice' ? words.hostsPractice : words.hostsLead
  return (
    <section aria-labelledby="health-hosts">
      <h2 id="health-hosts" className="section-head">
        {words.hosts}
      </h2>
      <p>{lead}</p>
      {isOpen && <ReadError error={error} onRetry={() => void reloadEndpoints(win)} />}
      {asked.length > 0 && <HostTable hosts={asked} endpoints={value} />}
      {unasked.length > 0 && (
        <details className="unfolding" open={asked.length === 0}>
          <summary>{words.unasked(unasked.length)}</summary>
          <HostTable hosts={unasked} endpoints={value} />
        </details>
      )}
    </section>
  )
}

function HostTable({ hosts, endpoints }: { hosts: readonly HostHealth[]; endpoints: readonly EndpointInfo[] | null }) {
  const words = useAllWords()
  const nameOf = useChainNames()
  const now = useNow()
  return (
    <table className={styles.hosts} aria-labelledby="health-hosts">
      <thead>
        <tr className="label">
          <th scope="col">{words.healthWords.columns.host}</th>
          <th scope="col">{words.settingsWords.hostColumns.chain}</th>
          <th scope="col">{words.healthWords.columns.purpose}</th>
          <th scope="col" className="right">
            {words.healthWords.columns.latency}
          </th>
          <th scope="col">{words.healthWords.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {hosts
          // Hosts that need attention come first, then chain by chain in the order of the list.
          .toSorted(
            (left, right) => Number(isDown(right)) - Number(isDown(left)) || placeOf(left.host, endpoints) - placeOf(right.host, endpoints),
          )
          .map((host) => (
            <tr key={host.host}>
              <th scope="row" className="mono small">
                {host.host}
              </th>
              <td className="small">{words.formatList(chainsOf(host.host, endpoints ?? []).map(nameOf))}</td>
              <td className="small mid">{endpoints !== null && purposeOf(words, host.host, endpoints)}</td>
              <td className="small mono right">
                {host.latencyMs === null ? null : words.healthWords.latency(words.formatCount(host.latencyMs))}
              </td>
              <td className="small">
                <State host={host} now={now} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/**
 * Returns what a host is used for.
 * @example 'history; balances and fees'
 */
function purposeOf(words: AllWords, host: string, endpoints: readonly EndpointInfo[]): string {
  const own = endpoints.filter((endpoint) => endpoint.host === host)
  if (own.length === 0) return words.healthWords.otherPurpose
  return [...new Set(own.map(({ purpose }) => words.purposeWords[purpose]))].join('; ')
}

/** Returns the chains that a host serves. */
function chainsOf(host: string, endpoints: readonly EndpointInfo[]): string[] {
  return [...new Set(endpoints.flatMap((one) => (one.host === host && one.chainId !== null ? [one.chainId] : [])))]
}

/** Returns the place of a host's chain among all, those of no chain first. */
function placeOf(host: string, endpoints: readonly EndpointInfo[] | null): number {
  const [chainId] = chainsOf(host, endpoints ?? [])
  return endpoints?.findIndex((endpoint) => endpoint.chainId === chainId) ?? -1
}

function State({ host, now }: { host: HostHealth; now: number }) {
  const { failureWords, formatAgo, formatTime, healthWords: words } = useAllWords()
  const { lastSuccessAt, lastFailureAt, failure, pausedUntil, restsSince } = host
  const isFailing = isDown(host)
  const tone = isFailing ? 'warn' : isAsked(host) ? '' : 'off'
  return (
    <span className={styles.state}>
      <span className={`dot ${tone}`} aria-hidden="true" />
      <span>
        <span className={isFailing ? 'warn' : 'mid'}>
          {isFailing && lastFailureAt !== null
            ? words.failed(failureWords[failure?.kind ?? 'noWay'](failure?.detail ?? ''), formatAgo(lastFailureAt, now))
            : lastSuccessAt === null
              ? words.notAsked
              : words.answered(formatAgo(lastSuccessAt, now))}
        </span>
        {isFailing && (
          <span className={`dim ${styles.more}`}>
            {lastSuccessAt === null ? words.neverAnswered : words.before(formatAgo(lastSuccessAt, now))}
          </span>
        )}
        {restsSince !== null && <span className={`dim ${styles.more}`}>{words.rests(formatTime(restsSince))}</span>}
        {pausedUntil !== null && pausedUntil > now && <span className={`dim ${styles.more}`}>{words.paused(formatTime(pausedUntil))}</span>}
      </span>
    </span>
  )
}
