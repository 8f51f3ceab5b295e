// Lists the keys; opened with "?".
import { Button } from '../kit/forms/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { common } from '../words/common.ts'
import { keyWords, shellWords } from '../words/shell.ts'

/** Draws the list of keys. */
export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shellWords.keys} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <dl className="key-list">
        {keyWords.map(({ keys, does }) => (
          <KeyLine key={does} keys={keys} does={does} />
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
