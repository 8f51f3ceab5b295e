// The freshness line of a screen's head, for the streams that the screen shows.
import { useConnection } from '../api.ts'
import { Freshness } from '../ui/Freshness.tsx'
import { useNow } from '../ui/useNow.ts'
import { coverageWords } from '../words/coverage.ts'
import { freshnessText, syncWords } from '../words/sync.ts'
import { useChains } from './chainsStore.ts'
import { showCoverage } from './coverageStore.ts'
import { useSync } from './syncStore.ts'
import { summariseSync, type SyncScope } from './syncSummary.ts'

export function SyncFreshness({ scope }: { scope: SyncScope }) {
  const sync = useSync((state) => state.value)
  const chains = useChains((state) => state.value)
  const now = useNow()
  const isReached = useConnection((connection) => connection.state === 'open')
  if (sync === null) return null
  if (!isReached) return <Freshness tone="off">{syncWords.notReached}</Freshness>
  const nameOf = (id: string) => chains?.find((chain) => chain.id === id)?.name ?? id
  const { tone, text } = freshnessText(summariseSync(sync, now, scope), now, nameOf)
  return (
    <Freshness tone={tone} title={coverageWords.open} onOpen={() => showCoverage(true)}>
      {text}
    </Freshness>
  )
}
