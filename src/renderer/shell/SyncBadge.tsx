// Says in two words how recent the data is; pressing it starts a sync.
import { CloudOff, RefreshCw } from 'lucide-react'
import { reloadSync, useSync } from '../data/stores/syncStore.ts'
import { summariseSync } from '../data/stores/syncSummary.ts'
import { Icon } from '../kit/Icon.tsx'
import { useNow } from '../kit/hooks/useNow.ts'
import { badgeText } from '../words/sync.ts'
import { useAppWindow, useConnection, type AppWindow, useWords } from '../window.ts'

/** Draws the sync badge of the rail. */
export function SyncBadge() {
  const words = useWords()
  const { syncWords } = words
  const win = useAppWindow()
  const sync = useSync((state) => state.value)
  const now = useNow()
  const isReached = useConnection((connection) => connection.state === 'open')
  if (sync === null) return null
  const summary = summariseSync(sync, now)
  const { title, detail } = isReached
    ? badgeText(words, summary, now)
    : { title: syncWords.notReachedTitle, detail: syncWords.notReachedDetail }
  const isOff = summary.kind === 'offline' || !isReached
  const isTroubled = isOff || summary.kind === 'partly'
  return (
    <button type="button" className="badge" title={`${title}, ${detail}. ${syncWords.checkNow}`} onClick={() => void checkNow(win)}>
      <Icon of={isOff ? CloudOff : RefreshCw} tone={isTroubled ? 'warn' : undefined} />
      {/* Announces the state when it changes, but not the age beside it, which changes constantly. */}
      <output className="word">{title}</output>
      <small>{detail}</small>
    </button>
  )
}

async function checkNow(win: AppWindow): Promise<void> {
  // A failure to reach main is shown by the band across the window; the second read stores the error.
  await win.client['sync.now']({}).catch(() => undefined)
  await reloadSync(win)
}
