// The words of en/privacy.ts or those of another language that stand in for them.
import * as english from './en/privacy.ts'
import { localized } from './localized.ts'

export const { privacyWords, imageChoiceWords } = localized('privacy', english)
