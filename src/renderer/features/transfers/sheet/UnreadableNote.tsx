// Lists transfers in the journal that cannot be read, above the list, with what is known of each.
import { TriangleAlert } from 'lucide-react'
import { useUnreadable } from '../../../data/transfers/transfersStore.ts'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { useAllWords } from '../../../window.ts'

/** Draws the note; nothing while all transfers can be read. */
export function UnreadableNote() {
  const { transferDetailWords: words, unreadableText } = useAllWords()
  const unreadable = useUnreadable((state) => state.value) ?? []
  if (unreadable.length === 0) return null
  return (
    <div className="error-note" role="alert">
      <Icon of={TriangleAlert} />
      <div className="grow">
        {unreadable.map((one) => (
          <p key={one.id}>
            {unreadableText(one)}
            {one.hashes.length > 0 && <CopyButton text={one.hashes.join('\n')} label={words.copyHashes(one.hashes.length)} />}
          </p>
        ))}
        <p className="small mid">{words.unreadableHint}</p>
      </div>
    </div>
  )
}
