// Draws the saved views: open one, save the current search under a name, rename, move up, remove.
import { ArrowUp, Pencil, Star, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { View } from '../../../../shared/contract/history/view.ts'
import { useTask } from '../../../data/useTask.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { queryOf } from '../activityState.ts'
import { search, useActivity } from '../activityStore.ts'
import type { Order } from '../timeline/sorting.ts'
import { readyViews } from './readyViews.ts'
import styles from './views.module.css'
import { useAppWindow, useWords, storeHook, type AppWindow } from '../../../window.ts'
import { createResource } from '../../../data/resource.ts'

const viewsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['views.list']({}),
    ({ type }) => type === 'views.changed',
  )

/** Subscribes to the saved searches. */
const useViews = storeHook(viewsStore)
/** Reads the saved searches again. */
const reloadViews = (win: AppWindow) => win.part(viewsStore).reload()

/** Draws the button that opens the saved views. */
export function ViewsButton() {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => void reloadViews(win), [win])
  return (
    <>
      <Button size="compact" icon={Star} label={words.manage} onClick={() => setOpen(true)}>
        {words.views}
      </Button>
      {isOpen && <ViewsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { searchWords: words } = useWords()
  const win = useAppWindow()
  const views = useViews((state) => state.value) ?? []
  const { error, run } = useTask()
  const text = useActivity((activity) => queryOf(activity).trim())
  const change = (task: () => Promise<unknown>) => void run(async () => void (await task()))
  return (
    <Dialog isOpen onClose={onClose} title={words.manage} actions={<Button onClick={onClose}>{words.done}</Button>}>
      {error !== null && <ErrorNote error={error} />}
      {views.length === 0 && <p className="mid">{words.noViews}</p>}
      <ul className={styles.views} aria-label={words.manage}>
        {views.map((view, index) => (
          <ViewRow
            key={view.id}
            view={view}
            onOpen={() => {
              search(win, view.text)
              onClose()
            }}
            onMoveUp={index === 0 ? null : () => change(() => win.client['views.order']({ ids: movedUp(views, index) }))}
            onRename={(name) => change(() => win.client['views.rename']({ id: view.id, name }))}
            onRemove={() => change(() => win.client['views.remove']({ id: view.id }))}
          />
        ))}
      </ul>
      <ReadyViews
        saved={views}
        onOpen={(opened, order) => {
          search(win, opened, order)
          onClose()
        }}
      />
      {text === '' ? (
        <p className="small mid">{words.saveHint}</p>
      ) : (
        <SaveView
          text={text}
          taken={views.map(({ name }) => name.toLowerCase())}
          onSave={(name) => change(() => win.client['views.save']({ name, text }))}
        />
      )}
    </Dialog>
  )
}

/** Offers searches that most people want, until they are saved as views: opening one changes nothing that is saved. */
function ReadyViews({ saved, onOpen }: { saved: readonly View[]; onOpen: (text: string, order: Order) => void }) {
  const { searchWords: words } = useWords()
  const [now] = useState(() => Date.now())
  const ready = readyViews(now).filter(({ text }) => saved.every((view) => view.text !== text))
  if (ready.length === 0) return null
  return (
    <section>
      <h3 className="label">{words.readyViews}</h3>
      <ul className={styles.views}>
        {ready.map(({ name, text, order }) => (
          <li key={name}>
            <button type="button" className={styles.view} onClick={() => onOpen(text, order ?? 'newest')}>
              <b>{words.readyView[name]}</b>
              <code>{text}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function movedUp(views: readonly View[], index: number): string[] {
  const ids = views.map(({ id }) => id)
  const [moved] = ids.splice(index, 1)
  return moved === undefined ? ids : ids.toSpliced(index - 1, 0, moved)
}

interface ViewRowProps {
  view: View
  onOpen: () => void
  onMoveUp: (() => void) | null
  onRename: (name: string) => void
  onRemove: () => void
}

function ViewRow({ view: { name, text }, onOpen, onMoveUp, onRename, onRemove }: ViewRowProps) {
  const { searchWords: words } = useWords()
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) {
    const rename = (typed: string) => {
      if (typed.trim() !== '' && typed !== name) onRename(typed)
      setRenaming(false)
    }
    return (
      <li>
        <RenameView name={name} onRename={rename} />
      </li>
    )
  }
  return (
    <li>
      <button type="button" className={styles.view} onClick={onOpen}>
        <b>{name}</b>
        <code>{text === '' ? words.everything : text}</code>
      </button>
      {onMoveUp !== null && <IconButton icon={ArrowUp} label={words.moveUp(name)} onClick={onMoveUp} />}
      <IconButton icon={Pencil} label={words.rename(name)} onClick={() => setRenaming(true)} />
      <IconButton icon={Trash2} label={words.removeView(name)} onClick={onRemove} />
    </li>
  )
}

function RenameView({ name, onRename }: { name: string; onRename: (typed: string) => void }) {
  const { searchWords: words } = useWords()
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  // Restores the focus that was lost with the pressed button; without it the dialog would take the keys while the user types.
  useEffect(() => input.current?.select(), [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onRename(typed)
  }
  return (
    <form onSubmit={submit}>
      <input
        ref={input}
        className="input"
        aria-label={words.viewName}
        value={typed}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="compact">
        {words.save}
      </Button>
    </form>
  )
}

function IconButton({ icon, label, onClick }: { icon: typeof Star; label: string; onClick: () => void }) {
  return (
    <Button kind="quiet" size="compact" icon={icon} label={label} onClick={onClick}>
      {''}
    </Button>
  )
}

function SaveView({ text, taken, onSave }: { text: string; taken: readonly string[]; onSave: (name: string) => void }) {
  const { searchWords: words } = useWords()
  const [name, setName] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name)
    setName('')
  }
  return (
    <form className={styles.saveView} onSubmit={submit}>
      <code>{text}</code>
      <input
        className="input"
        aria-label={words.viewName}
        placeholder={words.viewName}
        value={name}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" kind="first" off={name.trim() === '' ? words.nameFirst : null}>
        {words.saveView}
      </Button>
      {taken.includes(name.trim().toLowerCase()) && <p className="small mid">{words.replaces}</p>}
    </form>
  )
}
