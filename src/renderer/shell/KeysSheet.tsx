// Lists the keys; opened with "?".
import { Button } from '../kit/forms/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useWords } from '../window.ts'
import { IS_MAC } from './useKeys.ts'

/** Draws the list of keys. */
export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { common, keyWords, shellWords } = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shellWords.keys} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <dl className="key-list">
        {keyWords.map(({ keys, onMac, does }) => (
          <KeyLine key={does} keys={IS_MAC ? (onMac ?? keys) : keys} does={does} />
        ))}
      </dl>
    </Dialog>
  )
}

function KeyLine({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key} className="key">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  )
}
