// The words of en/privacy.ts or those of another language that stand in for them.
import * as english from './en/privacy.ts'
import { spoken } from './spoken.ts'

export const { privacyWords, imageChoiceWords } = spoken('privacy', english)
