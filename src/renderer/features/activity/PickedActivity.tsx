// Draws the actions on picked transactions: one label for all, copying their list, exporting exactly these.
import { Copy, Download, Tag as TagIcon } from 'lucide-react'
import { useState } from 'react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { LazyExportDialog } from '../exports/LazyExportDialog.tsx'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { useCopy } from '../../kit/forms/CopyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { PickedBar } from '../../kit/PickedBar.tsx'
import { clearPicked, usePicked } from './pickStore.ts'
import { useAllWords, useAppWindow, useWords } from '../../window.ts'

type Open = 'nothing' | 'label' | 'export'

/** Draws the bar of the picked transactions. */
export function PickedActivity() {
  const { activityWords: words, common, templates } = useWords()
  const win = useAppWindow()
  const picked = usePicked((state) => state.picked)
  const [open, setOpen] = useState<Open>('nothing')
  const { said, copy } = useCopy()
  const items = [...picked.values()]
  const list = items
    .map(({ time, chainId, hash, memo }) => [new Date(time).toISOString(), chainId, hash, oneLine(memo)].join('\t'))
    .join('\n')
  const names = [...new Set(items.map(({ kind }) => templates[kind].name))].join(', ')
  return (
    <>
      <PickedBar label={words.picked(picked.size)} names={names} clear={words.clearPicked} onClear={() => clearPicked(win)}>
        <Button icon={Copy} onClick={() => copy(list)}>
          {said === 'copied' ? common.copied : words.copyPicked}
        </Button>
        <Button icon={TagIcon} onClick={() => setOpen('label')}>
          {words.labelPicked}
        </Button>
        <Button icon={Download} onClick={() => setOpen('export')}>
          {words.exportPicked}
        </Button>
      </PickedBar>
      {open === 'label' && <LabelDialog items={items} onClose={() => setOpen('nothing')} />}
      {open === 'export' && (
        <LazyExportDialog
          what="activity"
          lead={words.exportPickedLead(picked.size)}
          filter={{ only: items.map(({ chainId, hash }) => ({ chainId, hash })) }}
          onClose={() => setOpen('nothing')}
        />
      )}
    </>
  )
}

/** Replaces line breaks, so that each transaction stays one line of the copied list. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function LabelDialog({ items, onClose }: { items: readonly ActivityItem[]; onClose: () => void }) {
  const { activityWords: words, common, labelWords } = useAllWords()
  const win = useAppWindow()
  const [label, setLabel] = useState('')
  const { isRunning, error, run } = useTask()
  const save = async () => {
    const keys = items.map(({ chainId, hash }) => ({ kind: 'tx' as const, chainId, ref: hash }))
    if (await run(() => win.client['labels.setAll']({ keys, label }))) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.labelPickedTitle(items.length)}
      lead={words.labelPickedLead}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="first" busy={isRunning ? labelWords.saving : null} onClick={() => void save()}>
            {label.trim() === '' ? words.takeLabels : labelWords.save}
          </Button>
        </>
      }
    >
      <Field
        label={labelWords.label}
        value={label}
        hint={labelWords.labelHint}
        maxLength={255}
        onChange={setLabel}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save()
        }}
      />
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}
