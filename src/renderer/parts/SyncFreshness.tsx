// Draws the freshness line of a screen's heading, for the sync targets that the screen shows.
import { Freshness } from '../kit/text/Freshness.tsx'
import { useNow } from '../kit/hooks/useNow.ts'
import { balancesText, freshnessText } from '../words/sync.ts'
import { useChains } from '../data/stores/chainsStore.ts'
import { showCoverage } from '../data/stores/coverageStore.ts'
import { useSync } from '../data/stores/syncStore.ts'
import { summariseSync, type SyncScope } from '../data/stores/syncSummary.ts'
import { useAppWindow, useConnection, useWords } from '../window.ts'

/** Draws the freshness of a scope. */
export function SyncFreshness({ scope }: { scope: SyncScope }) {
  const words = useWords()
  const { coverageWords, syncWords } = words
  const win = useAppWindow()
  const sync = useSync((state) => state.value)
  const chains = useChains((state) => state.value)
  const now = useNow()
  const isReached = useConnection((connection) => connection.state === 'open')
  if (sync === null) return null
  if (!isReached) return <Freshness tone="off">{syncWords.notReached}</Freshness>
  const nameOf = (id: string) => chains?.find((chain) => chain.id === id)?.name ?? id
  const summary = summariseSync(sync, now, scope)
  // Recent balances beside a history that is behind are not “up to date”.
  const whole =
    summary.kind === 'complete' && scope.streams !== undefined ? summariseSync(sync, now, { ...scope, streams: undefined }) : null
  const { tone, text } =
    (whole?.kind === 'partly' || whole?.kind === 'copying') && scope.streams?.includes('balances') === true
      ? balancesText(words, whole, nameOf)
      : freshnessText(words, summary, now, nameOf)
  return (
    <Freshness tone={tone} title={coverageWords.open} onOpen={() => showCoverage(win, true)}>
      {text}
    </Freshness>
  )
}
