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

/** What was entered into a field, and what of it stays as it was typed: nothing where the field shows at once how it was read. */
export interface Entered {
  entered: string
  text: string
}

/**
 * Returns what a field keeps of a new text. Shows at once how a pasted number was read, since Enter may follow without leaving the field.
 * @example enter('1.000,50', '', '.') // { entered: '1.000,50', text: '' }
 */
export function enter(typed: string, shown: string, point: Point): Entered {
  const isPasted = typed.length - shown.length > 1
  return { entered: typed, text: isPasted && isTypedNumber(plainNumber(typed, point)) ? '' : typed }
}

/** Returns the number of a field. @param held as the form holds it: "1234.5" */
export function useTypedNumber(held: string, onChange: (plain: string) => void): TypedNumber {
  const { formatDigits } = useWords()
  const point: Point = formatDigits('.') === ',' ? ',' : '.'
  const [{ entered, text }, setEntered] = useState<Entered>(NOTHING)
  const shown = plainNumber(text, point) === held ? text : formatDigits(held)
  const isOfHeld = plainNumber(entered, point) === held
  return {
    value: shown,
    readAs: isOfHeld && isReadOtherwise(entered, held, point) ? formatDigits(held) : null,
    onType: (typed) => {
      setEntered(enter(typed, shown, point))
      onChange(plainNumber(typed, point))
    },
    // What is no number stays as it was typed, so that the mistake can be seen.
    onBlur: () => {
      if (isTypedNumber(held)) setEntered(NOTHING)
    },
  }
}

const NOTHING: Entered = { entered: '', text: '' }
