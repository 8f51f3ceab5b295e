// Checks for a newer Waybill on request, downloads it on request, and says whether it carries the publisher's signature.
import { useEffect } from 'react'
import type { UpdateState } from '../../../shared/contract/settings/updates.ts'
import { client } from '../../data/api.ts'
import { createResource } from '../../data/resource.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { errorLine } from '../../words/errors.ts'
import { updateSentence, updateWords as words } from '../../words/settings.ts'
import styles from './settings.module.css'

const updates = createResource(
  () => client['updates.get']({}),
  (event) => event.type === 'update.changed',
  { isOfNetwork: false },
)

/** Draws the check for updates. */
export function UpdateBox() {
  const { value: state, error: unread } = updates.use()
  const { error, run } = useTask()
  useEffect(() => void updates.reload(), [])
  if (unread !== null) return <ErrorNote error={unread} />
  if (state === null) return null
  return (
    <div className={styles.maintenanceBox}>
      <output>{state.state === 'refused' ? words.refused(errorLine(state.error)) : updateSentence(state)}</output>
      {state.state !== 'off' && <Actions state={state} run={run} />}
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}

function Actions({ state, run }: { state: UpdateState; run: ReturnType<typeof useTask>['run'] }) {
  const isBusy = state.state === 'looking' || state.state === 'downloading'
  return (
    <div className={styles.maintenanceActions}>
      {state.state === 'available' && state.bytes !== null ? (
        <Button onClick={() => void run(async () => void (await client['updates.fetch']({})))}>{words.fetch}</Button>
      ) : (
        <Button busy={isBusy ? words.busy : null} onClick={() => void run(async () => void (await client['updates.look']({})))}>
          {words.look}
        </Button>
      )}
    </div>
  )
}
