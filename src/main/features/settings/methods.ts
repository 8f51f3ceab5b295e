// The methods that outlive a network: about the app, its preferences, and the choice of the network itself.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { AppInfo, Preferences } from '../../../shared/contract/settings/settings.ts'

export type SettingsHandlers = Pick<Handlers, 'app.info' | 'preferences.get' | 'preferences.set' | 'network.select'>

export interface SettingsDeps {
  preferences: { get(): Preferences; set(change: Partial<Preferences>): Preferences }
  emit(event: AppEvent): void
  info(): AppInfo | Promise<AppInfo>
  /** Stops the running network and starts the named one; where it is kept, the next start opens it, too. */
  select(kind: 'practice' | 'testnet' | 'mainnet', isKept: boolean): Promise<void>
}

export function settingsHandlers({ preferences, emit, info, select }: SettingsDeps): SettingsHandlers {
  return {
    'app.info': info,
    'preferences.get': () => preferences.get(),
    'preferences.set': ({ theme, language }) => {
      const changed = preferences.set({ ...(theme === undefined ? {} : { theme }), ...(language === undefined ? {} : { language }) })
      emit({ type: 'preferences.changed' })
      return changed
    },
    'network.select': async ({ kind, isKept }) => {
      await select(kind, isKept)
      return info()
    },
  }
}
