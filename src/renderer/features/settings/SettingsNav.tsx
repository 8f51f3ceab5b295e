// Lists the sections beside Settings, and scrolls to the one that a link, the palette or this list names.
import { useEffect } from 'react'
import { SETTINGS_SECTIONS } from '../../../shared/domain/screens.ts'
import { useChainList } from '../../data/stores/chainListStore.ts'
import { go, useNavigation } from '../../navigation.ts'
import styles from './settings.module.css'
import { useAppWindow, useWords } from '../../window.ts'

const HEAD_GAP_PX = 16

/** Draws the list of sections. */
export function SettingsNav() {
  const { sectionNames, settingsWords } = useWords()
  const win = useAppWindow()
  const params = useNavigation((place) => place.params)
  const changes = useChainList(({ value }) => value?.diff?.changes.length ?? 0)
  useEffect(() => {
    if (params.section === undefined) return
    const head = document.getElementById(`settings-${params.section}`)
    const box = head?.closest('.scroll')
    if (head === null || box === null || box === undefined) return
    head.setAttribute('tabindex', '-1')
    head.focus({ preventScroll: true })
    // Scrolls only the page: scrollIntoView would move the window's frame too.
    box.scrollTop += head.getBoundingClientRect().top - box.getBoundingClientRect().top - HEAD_GAP_PX
  }, [params])
  return (
    <nav className={styles.sections} aria-label={settingsWords.sections}>
      {SETTINGS_SECTIONS.map((section) => (
        <button
          key={section}
          type="button"
          className={styles.section}
          aria-current={params.section === section ? 'true' : undefined}
          onClick={() => go(win, 'settings', { section })}
        >
          {sectionNames[section]}
          {section === 'chains' && changes > 0 && <span className={styles.count}>{changes}</span>}
        </button>
      ))}
    </nav>
  )
}
