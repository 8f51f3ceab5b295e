// Draws the NFTs of the accounts, held and lost, by collection and chain.
import { useEffect, useMemo, useState } from 'react'
import { tinykeys } from 'tinykeys'
import type { Nft, NftOverview } from '../../../shared/contract/history/nft.ts'
import { go } from '../../navigation.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { usePrivacy, reloadPrivacy } from '../../data/stores/privacyStore.ts'
import { useSync } from '../../data/stores/syncStore.ts'
import { SyncFreshness } from '../../parts/SyncFreshness.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ExportButton } from '../exports/ExportButton.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { NftBar, isNarrowed } from './NftBar.tsx'
import { NftDrawer } from './NftDrawer.tsx'
import { NftViewer, type Beside } from './NftViewer.tsx'
import { NftGrid } from './NftGrid.tsx'
import { clearFilter, keyOf, readBeside, readNfts, useNfts, clearPicked, hideTokens, usePicked } from './nftStore.ts'
import styles from './nfts.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'
import { Freshness } from '../../kit/text/Freshness.tsx'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { Button } from '../../kit/forms/Button.tsx'
import { useCopy } from '../../kit/forms/CopyButton.tsx'
import { PickedBar as Bar } from '../../kit/PickedBar.tsx'

/** Draws the NFT screen. */
export function NftScreen() {
  const { nftWords: words } = useAllWords()
  const win = useAppWindow()
  useEffect(() => {
    void readNfts(win)
    void reloadPrivacy(win)
  }, [win])
  const { overview, error } = useNfts()
  const [opened, setOpened] = useState<Nft | null>(null)
  const [isLarge, setLarge] = useState(false)
  const beside = useBeside(opened)
  useEffect(() => {
    if (opened === null) return undefined
    if (!isLarge) return tinykeys(window, { Escape: () => setOpened(null) })
    const step = (nft: Nft | undefined) => () => nft !== undefined && setOpened(nft)
    // The dialog keeps arrow keys to itself once they have reached it.
    return tinykeys(window, { ArrowLeft: step(beside.before), ArrowRight: step(beside.after) }, { capture: true })
  }, [opened, isLarge, beside])
  const hasNoAccount = useAccounts((accounts) => accounts.value?.length === 0)
  return (
    <div className="split">
      <div className={styles.screen}>
        <ScreenHead title={words.title} aside={<PicturesOrFreshness overview={overview} />}>
          {overview !== null && overview.count > 0 && <Counts overview={overview} />}
          {overview !== null && <ExportButton what="nfts" />}
        </ScreenHead>
        {hasNoAccount ? (
          <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts') }}>{words.noAccount}</Empty>
        ) : (
          <>
            {overview !== null && <NftBar overview={overview} />}
            <ReadError error={error} onRetry={() => void readNfts(win)} />
            {overview === null && error === null && <SkeletonRows count={12} />}
            {overview !== null && overview.count === 0 && <NothingThere />}
            {overview !== null && overview.count > 0 && (
              <NftGrid overview={overview} opened={opened === null ? null : keyOf(opened)} onOpen={setOpened} />
            )}
            <PickedBar />
          </>
        )}
      </div>
      {opened !== null && (
        <NftDrawer key={keyOf(opened)} opened={opened} onEnlarge={() => setLarge(true)} onClose={() => setOpened(null)} />
      )}
      {opened !== null && isLarge && <NftViewer nft={opened} beside={beside} onStep={setOpened} onClose={() => setLarge(false)} />}
    </div>
  )
}

/** Returns the tokens beside the one that is open, in the order of the grid. */
function useBeside(opened: Nft | null): Beside {
  const win = useAppWindow()
  const tokens = useNfts((nfts) => nfts.tokens)
  const place = useMemo(() => {
    const key = opened === null ? null : keyOf(opened)
    return [...tokens].find(([, nft]) => keyOf(nft) === key)?.[0] ?? null
  }, [tokens, opened])
  useEffect(() => {
    if (place !== null) readBeside(win, place)
  }, [win, place])
  return useMemo(
    () => (place === null ? { before: undefined, after: undefined } : { before: tokens.get(place - 1), after: tokens.get(place + 1) }),
    [tokens, place],
  )
}

/** Says how many pictures are there while they come, or that they cannot come now; otherwise how recent the list is. */
export function PicturesOrFreshness({ overview }: { overview: NftOverview | null }) {
  const { nftWords: words } = useAllWords()
  const isOffline = useSync((sync) => sync.value?.isOnline === false)
  const pictured = overview?.groups.filter(({ hasImages }) => hasImages) ?? []
  const all = pictured.reduce((sum, { count }) => sum + count, 0)
  const awaited = pictured.reduce((sum, group) => sum + group.awaited, 0)
  if (awaited === 0) return <SyncFreshness scope={{ streams: ['nfts'] }} />
  return isOffline ? (
    <Freshness tone="off">{words.picturesOffline(awaited)}</Freshness>
  ) : (
    <Freshness tone="good">{words.picturesLoading(all - awaited, all)}</Freshness>
  )
}

function Counts({ overview: { count, groups, newestImageAt } }: { overview: NftOverview }) {
  const { formatAgo, nftWords: words } = useAllWords()
  const now = useNow(60_000)
  const images = usePrivacy((privacy) => privacy.value?.images)
  return (
    <span
      className={`small dim clip ${styles.counts}`}
      title={images !== 'off' && newestImageAt !== null ? words.kept(formatAgo(newestImageAt, now)) : undefined}
    >
      {words.counts(count, groups.length, new Set(groups.map(({ chainId }) => chainId)).size)}
      {images === 'off' && ` · ${words.imagesOff}`}
    </span>
  )
}

function NothingThere() {
  const { nftWords: words } = useAllWords()
  const win = useAppWindow()
  const filter = useNfts((nfts) => nfts.filter)
  const isUnread = useSync((sync) => sync.value?.streams.some(({ stream, checkedAt }) => stream === 'nfts' && checkedAt === null) ?? true)
  if (isNarrowed(filter))
    return <Empty action={{ label: words.clearFilters, onClick: () => clearFilter(win), kind: 'plain' }}>{words.noMatch}</Empty>
  if (filter.show === 'hidden') return <Empty>{words.noneHidden}</Empty>
  if (filter.show === 'left') return <Empty>{words.noneLeft}</Empty>
  return <Empty>{isUnread ? words.notYet : words.none}</Empty>
}

/** Draws the bar of the picked NFTs. */
function PickedBar() {
  const { common, nftWords: words } = useAllWords()
  const win = useAppWindow()
  const picked = usePicked((state) => state.picked)
  const isHiddenView = useNfts((nfts) => nfts.filter.show === 'hidden')
  const { said, copy } = useCopy()
  if (picked.size === 0) return null
  const nfts = [...picked.values()]
  const list = nfts.map(({ chainId, collection, tokenId }) => `${chainId}\t${collection}\t${tokenId}`).join('\n')
  return (
    <Bar
      label={words.picked(picked.size)}
      names={nfts.map(({ name, tokenId }) => name ?? tokenId).join(', ')}
      clear={words.clear}
      onClear={() => clearPicked(win)}
    >
      <Button icon={Copy} onClick={() => copy(list)}>
        {said === 'copied' ? common.copied : words.copyList}
      </Button>
      <Button icon={isHiddenView ? Eye : EyeOff} onClick={() => void hideTokens(win, nfts, !isHiddenView)}>
        {isHiddenView ? words.show(picked.size) : words.hide(picked.size)}
      </Button>
    </Bar>
  )
}
