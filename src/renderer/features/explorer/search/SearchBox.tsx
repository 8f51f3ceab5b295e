// Draws the explorer's search: what a text may mean on this chain. A single meaning opens at once, several are offered.
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import type { ExplorerHit } from '../../../../shared/contract/history/explorer.ts'
import { ChainName } from '../../../parts/ChainCode.tsx'
import { ShortAddress } from '../../../kit/text/Address.tsx'
import { Button } from '../../../kit/forms/Button.tsx'
import { Empty } from '../../../kit/Empty.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { useSlashKey } from '../../../kit/hooks/useSlashKey.ts'
import { findHits } from './findHits.ts'
import { useNavigation } from '../../../navigation.ts'
import { openPlace, useExplorerLocation } from '../explorerLocation.ts'
import { paramsOf, type ExplorerLocation } from '../locationParams.ts'
import { LocationLink } from '../LocationLink.tsx'
import { focusPage, HITS_ID, leaveOnEscape } from './pageFocus.ts'
import styles from '../explorer.module.css'
import { useAppWindow, useAllWords, useWords } from '../../../window.ts'

interface Outcome {
  /** The page on which the search was made; the outcome disappears on another page. */
  on: string
  text: string
  hits: ExplorerHit[] | null
  error: AppError | null
}

/** Draws the search box of the explorer with the page below it, in place of which it says that nothing was found. */
export function SearchBox({ chainId, children }: { chainId: string; children: ReactNode }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const [text, setText] = useState('')
  const [isFinding, setFinding] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const reset = () => {
    setText('')
    setOutcome(null)
  }
  const opens = useLeaving(reset)
  const here = useExplorerLocation()
  const on = JSON.stringify(here)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  const noteFound = useFoundFocus()
  const find = async (wanted: string) => {
    setFinding(true)
    try {
      const hits = await findHits(win, chainId, wanted)
      const [only, ...others] = hits
      setOutcome(only !== undefined && others.length === 0 ? null : { on, text: wanted, hits, error: null })
      if (only !== undefined && others.length === 0) {
        const found = placeOfHit(chainId, only)
        opens(found)
        openPlace(win, found, here)
      }
      if (only !== undefined) noteFound()
    } catch (error) {
      setOutcome({ on, text: wanted, hits: null, error: asAppError(error) })
    }
    setFinding(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !isFinding) void find(text.trim())
  }
  const shown = outcome?.on === on ? outcome : null
  const isNothing = shown !== null && shown.error === null && (shown.hits ?? []).length === 0
  const clear = () => {
    reset()
    input.current?.focus()
  }
  const box = (
    <search>
      <form className={`search-box ${styles.searchBox}`} onSubmit={submit}>
        <Icon of={Search} tone="dim" />
        <input
          ref={input}
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={text}
          maxLength={300}
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            if (event.target.value === '') setOutcome(null)
          }}
          onKeyDown={leaveOnEscape}
        />
        <kbd className="key">/</kbd>
        <Button type="submit" size="compact" busy={isFinding ? words.finding : null}>
          {words.find}
        </Button>
      </form>
      {shown !== null && !isNothing && <Hits chainId={chainId} outcome={shown} />}
    </search>
  )
  return (
    <>
      {box}
      {isNothing ? (
        <div role="status">
          <Empty more={<p className="mid">{words.nothingFoundHint}</p>} action={{ label: words.clear, onClick: clear, kind: 'plain' }}>
            <Untrusted text={words.nothingFound(shown.text)} most={200} />
          </Empty>
        </div>
      ) : (
        children
      )}
    </>
  )
}

/**
 * Resets the search when another page is opened, or the explorer anew.
 * @returns the function that names the page which the search itself opens: its text stays there
 */
function useLeaving(reset: () => void): (found: ExplorerLocation) => void {
  const shown = useNavigation()
  const [last, setLast] = useState(shown)
  const [found, setFound] = useState<string | null>(null)
  if (last !== shown) {
    setLast(shown)
    if (JSON.stringify(shown.params) !== found) reset()
  }
  return (place) => setFound(JSON.stringify(paramsOf(place)))
}

/** Returns the function that moves the focus to what was found, once it is drawn. */
function useFoundFocus(): () => void {
  const [finds, setFinds] = useState(0)
  useEffect(() => {
    if (finds > 0) focusPage()
  }, [finds])
  return () => setFinds((count) => count + 1)
}

function Hits({ chainId, outcome: { hits, error } }: { chainId: string; outcome: Outcome }) {
  const { explorerWords: words } = useAllWords()
  if (error !== null) return <ErrorNote error={error} />
  return (
    <ul id={HITS_ID} className={styles.hits} aria-label={words.found}>
      {(hits ?? []).map((hit, index) => (
        <li key={index} className="row">
          <span className="label">{words.hit[hit.kind]}</span>
          <span className="clip">
            <LocationLink to={placeOfHit(chainId, hit)}>
              <HitName hit={hit} />
            </LocationLink>{' '}
            {hit.kind === 'tx' && hit.chainId !== chainId && <ChainName chainId={hit.chainId} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

function HitName({ hit }: { hit: ExplorerHit }) {
  const { formatCount } = useWords()
  switch (hit.kind) {
    case 'block':
      return formatCount(hit.height)
    case 'tx':
      return <ShortAddress text={hit.hash} />
    case 'account':
      return <ShortAddress text={hit.address} />
    case 'collection':
      return (
        <>
          <Untrusted text={hit.name} most={80} /> <ShortAddress text={hit.collection} />
        </>
      )
  }
}

function placeOfHit(chainId: string, hit: ExplorerHit): ExplorerLocation {
  switch (hit.kind) {
    case 'block':
      return { kind: 'block', chainId, height: hit.height }
    case 'tx':
      return { kind: 'tx', chainId: hit.chainId, hash: hit.hash }
    case 'account':
      return { kind: 'account', chainId, address: hit.address }
    case 'collection':
      return { kind: 'collection', chainId, collection: hit.collection }
  }
}
