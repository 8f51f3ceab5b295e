// Searches an asset: a text, the chains that match, and the matching assets. The focus stays in the text; the arrow keys move through the
// list. Source of the keys: w3.org/WAI/ARIA/apg/patterns/combobox.
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { AssetChoice, AssetChoices } from '../../../../shared/contract/transfer/assetChoice.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { Field } from '../../../kit/forms/Field.tsx'
import { AssetOptions, optionId } from './AssetOptions.tsx'
import { ChainFilter } from './ChainFilter.tsx'
import styles from './picker.module.css'
import { counterparts, groupStarts, hasBalance, inOrder, useAssetSearch, useEnter } from './useAssetSearch.ts'
import { useAllWords } from '../../../window.ts'

/** Properties of `AssetSearch`. */
export interface AssetSearchProps {
  side: 'from' | 'to'
  accountId: string | null
  /** The chain that the list begins with; empty for all. */
  firstChain: string
  /** The asset whose other forms come first. */
  firstAsset: Asset | null
  /** The chain is what is asked for: it leads each row. */
  asksChain: boolean
  /** What the other side has, where a route leads to or from it. */
  other: Asset | null
  /** What the form has now: marked, and first while nothing is typed. */
  chosen: Asset | null
  onPick: (choice: AssetChoice) => void
}

/** Options that Page Up and Page Down skip. */
const PAGE = 8
const NO_ASSETS: readonly AssetChoice[] = []

/** Draws the search for an asset. */
export function AssetSearch({ side, accountId, firstChain, firstAsset, asksChain, other, chosen: held, onPick }: AssetSearchProps) {
  const { pickerWords: words } = useAllWords()
  const [text, setText] = useState('')
  const [chainId, setChainId] = useState(firstChain)
  // Null until a key moves it: at the first, which is the choice that the form has while nothing is typed.
  const [active, setActive] = useState<number | null>(null)
  const listId = useId()
  const search = useRef<HTMLInputElement>(null)
  const { found, answered, error, retry, limit } = useAssetSearch({ side, accountId, text, chainId, other, leavesOutOther: asksChain })
  const isAwaited = accountId !== null && found === null && error === null
  // Narrows at once: the answer may be from before a chain was chosen.
  const assets = useMemo(
    () => inOrder(narrowed(found, chainId), { text, first: firstAsset, held }),
    [found, chainId, text, firstAsset, held],
  )
  const groups = useMemo(() => groupStarts(assets, asksChain ? firstAsset : null), [assets, asksChain, firstAsset])
  const takers = useTakers({ side, accountId: asksChain && text === '' ? accountId : null, other, firstAsset })
  const heldAt = text === '' ? assets.findIndex(({ asset }) => asset.chainId === held?.chainId && asset.denom === held.denom) : -1
  const current = Math.min(active ?? Math.max(heldAt, 0), assets.length - 1)
  const enter = useEnter(answered === text, text, assets[current], onPick)
  const handleKey = (event: KeyboardEvent) => {
    const next = targetOf(event.key, current, assets.length)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    enter()
  }
  const startAnew = (change: () => void) => {
    change()
    setActive(null)
  }
  return (
    <>
      <div>
        <Field
          ref={search}
          label={asksChain ? words.searchChain : words.search}
          placeholder={asksChain ? words.searchChainExample : words.searchExample}
          value={text}
          onChange={(typed) => startAnew(() => setText(typed))}
          onKeyDown={handleKey}
          hint={takers.size > 0 ? words.pressChain : found === null ? '' : words.found(found.total, limit)}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={current < 0 ? undefined : optionId(listId, current)}
        />
        {assets.some(hasBalance) && <p className={`small dim ${styles.balances}`}>{words.yourBalance}</p>}
      </div>
      <Problems found={found} error={error} retry={retry} />
      <div className={styles.panes}>
        <ChainFilter
          side={side}
          accountId={accountId}
          chains={isAwaited ? null : (found?.chains ?? [])}
          takers={takers}
          chosen={chainId}
          onChoose={(id) => {
            const taken = takers.get(id)
            if (taken !== undefined) return onPick(taken)
            startAnew(() => setChainId(id))
            // The keys that move through the assets belong to the search field.
            search.current?.focus()
          }}
        />
        {isAwaited && (
          <div className={styles.options} id={listId} role="listbox" aria-label={words.assets} aria-busy="true">
            <SkeletonRows />
          </div>
        )}
        {found !== null && assets.length === 0 && <p className={`mid ${styles.nothing}`}>{words.nothing}</p>}
        {!isAwaited && (found === null || assets.length > 0) && (
          <AssetOptions
            id={listId}
            assets={assets}
            active={current}
            chosen={held}
            bridged={asksChain ? firstAsset : null}
            asksChain={asksChain}
            isGrouped={chainId === '' && !asksChain}
            groups={groups}
            onPick={onPick}
          />
        )}
      </div>
    </>
  )
}

/** Returns which chain takes what is bridged, whatever chain the list is narrowed to; nothing without an account. */
function useTakers({ firstAsset, ...search }: Pick<AssetSearchProps, 'side' | 'accountId' | 'other' | 'firstAsset'>) {
  const { found } = useAssetSearch({ ...search, text: '', chainId: '', leavesOutOther: true })
  const { accountId } = search
  return useMemo(
    () => counterparts(accountId === null ? NO_ASSETS : (found?.assets ?? NO_ASSETS), firstAsset),
    [accountId, found, firstAsset],
  )
}

interface ProblemsProps extends Pick<ReturnType<typeof useAssetSearch>, 'error' | 'retry'> {
  found: AssetChoices | null
}

function Problems({ found, error, retry }: ProblemsProps) {
  const { pickerWords: words } = useAllWords()
  return (
    <>
      {error !== null && <ErrorNote error={error} action={{ label: words.again, onClick: retry }} />}
      {found !== null && found.routerList.problem !== null && <p className="small warn">{words.routerSilent}</p>}
    </>
  )
}

function narrowed(found: AssetChoices | null, chainId: string): readonly AssetChoice[] {
  if (found === null) return NO_ASSETS
  return chainId === '' ? found.assets : found.assets.filter(({ asset }) => asset.chainId === chainId)
}

/** Returns where a key leads in a list; null where it does not apply. Home and End stay with the text. */
function targetOf(key: string, current: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }
  const by = steps[key]
  return by === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, current + by))
}
