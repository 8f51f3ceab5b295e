// Draws a name that is extended: when it ends and when it would, and until it is signed how the device shows it.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { BoxWord } from '../../../parts/FormBox.tsx'
import { useAllWords } from '../../../window.ts'

/** Draws the name, by how long it is extended, and its ends. */
export function ExtendedName({ transfer, name, count }: { transfer: Transfer; name: string; count: number }) {
  const { actionWords: words, formatDate, years } = useAllWords()
  const { nameTerm, quotedAt } = transfer.quote
  const leg = currentLeg(transfer)
  const shown = leg?.hash === null ? signedArguments(leg.document) : null
  return (
    <>
      <Untrusted text={name} most={80} />
      <BoxWord>{years(count)}</BoxWord>
      {nameTerm !== null && (
        <p className="small dim">
          {(nameTerm.endsAt < quotedAt ? words.nameEnded : words.nameEnds)(formatDate(nameTerm.endsAt), formatDate(nameTerm.until))}
        </p>
      )}
      {shown !== null && <p className="small dim">{words.nameOnLedger(shown.name, shown.term)}</p>}
    </>
  )
}

/**
 * Returns the two arguments as the device shows them; null for a document without them.
 * @example signedArguments('{…"args":["B3NraXBwZXI=","wA/DAwAAAAA="]…}') // { name: 'B3NraXBwZXI=', term: 'wA/DAwAAAAA=' }
 */
export function signedArguments(document: string | null): { name: string; term: string } | null {
  const [, name, term] = /"args":\["([\w+/]+=*)","([\w+/]+=*)"\]/.exec(document ?? '') ?? []
  return name === undefined || term === undefined ? null : { name, term }
}
