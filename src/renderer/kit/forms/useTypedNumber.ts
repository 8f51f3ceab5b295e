// Lets a field show a number as it is typed, while its form holds it with a plain point and without groups.
import { useState } from 'react'
import { isTypedNumber, plainNumber, type Point } from '../../../shared/domain/amount.ts'
import { useWords } from '../../window.ts'

/** What an input of a number needs. */
export interface TypedNumber {
  value: string
  /** The number as it was read, where what is typed has the marks of another language; null otherwise. */
  readAs: string | null
  onType: (text: string) => void
  /** Shows the number as the form holds it: “1,234” could be read in two ways. */
  onBlur: () => void
}

/** Returns whether a typed number has a mark that the language does not write there: “1,5” in English. */
export function isReadOtherwise(typed: string, plain: string, point: Point): boolean {
  return isTypedNumber(plain) && typed.includes(point === ',' ? '.' : ',')
}

/** Returns the number of a field. @param held as the form holds it: "1234.5" */
export function useTypedNumber(held: string, onChange: (plain: string) => void): TypedNumber {
  const { formatDigits } = useWords()
  const point: Point = formatDigits('.') === ',' ? ',' : '.'
  const [text, setText] = useState('')
  const shown = plainNumber(text, point) === held ? text : formatDigits(held)
  return {
    value: shown,
    readAs: shown === text && isReadOtherwise(text, held, point) ? formatDigits(held) : null,
    onType: (typed) => {
      const plain = plainNumber(typed, point)
      // Shows at once how a pasted number was read, since Enter may follow without leaving the field.
      const isPasted = typed.length - shown.length > 1
      setText(isPasted && isTypedNumber(plain) ? '' : typed)
      onChange(plain)
    },
    // What is no number stays as it was typed, so that the mistake can be seen.
    onBlur: () => {
      if (isTypedNumber(held)) setText('')
    },
  }
}
