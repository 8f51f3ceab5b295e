// Contract methods that work without a network: app info, preferences, and the choice of the network.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { AppInfo, Preferences } from '../../../shared/contract/settings/settings.ts'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { Licence } from '../../../shared/contract/settings/licences.ts'

/** The methods answered here. */
export type SettingsHandlers = Pick<Handlers, 'app.info' | 'preferences.get' | 'preferences.set' | 'network.select'>

/** What these methods need. */
export interface SettingsDeps {
  preferences: { get(): Preferences; set(change: Partial<Preferences>): Preferences }
  emit(event: AppEvent): void
  info(): AppInfo | Promise<AppInfo>
  /** Stops the running network and starts the named one; `isKept` stores it for the next start. */
  select(kind: 'practice' | 'testnet' | 'mainnet', isKept: boolean): Promise<void>
}

/** Handles the methods on settings. */
export function settingsHandlers({ preferences, emit, info, select }: SettingsDeps): SettingsHandlers {
  return {
    'app.info': info,
    'preferences.get': () => preferences.get(),
    'preferences.set': ({ theme, language, showsFigures, hidesAmounts }) => {
      const before = preferences.get()
      const changed = preferences.set({
        theme: theme ?? before.theme,
        language: language ?? before.language,
        showsFigures: showsFigures ?? before.showsFigures,
        hidesAmounts: hidesAmounts ?? before.hidesAmounts,
      })
      emit({ type: 'preferences.changed' })
      return changed
    },
    'network.select': async ({ kind, isKept }) => {
      await select(kind, isKept)
      return info()
    },
  }
}

/** Handles the method. `file`: licences.json of the build. */
export function licenceHandlers(file: string | undefined): Pick<Handlers, 'app.licences'> {
  return {
    'app.licences': () => (file !== undefined && existsSync(file) ? z.array(Licence).parse(JSON.parse(readFileSync(file, 'utf8'))) : []),
  }
}
