// Lists the keys by where they work; opened with "?".
import { Fragment } from 'react'
import { Button } from '../kit/forms/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useAllWords } from '../window.ts'
import { STANDS_UNDER } from './Sidebar.tsx'
import { IS_MAC, SCREEN_OF_LETTER } from './useKeys.ts'

const GROUPS = ['everywhere', 'lists', 'ledger', 'screens'] as const

/** Draws the list of keys. */
export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { common, shellWords } = useAllWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isWide title={shellWords.keys} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <KeyGroups />
    </Dialog>
  )
}

/** Draws the keys of each group under its name. */
export function KeyGroups() {
  const { keyGroups, keyWords, screenNames } = useAllWords()
  const toScreens = [...SCREEN_OF_LETTER].map(([letter, screen]) => ({
    keys: ['g', letter],
    does: screenNames[screen],
    isBelow: screen in STANDS_UNDER,
  }))
  return (
    <div className="key-groups">
      {GROUPS.map((group) => (
        <section key={group}>
          <h3 className="small mid">{keyGroups[group]}</h3>
          <dl className="key-list">
            {group === 'screens'
              ? toScreens.map((key) => <KeyLine key={key.does} {...key} isSequence />)
              : keyWords
                  .filter((key) => key.group === group)
                  .map(({ keys, onMac, does }) => (
                    <KeyLine key={does} keys={IS_MAC ? (onMac ?? keys) : keys} isSequence={false} does={does} />
                  ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

interface KeyLineProps {
  keys: readonly string[]
  isSequence: boolean
  does: string
  /** Stands below the entry of the sidebar that leads to it too. */
  isBelow?: boolean
}

function KeyLine({ keys, isSequence, does, isBelow = false }: KeyLineProps) {
  const { keyThen } = useAllWords()
  return (
    <div>
      <dt>
        {keys.map((key, index) => (
          <Fragment key={index}>
            {isSequence && index > 0 && <span className="small dim">{keyThen}</span>}
            <kbd className="key">{key}</kbd>
          </Fragment>
        ))}
      </dt>
      <dd className={isBelow ? 'below' : undefined}>{does}</dd>
    </div>
  )
}
