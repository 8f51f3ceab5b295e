// Draws search, views and filters of the grid, and the choice about images.
import { Image, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import type { NftFilter, NftOverview } from '../../../shared/contract/history/nft.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useChains } from '../../data/stores/chainsStore.ts'
import { ImageChoice } from '../../parts/ImageChoice.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { useSlashKey } from '../../kit/hooks/useSlashKey.ts'
import { clearFilter, searchFor, setFilter, useNfts } from './nftStore.ts'
import styles from './nfts.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

const VIEWS = ['held', 'hidden', 'left'] as const

/** Draws the bar above the grid. */
export function NftBar({ overview }: { overview: NftOverview }) {
  const { nftWords: words } = useAllWords()
  const win = useAppWindow()
  const filter = useNfts((nfts) => nfts.filter)
  const offered = VIEWS.filter((view) => view === 'held' || view === filter.show || overview.totals[view] > 0)
  const views = offered.map((value) => ({ value, label: words.views(value, overview.totals[value]) }))
  return (
    <search className={styles.bar}>
      <SearchBox />
      <div className={styles.choices}>
        <ChainChoice overview={overview} value={filter.chainId ?? ''} />
        <AccountChoice value={filter.accountId ?? ''} />
        {isNarrowed(filter) && (
          <Button kind="quiet" size="compact" onClick={() => clearFilter(win)}>
            {words.clearFilters}
          </Button>
        )}
      </div>
      {views.length > 1 && (
        <Segmented label={words.view} options={views} value={filter.show} onChange={(show) => setFilter(win, { show })} />
      )}
      <Images />
    </search>
  )
}

/** Returns whether a filter other than the view is set. */
export function isNarrowed({ text, chainId, accountId }: NftFilter): boolean {
  return [text, chainId, accountId].some((part) => typeof part === 'string')
}

function SearchBox() {
  const { nftWords: words } = useAllWords()
  const win = useAppWindow()
  const text = useNfts((nfts) => nfts.filter.text ?? '')
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  return (
    <label className="search-box">
      <Icon of={Search} tone="dim" />
      <span className="visually-hidden">{words.search}</span>
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={words.searchHint}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => searchFor(win, event.target.value)}
      />
      <kbd className="key">/</kbd>
    </label>
  )
}

function Images() {
  const { nftWords: words, privacyWords } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Image} onClick={() => setOpen(true)}>
        {words.images}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={privacyWords.images}
        lead={privacyWords.imagesLead}
        actions={<Button onClick={() => setOpen(false)}>{words.imagesDone}</Button>}
      >
        <ImageChoice />
      </Dialog>
    </>
  )
}

function ChainChoice({ overview, value }: { overview: NftOverview; value: string }) {
  const { nftWords: words } = useAllWords()
  const win = useAppWindow()
  const chains = useChains((state) => state.value) ?? []
  const nameOf = (id: string) => chains.find((chain) => chain.id === id)?.name ?? id
  const options = overview.chains.map(({ chainId, count }) => ({ value: chainId, label: `${nameOf(chainId)} ${count}` }))
  return (
    <Choice
      label={words.chain}
      options={[{ value: '', label: words.allChains }, ...options]}
      value={value}
      isOn={value !== ''}
      onChange={(chosen) => setFilter(win, { chainId: chosen === '' ? null : chosen })}
    />
  )
}

function AccountChoice({ value }: { value: string }) {
  const { common, nftWords: words } = useAllWords()
  const win = useAppWindow()
  const accounts = useAccounts((state) => state.value) ?? []
  if (accounts.length < 2) return null
  const options = [{ value: '', label: common.allAccounts }, ...accounts.map(({ id, label }) => ({ value: id, label }))]
  return (
    <Choice
      label={words.account}
      options={options}
      value={value}
      isOn={value !== ''}
      onChange={(chosen) => setFilter(win, { accountId: chosen === '' ? null : chosen })}
    />
  )
}
