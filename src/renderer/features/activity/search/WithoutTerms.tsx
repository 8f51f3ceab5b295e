// Says which part of a search without a match excludes what the rest finds; one press drops it.
import { useEffect, useState } from 'react'
import { parseSearch } from '../../../../shared/domain/search/search.ts'
import type { SearchTerm } from '../../../../shared/domain/search/searchTerms.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { chipText } from '../../../words/search.ts'
import { useAppWindow, useWords } from '../../../window.ts'
import { search } from '../activityStore.ts'
import { keepKeyFocus } from './searchFocus.ts'
import { valueOf, withoutTerm } from './searchText.ts'
import styles from './search.module.css'

/** Parts that are tried: each is counted by itself. */
const MAX_TRIED = 8

interface Without {
  term: SearchTerm
  text: string
  count: number
}

/** Draws a button for each part without which something is found; nothing where there is none. */
export function WithoutTerms({ text }: { text: string }) {
  const { formatCount, searchWords: words } = useWords()
  const win = useAppWindow()
  const nameOf = useTermName()
  const found = useFoundWithout(text)
  const drop = (rest: string) => {
    keepKeyFocus()
    search(win, rest)
  }
  if (found.length === 0) return null
  return (
    <span className={styles.suggestions} role="group" aria-label={words.excluding}>
      {found.map(({ term, text: rest, count }) => (
        <button key={term.at} type="button" className={styles.suggestion} onClick={() => drop(rest)}>
          <b>{formatCount(count)}</b>{' '}
          <span>
            {term.condition.op === 'text' ? words.without : words.withoutFilter} <Untrusted text={nameOf(term)} most={60} />
          </span>
        </button>
      ))}
    </span>
  )
}

/** Returns a function that names a part as its chip does. */
function useTermName(): (term: SearchTerm) => string {
  const words = useWords()
  const chainName = useChainNames()
  return ({ condition, isNegated }) => {
    if (condition.op === 'text') return `${isNegated ? '−' : ''}${words.quoted(condition.text)}`
    const { name, value } =
      condition.op === 'chain'
        ? { name: words.operatorNames.chain, value: chainName(condition.value) }
        : chipText(words, condition, valueOf(condition))
    return [name ?? '', isNegated ? words.searchWords.isNot : '', value].filter((part) => part !== '').join(' ')
  }
}

/** Counts what is found without each part; none for a search of one part, which “Clear filters” drops. */
function useFoundWithout(text: string): Without[] {
  const win = useAppWindow()
  const [counted, setCounted] = useState<{ text: string; found: Without[] }>({ text: '', found: [] })
  useEffect(() => {
    let isCurrent = true
    const count = async () => {
      const { terms } = parseSearch(text)
      for (const term of terms.length < 2 ? [] : terms.slice(0, MAX_TRIED)) {
        const rest = withoutTerm(text, term)
        // Superseded by the next character; other errors are shown by the list, which asks the same.
        const answer = await win.client['activity.count']({ filter: { text: rest }, requesterId: 'without' }).catch(() => null)
        if (!isCurrent || answer === null) return
        if (answer.count === 0) continue
        setCounted((before) => ({
          text,
          found: [...(before.text === text ? before.found : []), { term, text: rest, count: answer.count }],
        }))
      }
    }
    void count()
    return () => {
      isCurrent = false
    }
  }, [win, text])
  return counted.text === text ? counted.found : []
}
