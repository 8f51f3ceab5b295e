// The words of en/settings.ts or those of another language that stand in for them.
import * as english from './en/settings.ts'
import { spoken } from './spoken.ts'

export const { settingsWords, sectionNames, themeWords, networkTitles, networkWords, purposeWords, updateSentence, updateWords } = spoken(
  'settings',
  english,
)
