// Draws the recipient as it was entered, below the form that is signed: both name the same account.
import { Address } from '../../../kit/text/Address.tsx'
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
