// Draws links to the parts of a chain's staking where they do not fit into the window together.
import { useEffect, useRef, useState } from 'react'
import { showStart } from '../../kit/showElement.ts'
import { useAllWords } from '../../window.ts'
import styles from './staking.module.css'

/** Draws a link to each labelled section beside it; none where the page fits into the window. */
export function JumpLinks() {
  const { stakingWords: words } = useAllWords()
  const nav = useRef<HTMLElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const page = nav.current?.parentElement ?? null
    const scroller = page?.closest('.scroll') ?? null
    if (page === null || scroller === null) return
    const read = () => {
      const found = scroller.scrollHeight > scroller.clientHeight ? sectionsIn(page).map(({ ariaLabel }) => ariaLabel ?? '') : []
      setNames((before) => (before.join('|') === found.join('|') ? before : found))
    }
    const observer = new ResizeObserver(read)
    observer.observe(page)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [])
  const jump = (name: string) => {
    const section = sectionsIn(nav.current?.parentElement ?? null).find(({ ariaLabel }) => ariaLabel === name) ?? null
    showStart(section)
    // So that Tab goes on inside of it.
    section?.setAttribute('tabindex', '-1')
    section?.focus({ preventScroll: true })
  }
  return (
    <nav ref={nav} className={`small ${styles.jumps}`} aria-label={words.onThisPage}>
      {names.length > 0 && (
        <span className="dim" aria-hidden="true">
          {words.onThisPage}
        </span>
      )}
      {names.map((name) => (
        <button key={name} type="button" className="link" onClick={() => jump(name)}>
          {name}
        </button>
      ))}
    </nav>
  )
}

function sectionsIn(page: HTMLElement | null): HTMLElement[] {
  return [...(page?.querySelectorAll<HTMLElement>(':scope > section[aria-label]') ?? [])]
}
