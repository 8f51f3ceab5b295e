// Sets the chosen theme on the document; "system" leaves it to the browser's preference.
import { useEffect } from 'react'
import { usePreferences } from '../data/stores/appStore.ts'

/** Applies the chosen theme. */
export function useTheme(): void {
  const theme = usePreferences((preferences) => preferences.value?.theme ?? 'system')
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])
}
