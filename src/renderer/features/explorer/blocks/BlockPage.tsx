// Shows one block and its transactions, with links to the blocks before and after it.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import type { ExplorerBlock, ExplorerOverview } from '../../../../shared/contract/history/explorer.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { useAsked } from '../../../data/useAsked.ts'
import { useSync } from '../../../data/stores/syncStore.ts'
import { usePublicName } from '../../../data/names/publicNames.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { ignoreText } from '../../../kit/hooks/ignoreText.ts'
import { useSteady } from '../../../kit/hooks/useSteady.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { go } from '../../../navigation.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { Coins, Fact, Gas } from '../Facts.tsx'
import { TxList } from '../Lists.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { nearestHeight } from './emptyBlocks.ts'
import { openPlace } from '../explorerLocation.ts'
import { LocationLink } from '../LocationLink.tsx'
import styles from '../explorer.module.css'
import { useCachedReply } from '../useCachedReply.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../../window.ts'

/** Draws the page of a block. */
export function BlockPage({ chainId, height }: { chainId: string; height: number }) {
  const { explorerWords: words, formatCount, plural } = useAllWords()
  const seen = useCachedReply('explorer.block', { chainId, height })
  const overview = useSeenChain(chainId)
  return (
    <PageFrame
      title={words.block(formatCount(height))}
      beside={
        <span className="line">
          <Steps chainId={chainId} height={height} />
          <OfNewest chainId={chainId} height={height} seen={overview?.heights.chain ?? 0} />
          {seen.answer !== null && <span className="mid">{plural(countOf(seen.answer.data), words.inBlock)}</span>}
        </span>
      }
      seen={seen}
    >
      {(block) => (
        <>
          <BlockFacts
            chainId={chainId}
            block={block}
            before={overview?.blocks.rows.find((row) => row.height === height - 1)?.time ?? null}
          />
          {countOf(block) === 0 ? (
            <p className={`mid ${styles.note}`}>
              {words.noBlockTxs} <Nearest chainId={chainId} height={height} rows={overview?.txs.rows ?? []} />
            </p>
          ) : (
            <>
              <h3 className="section-head">{words.transactions}</h3>
              <TxList chainId={chainId} label={words.transactions} list={block.txs} empty={words.noBlockTxs} />
            </>
          )}
        </>
      )}
    </PageFrame>
  )
}

function countOf({ txCount, txs }: ExplorerBlock): number {
  return txCount ?? txs.rows.length
}

/** Draws the buttons to the blocks before and after, which the arrow keys press too. */
function Steps({ chainId, height }: { chainId: string; height: number }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const step = useSteady((by: 1 | -1) => {
    const to = height + by
    if (to >= 1) openPlace(win, { kind: 'block', chainId, height: to }, { kind: 'block', chainId, height })
  })
  useEffect(
    () => tinykeys(window, { ArrowLeft: () => step(-1), ArrowRight: () => step(1) }, { ignore: (event) => usesArrows(event) }),
    [step],
  )
  return (
    <>
      {height > 1 && (
        <button
          type="button"
          className="icon-button"
          aria-label={words.previousBlock}
          title={`${words.previousBlock} (←)`}
          onClick={() => step(-1)}
        >
          <Icon of={ChevronLeft} />
        </button>
      )}
      <button type="button" className="icon-button" aria-label={words.nextBlock} title={`${words.nextBlock} (→)`} onClick={() => step(1)}>
        <Icon of={ChevronRight} />
      </button>
    </>
  )
}

/** Returns whether the focused part moves by arrow keys itself. */
function usesArrows(event: KeyboardEvent): boolean {
  const { target } = event
  return (
    event.defaultPrevented ||
    ignoreText(event) ||
    (target instanceof Element && target.closest('[role="combobox"], [role="listbox"]') !== null)
  )
}

