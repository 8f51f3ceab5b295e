// Checks for a newer Waybill on request, downloads it on request, and says whether it carries the publisher's signature.
import { useEffect } from 'react'
import type { UpdateState } from '../../../shared/contract/settings/updates.ts'
import { createResource } from '../../data/resource.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { errorLine } from '../../words/errors.ts'
import styles from './settings.module.css'
import { storeHook, useAppWindow, type AppWindow, useAllWords } from '../../window.ts'

const updatesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['updates.get']({}),
    (event) => event.type === 'update.changed',
    { isOfNetwork: false },
  )
const useUpdates = storeHook(updatesStore)

/** Draws the check for updates. */
export function UpdateBox() {
  const words = useAllWords()
  const win = useAppWindow()
  const { value: state, error: unread } = useUpdates()
  const { error, run } = useTask()
  useEffect(() => void win.part(updatesStore).reload(), [win])
  if (unread !== null) return <ErrorNote error={unread} />
  if (state === null) return null
  return (
    <div className={styles.maintenanceBox}>
      <output>{state.state === 'refused' ? words.updateWords.refused(errorLine(words, state.error)) : words.updateSentence(state)}</output>
      {state.state !== 'off' && <Actions state={state} run={run} />}
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}

function Actions({ state, run }: { state: UpdateState; run: ReturnType<typeof useTask>['run'] }) {
  const { updateWords: words } = useAllWords()
  const win = useAppWindow()
  const isBusy = state.state === 'looking' || state.state === 'downloading'
  return (
    <div className={styles.maintenanceActions}>
      {state.state === 'verified' && state.canOpen && (
        <Button kind="first" onClick={() => void run(async () => void (await win.client['updates.open']({})))}>
          {words.open}
        </Button>
      )}
      {state.state === 'available' && state.bytes !== null ? (
        <Button onClick={() => void run(async () => void (await win.client['updates.fetch']({})))}>{words.fetch}</Button>
      ) : (
        <Button busy={isBusy ? words.busy : null} onClick={() => void run(async () => void (await win.client['updates.look']({})))}>
          {words.look}
        </Button>
      )}
    </div>
  )
}
