// Shows a chain as a whole: its height, what is kept of it, its newest blocks and transactions.
import { useState } from 'react'
import type { ExplorerOverview } from '../../../shared/contract/history/explorer.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { BlockList } from './blocks/BlockList.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { ChainSide } from './ChainSide.tsx'
import { Fact } from './Facts.tsx'
import { TxList } from './Lists.tsx'
import { PageFrame } from './PageFrame.tsx'
import { LocationLink } from './LocationLink.tsx'
import styles from './explorer.module.css'
import { useMore } from './useMore.ts'
import { useCachedReply } from './useCachedReply.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Interval of the refresh, ms. Blocks come every few seconds; the indexer caches its answers for one second. */
const EVERY_MS = 10_000

/** Draws the page of a chain: its state beside the age of the answer, its lists below. */
export function ChainPage({ chainId }: { chainId: string }) {
  const { explorerWords: words } = useAllWords()
  const [isReadOn, setReadOn] = useState(false)
  // Stops the refresh while the user reads further pages, so that the list does not move.
  const seen = useCachedReply('explorer.overview', { chainId }, isReadOn ? undefined : EVERY_MS)
  const readOn = () => setReadOn(true)
  const accounts = useAccounts((state) => state.value)
  const isOwn = (address: string | null) =>
    address !== null &&
    accounts?.some((one) => [one.address.bech32, one.address.hex.toLowerCase()].includes(address.toLowerCase())) === true
  return (
    <PageFrame
      title={<ChainName chainId={chainId} />}
      isTitleAbove
      beside={seen.answer !== null && <State chainId={chainId} overview={seen.answer.data} />}
      seen={seen}
    >
      {(overview) => {
        const { rows } = overview.txs
        const title = rows.length > 0 && rows.every((row) => isOwn(row.said?.viewer ?? row.sender)) ? words.ownTxs : words.txs
        return (
          <div className={styles.twoLists}>
            <section>
              <h3 className="section-head">{title}</h3>
              <MoreTxs chainId={chainId} overview={overview} onMore={readOn} />
            </section>
            <div>
              <section>
                <h3 className="section-head">{words.blocks}</h3>
                <MoreBlocks chainId={chainId} overview={overview} onMore={readOn} />
              </section>
              <ChainSide chainId={chainId} />
            </div>
          </div>
        )
      }}
    </PageFrame>
  )
}

function State({ chainId, overview }: { chainId: string; overview: ExplorerOverview }) {
  const { explorerWords: words, formatCount, formatTenths } = useAllWords()
  const { heights, averageMs, offers } = overview
  return (
    <div className={styles.state}>
      <dl className="facts" aria-label={words.status}>
        <Fact name={words.height}>
          {heights.chain === null ? (
            <span className="dim">{words.notTold}</span>
          ) : (
            <span className="mono">{formatCount(heights.chain)}</span>
          )}
        </Fact>
        <Fact name={words.averageBlock}>
          {averageMs === null ? <span className="dim">{words.notTold}</span> : words.seconds(formatTenths(averageMs / 1000))}
        </Fact>
      </dl>
      <Offers chainId={chainId} offers={offers} heights={heights} />
    </div>
  )
}

const OFFERS = ['nfts', 'evmTxs', 'internalTxs', 'richList'] as const

/** Lists what is stored besides blocks and transactions. */
function Offers({ chainId, offers, heights }: Pick<ExplorerOverview, 'offers' | 'heights'> & { chainId: string }) {
  const { explorerWords: words, formatCount } = useAllWords()
  const heightOf = { nfts: null, evmTxs: null, internalTxs: heights.internalTxs, richList: heights.richList }
  const kept = OFFERS.filter((name) => offers[name] !== 'no' && (name !== 'internalTxs' || offers.evmTxs !== 'no'))
  if (kept.length === 0) return null
  return (
    <ul className={styles.offers} aria-label={words.keeps}>
      {kept.map((name) => {
        const height = heightOf[name]
        return (
          <li key={name}>
            <Offered chainId={chainId} name={name} />{' '}
            <span className="dim">{offers[name] === 'unknown' ? words.maybe : height === null ? '' : words.upTo(formatCount(height))}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Offered({ chainId, name }: { chainId: string; name: (typeof OFFERS)[number] }) {
  const { explorerWords: words } = useAllWords()
  if (name === 'richList') return <LocationLink to={{ kind: 'holders', chainId, denom: null }}>{words.holders}</LocationLink>
  if (name === 'nfts') return <LocationLink to={{ kind: 'collections', chainId }}>{words.collections}</LocationLink>
  return words.alsoKeeps[name]
}

interface NewestProps {
  chainId: string
  overview: ExplorerOverview
  onMore: () => void
}

function MoreBlocks({ chainId, overview: { blocks }, onMore }: NewestProps) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const more = useMore(
    blocks,
    (cursor) => {
      onMore()
      return win.client['explorer.blocks']({ chainId, cursor })
    },
    ({ height }) => String(height),
  )
  return <BlockList chainId={chainId} label={words.blocks} list={blocks} more={more} />
}

function MoreTxs({ chainId, overview: { txs }, onMore }: NewestProps) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const more = useMore(
    txs,
    (cursor) => {
      onMore()
      return win.client['explorer.txs']({ chainId, cursor })
    },
    ({ hash }) => hash,
  )
  return <TxList chainId={chainId} label={words.txs} list={txs} more={more} isShort />
}
