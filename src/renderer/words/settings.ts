// Exports the texts of en/settings.ts in the language of the page.
import * as english from './en/settings.ts'
import { localized } from './localized.ts'

/** Texts of Settings in the language of the page. */
export const { settingsWords, sectionNames, themeWords, networkTitles, networkWords, purposeWords, updateSentence, updateWords } =
  localized('settings', english)
