// Draws a field for a passphrase, with a button that shows what is typed.
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useAllWords } from '../../window.ts'
import { Icon } from '../Icon.tsx'
import { Field, type FieldProps } from './Field.tsx'

const MAX_LENGTH = 1000

/** Properties of `PassphraseField`. */
export type PassphraseFieldProps = Pick<FieldProps, 'label' | 'value' | 'onChange' | 'hint' | 'wrong' | 'ref'>

/** Draws the field. */
export function PassphraseField(props: PassphraseFieldProps) {
  const { vaultWords: words } = useAllWords()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={MAX_LENGTH}
      aside={
        <button
          type="button"
          className="icon-button"
          aria-label={words.show}
          aria-pressed={isShown}
          title={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