/** Returns the chain's page as it was seen last; null before it is read, and where none was. */
function useSeenChain(chainId: string): ExplorerOverview | null {
  const ask = useCallback((win: AppWindow) => win.client['explorer.overview']({ chainId, fromDisk: true }), [chainId])
  return useAsked(ask, isNever).value?.data ?? null
}

/** Says beside the height which block is the newest that is known; nothing where none is newer. @param seen the newest of its page */
function OfNewest({ chainId, height, seen }: { chainId: string; height: number; seen: number }) {
  const { explorerWords: words, formatCount } = useAllWords()
  const synced = useSync(({ value }) => value?.chainTips.find((tip) => tip.chainId === chainId)?.height ?? 0)
  const newest = Math.max(synced, seen)
  return newest > height && <span className="dim">{words.ofBlocks(formatCount(newest))}</span>
}

/** Draws a link to the nearest block with transactions among the newest ones that were seen last. */
function Nearest({ chainId, height, rows }: { chainId: string; height: number; rows: ExplorerOverview['txs']['rows'] }) {
  const { explorerWords: words, formatCount } = useAllWords()
  const nearest = nearestHeight(
    rows.map((row) => row.height),
    height,
  )
  if (nearest === null) return null
  return (
    <>
      {words.nearestWithTxs} <LocationLink to={{ kind: 'block', chainId, height: nearest }}>{formatCount(nearest)}</LocationLink>
    </>
  )
}
const isNever = () => false

interface BlockFactsProps {
  chainId: string
  block: ExplorerBlock
  /** When the block before was made, where it is among those seen last; for an interval that the indexer doesn't tell. */
  before: number | null
}

function BlockFacts({ chainId, block, before }: BlockFactsProps) {
  const { explorerWords: words, formatAgo, formatMoment, formatTenths } = useAllWords()
  const now = useNow()
  const sinceMs = block.intervalMs ?? (block.time === null || before === null ? null : block.time - before)
  const { hash, time, gasUsed, gasWanted, fees, proposer } = block
  const listed = usePublicName(proposer?.address ?? '', chainId)
  const listedName = listed?.kind === 'validator' ? listed.moniker : null
  // A block without transactions used no gas: a zero of zero tells nothing.
  const isEmpty = block.txs.rows.length === 0 && (gasWanted ?? '0') === '0' && (gasUsed ?? '0') === '0'
  return (
    <dl className="facts">
      <Fact name={words.time}>
        {time === null ? (
          words.notTold
        ) : (
          <>
            {formatMoment(time)} <span className="small dim">{formatAgo(time, now)}</span>
          </>
        )}
      </Fact>
      <Fact name={words.gas}>{!isEmpty && <Gas used={gasUsed} wanted={gasWanted} />}</Fact>
      <Fact name={words.fees}>{fees.length > 0 && <Coins chainId={chainId} coins={fees} />}</Fact>
      <Fact name={words.proposer}>
        {proposer !== null && (
          <>
            <ProposerName name={proposer.moniker ?? listedName} validator={listedName === null ? null : proposer.address} />
            {proposer.address !== null && (
              <div>
                <Address text={proposer.address} copyLabel={words.copyAddress} />
              </div>
            )}
          </>
        )}
      </Fact>
      <Fact name={words.hash}>
        <Address text={hash} copyLabel={words.copyHash} />
      </Fact>
      <Fact name={words.sincePrevious}>{sinceMs !== null && words.interval(formatTenths(sinceMs / 1000))}</Fact>
    </dl>
  )
}

/** Names the proposer; a validator of the chain where one stakes leads to its line there. */
function ProposerName({ name, validator }: { name: string | null; validator: string | null }) {
  const win = useAppWindow()
  if (name === null) return null
  const text = <Untrusted text={name} most={80} />
  if (validator === null) return text
  return (
    <button type="button" className="link" onClick={() => go(win, 'staking', { open: 'validator', address: validator })}>
      {text}
    </button>
  )
}
