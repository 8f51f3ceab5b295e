// Lists the keys by where they work; opened with "?".
import { Fragment } from 'react'
import { Button } from '../kit/forms/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useWords } from '../window.ts'
import { IS_MAC } from './useKeys.ts'

const GROUPS = ['screens', 'everywhere', 'lists'] as const

/** Draws the list of keys. */
export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { common, shellWords } = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isWide title={shellWords.keys} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <KeyGroups />
    </Dialog>
  )
}

/** Draws the keys of each group under its name. */
export function KeyGroups() {
  const { keyGroups, keyWords } = useWords()
  return (
    <div className="key-groups">
      {GROUPS.map((group) => (
        <section key={group}>
          <h3 className="small mid">{keyGroups[group]}</h3>
          <dl className="key-list">
            {keyWords
              .filter((key) => key.group === group)
              .map(({ keys, onMac, does }) => (
                <KeyLine key={does} keys={IS_MAC ? (onMac ?? keys) : keys} isSequence={group === 'screens'} does={does} />
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function KeyLine({ keys, isSequence, does }: { keys: readonly string[]; isSequence: boolean; does: string }) {
  const { keyThen } = useWords()
  return (
    <div>
      <dt>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {isSequence && index > 0 && <span className="small dim">{keyThen}</span>}
            <kbd className="key">{key}</kbd>
          </Fragment>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  )
}
