// Draws the recipient as it was entered, below the form that is signed: both name the same account; and the memo that a send carries.
import { MAX_MEMO } from '../../../../shared/domain/transfer/memo.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../../window.ts'

/** Draws it; nothing where both are the same text, or one is not known. */
export function EnteredAs({ entered, shown }: { entered: string | null; shown: string | null }) {
  const { transferWords: words } = useAllWords()
  if (entered === null || shown === null || entered.toLowerCase() === shown.toLowerCase()) return null
  return (
    <p>
      <span className="small dim">{words.enteredAs}</span> <Address text={entered} />
    </p>
  )
}

/** Draws the memo of a send; nothing without one. */
export function MemoSent({ memo }: { memo: string | undefined }) {
  const { checkSubjects } = useAllWords()
  if (memo === undefined) return null
  return (
    <p>
      <span className="small dim">{checkSubjects.memo}</span> <Untrusted text={memo} most={MAX_MEMO} />
    </p>
  )
}
