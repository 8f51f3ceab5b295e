// Defines the words of a language, as English has them.
import type { english } from './en/english.ts'
import type { englishLazy } from './en/englishLazy.ts'

/** Allows a different text in another language; numbers, tones and everything else that is not text stay as they are. */
type Text<T> = T extends string ? string : T

/** The shape of the English texts with room for other texts. */
type Said<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Text<Answer>
    : T extends readonly (infer Item)[]
      ? readonly Said<Item>[]
      : { readonly [Name in keyof T]: Said<T[Name]> }

/** Words that the first screens need. */
export type Words = Said<typeof english> & { /** Amounts are written as dots. */ readonly hidesAmounts?: true }
/** Words of the screens that are loaded when first shown. */
export type LazyWords = Said<typeof englishLazy>
/** All words of a language. */
export type AllWords = Words & LazyWords

/** A language: what the first screens need, and a function that loads the rest. */
export interface LoadedLanguage {
  words: Words
  loadLazy: () => Promise<LazyWords>
}
