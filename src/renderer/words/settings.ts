// The words of en/settings.ts or those of another language that stand in for them.
import * as english from './en/settings.ts'
import { localized } from './localized.ts'

export const { settingsWords, sectionNames, themeWords, networkTitles, networkWords, purposeWords, updateSentence, updateWords } =
  localized('settings', english)
