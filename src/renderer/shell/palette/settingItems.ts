// Offers the choices of Settings as commands: the language, the network, the backup.
import type { NetworkKind } from '../../../shared/contract/settings/settings.ts'
import { LANGUAGES } from '../../../shared/domain/language.ts'
import { chooseNetwork, hideAmounts, setLanguage, type ChosenNetwork } from '../../features/settings/settingsStore.ts'
import { go } from '../../navigation.ts'
import type { AppWindow } from '../../window.ts'
import { languageNames } from '../../words/languageNames.ts'
import type { AllWords } from '../../words/words.ts'
import type { PaletteItem } from './paletteItems.ts'

const NETWORKS: readonly ChosenNetwork[] = ['practice', 'testnet', 'mainnet']

/** What is in use, and so not offered. */
interface InUse {
  /** Null where it cannot be changed, or is not known yet. */
  network: NetworkKind | null
  language: string
  hidesAmounts: boolean
}

/** Returns the commands, each with the choice in Settings that it makes, so that its outcome and its questions are seen there. */
export function settingItems(win: AppWindow, words: AllWords, inUse: InUse): PaletteItem[] {
  const { paletteSynonyms: synonyms, paletteWords, sectionNames } = words
  const networks = inUse.network === null ? [] : NETWORKS.filter((kind) => kind !== inUse.network)
  const inUseName = LANGUAGES.filter((language) => language === inUse.language).map((language) => paletteWords.useLanguage[language])
  const amounts = inUse.hidesAmounts ? 'showAmounts' : 'hideAmounts'
  return [
    ...LANGUAGES.filter((language) => language !== inUse.language).map((language) => ({
      id: `language ${language}`,
      name: paletteWords.useLanguage[language],
      also: `${withoutNames(synonyms.sections.language, inUseName)} ${languageNames[language]}`,
      hint: sectionNames.language,
      run: () => void setLanguage(win, language),
    })),
    ...networks.map((kind) => ({
      id: `network ${kind}`,
      name: paletteWords.useNetwork[kind],
      also: synonyms.networks[kind],
      hint: sectionNames.network,
      run: () => {
        go(win, 'settings', { section: 'network' })
        void chooseNetwork(win, kind)
      },
    })),
    {
      id: amounts,
      name: paletteWords.actions[amounts],
      also: synonyms.commands[amounts],
      hint: sectionNames.privacy,
      run: () => void hideAmounts(win, !inUse.hidesAmounts),
    },
    {
      id: 'backup',
      name: paletteWords.saveBackup,
      also: synonyms.sections.backup,
      hint: sectionNames.data,
      run: () => go(win, 'settings', { section: 'backup' }),
    },
    {
      id: 'restore',
      name: paletteWords.restoreBackup,
      also: synonyms.restore,
      hint: sectionNames.data,
      run: () => go(win, 'settings', { section: 'backup' }),
    },
  ]
}

/** Leaves out the words of a name: who types the language in use does not ask for another one. */
function withoutNames(words: string, names: readonly string[]): string {
  const named = new Set(
    names
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  return words
    .split(' ')
    .filter((word) => !named.has(word))
    .join(' ')
}
