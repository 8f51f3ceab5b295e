// Gathers all English words, for tests of functions that are given them.
import { english } from '../../src/renderer/words/en/english.ts'
import { englishLazy } from '../../src/renderer/words/en/englishLazy.ts'
import type { AllWords } from '../../src/renderer/words/words.ts'

/** All English words. */
export const allEnglish: AllWords = { ...english, ...englishLazy }
