// Shows one block and its transactions, with links to the blocks before and after it.
import type { ExplorerBlock } from '../../../shared/contract/history/explorer.ts'
import { Address } from '../../kit/text/Address.tsx'
import { usePublicName } from '../../data/names/publicNames.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { Coins, Fact, Gas } from './Facts.tsx'
import { TxList } from './Lists.tsx'
import { PageFrame } from './PageFrame.tsx'
import { LocationLink } from './LocationLink.tsx'
import styles from './explorer.module.css'
import { useCachedReply } from './useCachedReply.ts'
import { useAllWords } from '../../window.ts'

/** Draws the page of a block. */
export function BlockPage({ chainId, height }: { chainId: string; height: number }) {
  const { explorerWords: words, formatCount } = useAllWords()
  const seen = useCachedReply('explorer.block', { chainId, height })
  return (
    <PageFrame
      title={words.block(formatCount(height))}
      beside={
        <p className={styles.beside}>
          {height > 1 && <LocationLink to={{ kind: 'block', chainId, height: height - 1 }}>{words.previousBlock}</LocationLink>}
          <LocationLink to={{ kind: 'block', chainId, height: height + 1 }}>{words.nextBlock}</LocationLink>
        </p>
      }
      seen={seen}
    >
      {(block) => (
        <>
          <BlockFacts chainId={chainId} block={block} />
          <h3 className="section-head">{words.transactions}</h3>
          <TxList chainId={chainId} label={words.transactions} list={block.txs} empty={words.noBlockTxs} />
        </>
      )}
    </PageFrame>
  )
}

function BlockFacts({ chainId, block }: { chainId: string; block: ExplorerBlock }) {
  const { explorerWords: words, formatAgo, formatCount, formatMoment, formatTenths } = useAllWords()
  const now = useNow()
  const { hash, time, intervalMs, gasUsed, gasWanted, fees, proposer } = block
  const listed = usePublicName(proposer?.address ?? '', chainId)
  const listedName = listed?.kind === 'validator' ? listed.moniker : null
  // The list below says it of a block without any.
  const txCount = block.txCount ?? block.txs.rows.length
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
      <Fact name={words.transactions}>{txCount > 0 && formatCount(txCount)}</Fact>
      <Fact name={words.gas}>{!isEmpty && <Gas used={gasUsed} wanted={gasWanted} />}</Fact>
      <Fact name={words.fees}>{fees.length > 0 && <Coins chainId={chainId} coins={fees} />}</Fact>
      <Fact name={words.proposer}>
        {proposer !== null && (
          <>
            {(proposer.moniker ?? listedName) !== null && <Untrusted text={proposer.moniker ?? listedName ?? ''} most={80} />}
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
      <Fact name={words.sincePrevious}>{intervalMs !== null && words.interval(formatTenths(intervalMs / 1000))}</Fact>
    </dl>
  )
}
