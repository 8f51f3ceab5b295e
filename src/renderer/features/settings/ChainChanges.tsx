// The differences between the chain list and the public registry: what can be accepted together, and what is confirmed one by one.
import { useState } from 'react'
import type { ChainListDiff, ChangeView, RefusedEntry } from '../../../shared/contract/settings/chainLists.ts'
import { acceptChanges, useChainListTask } from '../../data/stores/chainListStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useSteady } from '../../kit/hooks/useSteady.ts'
import { ChangeLine } from './ChangeLine.tsx'
import styles from './chainList.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

const GROUPS = ['chain', 'asset', 'hosts', 'confirmed'] as const
type Group = (typeof GROUPS)[number]

/** Lines of a group that are drawn at first, and how many more at each press: a registry may send thousands. */
const FIRST_LINES = 6
const MORE_LINES = 100

function groupOf({ needsConfirmation, subject }: ChangeView): Group {
  if (needsConfirmation) return 'confirmed'
  return subject === 'chain' || subject === 'asset' ? subject : 'hosts'
}

/** Changes that need no confirmation are ticked at first, the others are not. */
export function ChainChanges({ diff }: { diff: ChainListDiff }) {
  const { chainListWords: words } = useAllWords()
  const win = useAppWindow()
  const { changes, digest, missing, refused } = diff
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.flatMap(({ id, needsConfirmation }) => (needsConfirmation ? [] : [id]))),
  )
  const running = useChainListTask((task) => task.running)
  const choose = useSteady((ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) {
        if (isChosen) after.add(id)
        else after.delete(id)
      }
      return after
    }),
  )
  const confirmed = changes.flatMap(({ id, needsConfirmation }) => (needsConfirmation && chosen.has(id) ? [id] : []))
  const accept = () => void acceptChanges(win, { digest, ids: [...chosen], confirmed }, changes.length - chosen.size)
  return (
    <div className={styles.changes}>
      {GROUPS.map((group) => (
        <ChangeGroup
          key={group}
          group={group}
          changes={changes.filter((change) => groupOf(change) === group)}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      {changes.length > 0 && (
        <div className={styles.accept}>
          <Button
            kind="first"
            off={chosen.size === 0 ? words.nothingChosen : null}
            busy={running === 'accept' ? words.accepting : null}
            onClick={accept}
          >
            {words.accept(chosen.size)}
          </Button>
          <span className="small mid">{words.reopens}</span>
        </div>
      )}
      {missing.length > 0 && <Missing names={missing} />}
      {refused.length > 0 && <Refused entries={refused} />}
    </div>
  )
}

interface ChangeGroupProps {
  group: Group
  changes: readonly ChangeView[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

function ChangeGroup({ group, changes, chosen, onChoose }: ChangeGroupProps) {
  const { chainListWords: words } = useAllWords()
  const [shown, setShown] = useState(FIRST_LINES)
  if (changes.length === 0) return null
  const left = changes.length - shown
  return (
    <fieldset className={`plain-fieldset ${styles.group} ${group === 'confirmed' ? styles.apart : ''}`}>
      <legend className={styles.head}>
        {words.groups[group]}
        {changes.length > 1 && <span className="dim"> ({changes.length})</span>}
      </legend>
      {group === 'confirmed' ? (
        <p className="small warn">{words.confirmLead}</p>
      ) : (
        changes.length > 1 && <ChooseAll name={words.groups[group]} changes={changes} chosen={chosen} onChoose={onChoose} />
      )}
      {changes.slice(0, shown).map((change) => (
        <ChangeLine key={change.id} change={change} isChosen={chosen.has(change.id)} onChoose={onChoose} />
      ))}
      {left > 0 && (
        <Button kind="quiet" size="compact" onClick={() => setShown(shown + MORE_LINES)}>
          {words.showMore(Math.min(left, MORE_LINES), left)}
        </Button>
      )}
    </fieldset>
  )
}

function ChooseAll({ name, changes, chosen, onChoose }: { name: string } & Omit<ChangeGroupProps, 'group'>) {
  const { chainListWords: words } = useAllWords()
  const count = changes.filter(({ id }) => chosen.has(id)).length
  const ids = changes.map(({ id }) => id)
  return (
    <label className={`tick small ${styles.all}`}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < changes.length
        }}
        checked={count === changes.length}
        aria-label={words.selectAllOf(name)}
        onChange={() => onChoose(ids, count < changes.length)}
      />
      {words.selectAll}
    </label>
  )
}

function Missing({ names }: { names: readonly string[] }) {
  const { chainListWords: words } = useAllWords()
  return (
    <details className="unfolding small">
      <summary>{words.missing(names.length)}</summary>
      <p className="mid">
        <Untrusted text={words.names(names)} most={2000} />
      </p>
    </details>
  )
}

function Refused({ entries }: { entries: readonly RefusedEntry[] }) {
  const { chainListWords: words, refusalWords } = useAllWords()
  return (
    <details className="unfolding small">
      <summary>{words.refused(entries.length)}</summary>
      <ul className={styles.refused}>
        {entries.map(({ name, why }, index) => (
          <li key={`${index} ${name}`}>
            <span className="mono">
              <Untrusted text={name} most={60} />
            </span>{' '}
            <span className="mid">{refusalWords[why]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
