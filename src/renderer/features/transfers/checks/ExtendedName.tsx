// Draws a name that is extended: when it ends and when it would.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { BoxWord } from '../../../parts/FormBox.tsx'
import { useAllWords } from '../../../window.ts'

/** Draws the name, by how long it is extended, and its ends. */
export function ExtendedName({ transfer, name, count }: { transfer: Transfer; name: string; count: number }) {
  const { actionWords: words, formatDate, years } = useAllWords()
  const { nameTerm, quotedAt } = transfer.quote
  return (
    <>
      <Untrusted text={name} most={80} />
      <BoxWord>{years(count)}</BoxWord>
      {nameTerm !== null && (
        <p className="small dim">
          {(nameTerm.endsAt < quotedAt ? words.nameEnded : words.nameEnds)(formatDate(nameTerm.endsAt), formatDate(nameTerm.until))}
        </p>
      )}
    </>
  )
}
