// Lists the hosts that Waybill may ask on this network, their purposes, and whether they respond now.
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { EndpointInfo } from '../../../shared/contract/settings/settings.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { reloadEndpoints, useEndpoints } from '../../data/stores/endpointsStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { errorLine } from '../../words/errors.ts'
import { hostKey, isTested, testHosts, useHostProbes, type HostOutcome } from './hostProbes.ts'
import { OwnHostsSection } from './OwnHostsSection.tsx'
import styles from './settings.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the Hosts section of Settings. */
export function HostsSection() {
  const { settingsWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useEndpoints()
  // Held here, since the list is read anew for another network.
  const [isWhole, setWhole] = useState(false)
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  useEffect(() => void reloadEndpoints(win), [win])
  return (
    <section aria-labelledby="settings-hosts">
      <h2 id="settings-hosts" className="section-head">
        {words.hosts}
      </h2>
      <p>{!isPractice ? words.hostsLead : value?.every(isTested) === false ? words.hostsPracticeFeed : words.hostsPractice}</p>
      <ReadError error={error} onRetry={() => void reloadEndpoints(win)} />
      {value !== null && value.length > 0 && <Hosts endpoints={value} isWhole={isWhole} onWhole={setWhole} />}
      <OwnHostsSection />
    </section>
  )
}

/** Draws the test of all hosts, and the table: those that failed their test, and on request all, for a network has hundreds. */
function Hosts({ endpoints, isWhole, onWhole }: { endpoints: EndpointInfo[]; isWhole: boolean; onWhole: (isWhole: boolean) => void }) {
  const { ownHostWords, settingsWords: words } = useAllWords()
  const win = useAppWindow()
  const { outcomes, run } = useHostProbes()
  const tested = endpoints.filter(isTested)
  const isRunning = run !== null
  const all = tested.map((host) => outcomes.get(hostKey(host)))
  const answering = all.filter((outcome) => outcome?.error === null).length
  const hasFailed = (endpoint: EndpointInfo) => isTested(endpoint) && (outcomes.get(hostKey(endpoint))?.error ?? null) !== null
  const shown = isWhole ? endpoints : endpoints.filter(hasFailed)
  return (
    <>
      <div className={styles.testLine}>
        <Button size="compact" onClick={() => onWhole(!isWhole)}>
          {isWhole ? ownHostWords.unfold : ownHostWords.fold(endpoints.length)}
        </Button>
        <Button size="compact" busy={isRunning ? words.testingHosts : null} onClick={() => void testHosts(win, tested)}>
          {words.testHosts}
        </Button>
        <span role="status" className="small mid">
          {!isRunning && outcomes.size > 0 && words.tested(answering, tested.length)}
        </span>
      </div>
      {shown.length > 0 && <HostRows endpoints={shown} />}
    </>
  )
}

function HostRows({ endpoints }: { endpoints: EndpointInfo[] }) {
  const { ownHostWords, purposeWords, settingsWords: words } = useAllWords()
  const outcomes = useHostProbes((tests) => tests.outcomes)
  return (
    <table className={styles.hostTable} aria-labelledby="settings-hosts">
      <thead>
        <tr className="label">
          <th scope="col">{words.hostColumns.host}</th>
          <th scope="col">{words.hostColumns.purpose}</th>
          <th scope="col">{words.hostColumns.chain}</th>
          {outcomes.size > 0 && <th scope="col">{words.testAnswer}</th>}
        </tr>
      </thead>
      <tbody>
        {endpoints.map((endpoint) => (
          <tr key={hostKey(endpoint)}>
            <td className="mono small">{endpoint.host}</td>
            <td className="small mid">
              {purposeWords[endpoint.purpose]} {endpoint.isOwn === true && <Tag>{ownHostWords.yours}</Tag>}
              {!endpoint.isInUse && <span className="dim"> ({words.backupHost})</span>}
            </td>
            <td className="small mid">{endpoint.chainId !== null && <ChainName chainId={endpoint.chainId} />}</td>
            {outcomes.size > 0 && <Outcome outcome={isTested(endpoint) ? (outcomes.get(hostKey(endpoint)) ?? null) : 'untested'} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Outcome({ outcome }: { outcome: HostOutcome | 'untested' | null }) {
  const words = useAllWords()
  if (outcome === 'untested') return <td className="small dim">{words.settingsWords.untested}</td>
  if (outcome === null) return <td className="small dim">{words.settingsWords.testingHosts}</td>
  const { error, height } = outcome
  return (
    <td className={error === null ? 'small mid' : 'small warn'}>
      <span className="line">
        <Icon of={error === null ? CircleCheck : TriangleAlert} size={13} tone={error === null ? 'good' : 'warn'} />
        <span>
          {error === null ? words.settingsWords.answers(height === null ? null : words.formatCount(height)) : errorLine(words, error)}
        </span>
      </span>
    </td>
  )
}
