// Shows a collection of NFTs with its tokens, and one token with its history. Names and addresses in them are untrusted.
import type { ExplorerCollection, ExplorerCollectionRow, ExplorerTxRow } from '../../../shared/contract/history/explorer.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { LongUntrusted, Untrusted } from '../../kit/text/Untrusted.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { AddressFact, Fact, grouped } from './Facts.tsx'
import { CollectionList, TokenList, TxList } from './Lists.tsx'
import { MetadataUri } from '../../kit/text/MetadataUri.tsx'
import { PageFrame } from './PageFrame.tsx'
import { LocationLink } from './LocationLink.tsx'
import { useMore, type Listed } from './useMore.ts'
import { useCachedReply } from './useCachedReply.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Characters of a name in a title. */
const MAX = 80

/** Draws the page of a chain's collections. */
export function CollectionsPage({ chainId }: { chainId: string }) {
  const { explorerWords: words } = useAllWords()
  const seen = useCachedReply('explorer.collections', { chainId })
  return (
    <PageFrame title={words.collections} seen={seen}>
      {(list) => <Collections chainId={chainId} list={list} />}
    </PageFrame>
  )
}

function Collections({ chainId, list }: { chainId: string; list: Listed<ExplorerCollectionRow> }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const more = useMore(
    list,
    (cursor) => win.client['explorer.collections']({ chainId, cursor }),
    ({ address }) => address,
  )
  return <CollectionList chainId={chainId} label={words.collections} list={list} more={more} />
}

/** Draws the page of a collection. */
export function CollectionPage({ chainId, collection }: { chainId: string; collection: string }) {
  const { explorerWords: words } = useAllWords()
  const seen = useCachedReply('explorer.collection', { chainId, collection })
  const name = seen.answer?.data.name
  return (
    <PageFrame
      title={
        <>
          {words.collection} {name !== undefined && <Untrusted text={name} most={MAX} />}
        </>
      }
      seen={seen}
    >
      {(data) => (
        <>
          <CollectionFacts chainId={chainId} data={data} />
          <h3 className="section-head">{words.tokens}</h3>
          <Tokens chainId={chainId} collection={data} />
        </>
      )}
    </PageFrame>
  )
}

function CollectionFacts({ chainId, data }: { chainId: string; data: ExplorerCollection }) {
  const { explorerWords: words } = useAllWords()
  const { address, name, originName, creator, description, tokenCount } = data
  return (
    <dl className="facts">
      <Fact name={words.addressForms.bech32}>
        <Address text={address} copyLabel={words.copyAddress} />
      </Fact>
      <Fact name={words.originName}>{originName !== null && originName !== name && <Untrusted text={originName} most={MAX} />}</Fact>
      <Fact name={words.creator}>{creator !== null && <AddressFact chainId={chainId} address={creator} />}</Fact>
      <Fact name={words.tokens}>{tokenCount !== null && <span className="mono">{grouped(tokenCount)}</span>}</Fact>
      <Fact name={words.description}>{description !== null && <LongUntrusted text={description} />}</Fact>
    </dl>
  )
}

function Tokens({ chainId, collection: { address: collection, tokens } }: { chainId: string; collection: ExplorerCollection }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const more = useMore(
    tokens,
    (cursor) => win.client['explorer.tokens']({ chainId, collection, cursor }),
    ({ collection: from, tokenId }) => `${from}/${tokenId}`,
  )
  return <TokenList chainId={chainId} label={words.tokens} list={tokens} more={more} />
}

/** Says when the newest transaction with a token was; null where the indexer lists none. */
function lastMoved({ rows }: Listed<ExplorerTxRow>, formatMoment: (time: number) => string): string | null {
  const times = rows.flatMap(({ time }) => time ?? [])
  return times.length === 0 ? null : formatMoment(Math.max(...times))
}

/** Draws the page of a token. */
export function TokenPage({ chainId, collection, tokenId }: { chainId: string; collection: string; tokenId: string }) {
  const { explorerWords: words, formatMoment } = useAllWords()
  const seen = useCachedReply('explorer.token', { chainId, collection, tokenId })
  return (
    <PageFrame title={<Untrusted text={words.token(tokenId)} most={MAX} />} seen={seen}>
      {({ collectionName, owner, accountId, isBurned, uri, objectAddress, height, history }) => (
        <>
          <dl className="facts">
            <Fact name={words.collection}>
              <LocationLink to={{ kind: 'collection', chainId, collection }}>
                <Untrusted text={collectionName ?? collection} most={MAX} />
              </LocationLink>
            </Fact>
            <Fact name={words.tokenId}>
              <Untrusted text={tokenId} most={MAX} />
            </Fact>
            <Fact name={words.chain}>
              <ChainName chainId={chainId} />
            </Fact>
            <Fact name={words.owner}>
              {owner !== null && <AddressFact chainId={chainId} address={owner} />}
              {accountId !== null && <Tag tone="good">{words.ownAccount}</Tag>}
              {isBurned && <Tag>{words.burned}</Tag>}
            </Fact>
            <Fact name={words.addressForms.bech32}>
              {objectAddress !== null && <Address text={objectAddress} copyLabel={words.copyAddress} />}
            </Fact>
            <Fact name={words.lastMoved}>{lastMoved(history, formatMoment)}</Fact>
            <Fact name={words.height}>{height !== null && <span className="mono">{grouped(height)}</span>}</Fact>
            <Fact name={words.uri}>
              {uri !== null && (
                <span title={words.uriHint}>
                  <MetadataUri uri={uri} />
                </span>
              )}
            </Fact>
          </dl>
          <h3 className="section-head">{words.history}</h3>
          <TxList chainId={chainId} label={words.history} list={history} empty={words.noHistory} />
        </>
      )}
    </PageFrame>
  )
}
