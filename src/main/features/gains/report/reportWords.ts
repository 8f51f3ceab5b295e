// Words and numbers of the printable report. They stand here, not with those of the window: the report is a file that outlives it.
import type { Language } from '../../../../shared/domain/language.ts'
import { splitAmount } from '../../../../shared/domain/amount.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { ReportTexts } from './reportTexts.ts'

/** Texts, and how numbers are written. */
export interface ReportWords extends ReportTexts {
  language: Language
  /** Writes base units with every digit that is not a zero at the end. */
  amount(units: string | bigint, decimals: number): string
  /** Writes hundredths with two decimals. */
  money(cents: string): string
}

const TEXTS: Record<Language, ReportTexts> = { en: english, de: german }
const SEPARATORS: Record<Language, { group: string; point: string }> = { en: { group: ',', point: '.' }, de: { group: '.', point: ',' } }

/** Returns the words of a language. */
export function reportWords(language: Language): ReportWords {
  const { group, point } = SEPARATORS[language]
  const written = (units: string, decimals: number, isWhole: boolean) => {
    const { sign, whole, digits, zeros } = splitAmount(units, decimals)
    const fraction = isWhole ? digits + zeros : digits
    return `${sign === '-' ? '−' : ''}${whole.replaceAll(',', group)}${fraction === '' ? '' : `${point}${fraction}`}`
  }
  return {
    ...TEXTS[language],
    language,
    amount: (units, decimals) => written(String(units), decimals, false),
    money: (cents) => written(cents, 2, true),
  }
}

/** Returns the UTC day of a moment, which reads alike in every language. @example dayOf(0) // '1970-01-01' */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
