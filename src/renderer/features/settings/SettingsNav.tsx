// Lists the sections of Settings, marks the one that is on screen, and scrolls to the one that a link, the palette or this list names.
import { useEffect, useRef, useState } from 'react'
import { SETTINGS_SECTIONS, type SettingsSection } from '../../../shared/domain/screens.ts'
import { useChainList } from '../../data/stores/chainListStore.ts'
import { go, useNavigation } from '../../navigation.ts'
import styles from './settingsNav.module.css'
import { useAppWindow, useWords } from '../../window.ts'

const HEAD_GAP_PX = 16
/** A section whose heading is at most this far below the upper edge is the one that is read. */
const READ_FROM_PX = 96

/** The groups of the list, each with its first section. */
const GROUPS = [
  { name: 'app', first: 'appearance' },
  { name: 'network', first: 'network' },
  { name: 'security', first: 'vault' },
  { name: 'data', first: 'data' },
  { name: 'about', first: 'about' },
] as const satisfies readonly { name: string; first: SettingsSection }[]

/** Returns where a group begins among the sections; after the last one, where they end. */
function beginOf(group: number): number {
  const first = GROUPS[group]?.first
  return first === undefined ? LISTED.length : LISTED.indexOf(first)
}

/** Sections of the page: the own servers are a part of the servers, which a link can name. */
const LISTED = SETTINGS_SECTIONS.filter((section) => section !== 'own-hosts')

/** Draws the list of sections. */
export function SettingsNav() {
  const { sectionNames, settingsWords } = useWords()
  const win = useAppWindow()
  const params = useNavigation((place) => place.params)
  const changes = useChainList(({ value }) => value?.diff?.changes.length ?? 0)
  useEffect(() => {
    if (params.section === undefined) return
    const head = headOf(params.section)
    const box = head?.closest('.scroll')
    if (head === null || box === null || box === undefined) return
    head.setAttribute('tabindex', '-1')
    head.focus({ preventScroll: true })
    // Scrolls only the page: scrollIntoView would move the window's frame too.
    box.scrollTop += head.getBoundingClientRect().top - box.getBoundingClientRect().top - stickyHeight(box) - HEAD_GAP_PX
  }, [params])
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentSection(nav, params.section)
  return (
    <nav className={styles.sections} aria-label={settingsWords.sections} ref={nav}>
      {GROUPS.map(({ name }, index) => (
        <div key={name} role="group" aria-label={settingsWords.groups[name]} className={styles.group}>
          {name !== 'about' && (
            <p className={`label ${styles.groupName}`} aria-hidden="true">
              {settingsWords.groups[name]}
            </p>
          )}
          {LISTED.slice(beginOf(index), beginOf(index + 1)).map((section) => (
            <button
              key={section}
              type="button"
              className={styles.section}
              aria-current={current === section ? 'true' : undefined}
              onClick={() => go(win, 'settings', { section })}
            >
              {sectionNames[section]}
              {section === 'chains' && changes > 0 && <span className={styles.count}>{changes}</span>}
            </button>
          ))}
        </div>
      ))}
    </nav>
  )
}

function headOf(section: SettingsSection): HTMLElement | null {
  return document.getElementById(`settings-${section}`)
}

/** Returns the section that an element is in; undefined outside of them. */
function sectionOf(element: EventTarget | null): SettingsSection | undefined {
  const at = element instanceof Element ? element.closest('section[aria-labelledby^="settings-"]') : null
  return LISTED.find((section) => at?.getAttribute('aria-labelledby') === `settings-${section}`)
}

/** Returns the section that is used, until the page is scrolled on: then the one that is read. @param chosen the one that was jumped to: at the foot of the page several are whole on screen */
function useCurrentSection(nav: React.RefObject<HTMLElement | null>, chosen: SettingsSection | undefined): SettingsSection {
  const [current, setCurrent] = useState<SettingsSection>(chosen ?? SETTINGS_SECTIONS[0])
  useEffect(() => {
    const box = nav.current?.closest('.scroll')
    if (box === null || box === undefined) return undefined
    let used = chosen
    const read = () => setCurrent(sectionOnScreen(box, used))
    const readUse = ({ target }: Event) => {
      const section = sectionOf(target)
      if (section === undefined) return
      used = section
      setCurrent(section)
    }
    read()
    box.addEventListener('scroll', read, { passive: true })
    box.addEventListener('focusin', readUse)
    return () => {
      box.removeEventListener('scroll', read)
      box.removeEventListener('focusin', readUse)
    }
  }, [nav, chosen])
  return current === 'own-hosts' ? 'hosts' : current
}

/** Returns the height of the title and its links, which stay above what is scrolled. */
function stickyHeight(box: Element): number {
  return box.querySelector('[data-sticky-head]')?.getBoundingClientRect().height ?? 0
}

function sectionOnScreen(box: Element, chosen: SettingsSection | undefined): SettingsSection {
  const edge = box.getBoundingClientRect().top
  const distanceOf = (section: SettingsSection) => (headOf(section)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - edge
  const read = SETTINGS_SECTIONS.findLast((section) => distanceOf(section) <= READ_FROM_PX + stickyHeight(box)) ?? SETTINGS_SECTIONS[0]
  const isAtFoot = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
  if (!isAtFoot || box.scrollTop === 0) return read
  return chosen !== undefined && SETTINGS_SECTIONS.indexOf(chosen) > SETTINGS_SECTIONS.indexOf(read) ? chosen : read
}
