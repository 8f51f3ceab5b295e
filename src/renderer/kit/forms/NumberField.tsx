// Draws a labelled input of a number, read as the language in use writes it.
import { Field, type FieldProps } from './Field.tsx'
import { useTypedNumber } from './useTypedNumber.ts'

/** Properties of `NumberField`; value and change hold the number with a plain point and without groups. */
export interface NumberFieldProps extends Omit<FieldProps, 'value' | 'inputMode' | 'isMono' | 'onBlur'> {
  value: string
}

/** Draws the field. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const number = useTypedNumber(value, onChange)
  return <Field {...field} isMono inputMode="decimal" value={number.value} onChange={number.onType} onBlur={number.onBlur} />
}
