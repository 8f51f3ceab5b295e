// Explains the search: what can be written, and what it finds.
import { Button } from '../../../kit/forms/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import styles from './search.module.css'
import { useWords } from '../../../window.ts'

/** Draws the dialog that explains the search language. */
export function SearchHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { operatorHelp, searchWords: words } = useWords()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.help}
      lead={words.helpLead}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <dl className={styles.operators}>
        {operatorHelp.map(({ write, finds }) => (
          <div key={write}>
            <dt>{write}</dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
      <p className="small mid">{words.helpText}</p>
    </Dialog>
  )
}
