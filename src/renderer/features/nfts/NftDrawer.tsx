// Shows one NFT in the drawer: its image, its metadata, what the chain says, and its way through the local history.
import { Image } from 'lucide-react'
import { Fragment, useEffect, type CSSProperties } from 'react'
import type { Nft, NftDetail } from '../../../shared/contract/history/nft.ts'
import { LabelEditor } from '../labels/LabelEditor.tsx'
import { go } from '../../navigation.ts'
import { useAccount } from '../../data/stores/accountsStore.ts'
import { useImage } from '../../data/images/useImage.ts'
import { Address } from '../../kit/text/Address.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { LongUntrusted, Untrusted } from '../../kit/text/Untrusted.tsx'
import { closeNft, openNft, useNftDetail } from './detailStore.ts'
import { MetadataUri } from '../../kit/text/MetadataUri.tsx'
import { NftActions } from './NftActions.tsx'
import { SendRow } from './SendNote.tsx'
import { PIXEL_ART_SIDE, repeatsNumber } from './grid.ts'
import { iconOf } from './imageIcons.ts'
import styles from './nfts.module.css'
import frame from './picture.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

const MAX_NAME = 200

/** Properties of `NftDrawer`. */
export interface NftDrawerProps {
  opened: Nft
  /** Opens the picture as large as the window allows. */
  onEnlarge: () => void
  onClose: () => void
}

/** Draws the drawer of an NFT. */
export function NftDrawer({ opened, onEnlarge, onClose }: NftDrawerProps) {
  const { common, nftWords: words } = useAllWords()
  const win = useAppWindow()
  useEffect(() => {
    void openNft(win, opened)
    return () => closeNft(win)
  }, [win, opened])
  const { detail, error } = useNftDetail()
  const nft = detail?.nft ?? opened
  const name = nft.name ?? `${words.unnamed} ${nft.tokenId}`
  return (
    <Drawer
      label={words.detail}
      title={<Untrusted text={name} most={MAX_NAME} />}
      above={<ChainName chainId={nft.chainId} />}
      below={detail !== null && !name.startsWith(detail.collectionName) && <Untrusted text={detail.collectionName} most={MAX_NAME} />}
      foot={<NftActions nft={nft} />}
      onClose={onClose}
    >
      {error !== null && <ErrorNote error={error} action={{ label: common.tryAgain, onClick: () => void openNft(win, opened) }} />}
      <div className={styles.sides}>
        <BigImage nft={nft} name={name} onEnlarge={onEnlarge} />
        <div>{detail === null ? error === null && <SkeletonRows count={5} /> : <Body detail={detail} />}</div>
      </div>
    </Drawer>
  )
}

function BigImage({ nft: { image }, name, onEnlarge }: { nft: Nft; name: string; onEnlarge: () => void }) {
  const { formatTime, imageReasons, nftWords: words } = useAllWords()
  const url = useImage(image.state === 'kept' ? image.view : null)
  if (image.state === 'kept' && url !== null) {
    const { width, height } = image
    const isPixelArt = Math.max(width, height) <= PIXEL_ART_SIDE
    // The sides are known before the picture is read, so that nothing below it moves when it comes.
    const sides: CSSProperties & Record<`--${string}`, number> = { '--width': width, '--height': height }
    return (
      <div className={frame.big}>
        <div className={isPixelArt ? `${frame.fitted} ${frame.pixels}` : frame.fitted} style={sides}>
          {url === undefined ? <Icon of={Image} tone="dim" /> : <img src={url} alt={name} />}
        </div>
        <button type="button" className={frame.enlarge} title={words.enlarge} aria-label={words.enlarge} onClick={onEnlarge} />
      </div>
    )
  }
  const reason = image.state === 'kept' ? 'swept' : image.reason
  return (
    <div className={`small mid ${frame.why}`}>
      <Icon of={iconOf(reason)} tone="dim" />
      <p>
        {imageReasons[reason]}.{' '}
        {image.state === 'absent' && image.host !== null && (
          <>
            {words.askedHost} <span className="mono">{image.host}</span>.{' '}
          </>
        )}
        {image.state === 'absent' && image.nextTryAt !== null && words.nextTry(formatTime(image.nextTryAt))}
      </p>
    </div>
  )
}

function Body({ detail }: { detail: NftDetail }) {
  const { nftWords: words } = useAllWords()
  const traits = detail.traits.filter((trait) => !repeatsNumber(trait, detail.nft.tokenId))
  return (
    <>
      {traits.length > 0 && (
        <section className={styles.part}>
          <h3 className="section-head">{words.traits}</h3>
          <dl className="facts">
            {traits.map(({ name, value }, index) => (
              <Fragment key={index}>
                <dt>
                  <Untrusted text={name} />
                </dt>
                <dd>
                  <Untrusted text={value} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
      {detail.description !== null && detail.description !== '' && (
        <section className={styles.part}>
          <h3 className="section-head">{words.description}</h3>
          <p className={styles.description}>
            <LongUntrusted text={detail.description} keepsBreaks />
          </p>
        </section>
      )}
      <NftFacts detail={detail} />
      <TechnicalFacts detail={detail} />
      <History history={detail.history} chainId={detail.nft.chainId} />
    </>
  )
}

/** Draws what the chain says of it. */
function NftFacts({ detail: { nft, collectionName, creator, firstSeenAt, history } }: { detail: NftDetail }) {
  const { formatMoment, formatShortDate, labelWords, nftWords: words } = useAllWords()
  const account = useAccount(nft.accountId)
  const now = useNow(60_000)
  const got = history.filter(({ kind }) => kind === 'nftReceived' || kind === 'nftMinted').toSorted((a, b) => b.time - a.time)[0]
  return (
    <dl className={`facts ${styles.part}`}>
      <SendRow nft={nft} />
      <dt>{labelWords.label}</dt>
      <dd>
        <LabelEditor isTitled on={{ kind: 'nft', chainId: nft.chainId, ref: `${nft.collection}/${nft.tokenId}` }} />
      </dd>
      <dt>{words.facts.collection}</dt>
      <dd>
        <Untrusted text={collectionName === '' ? words.unnamedCollection : collectionName} />, <ChainName chainId={nft.chainId} />
        <Address text={nft.collection} copyLabel={words.copyAddress} />
        <LabelEditor on={{ kind: 'collection', chainId: nft.chainId, ref: nft.collection }} />
      </dd>
      <dt>{words.facts.token}</dt>
      <dd className="mono">
        <Untrusted text={nft.tokenId} />
      </dd>
      <dt>{words.facts.account}</dt>
      <dd>{account?.label}</dd>
      {creator !== '' && (
        <>
          <dt>{words.facts.creator}</dt>
          <dd>
            <Address text={creator} />
          </dd>
        </>
      )}
      {got === undefined ? (
        <>
          <dt>{words.facts.firstSeen}</dt>
          <dd>{words.seenBefore(formatShortDate(firstSeenAt, now))}</dd>
        </>
      ) : (
        <>
          <dt>{words.facts.got}</dt>
          <dd>{formatMoment(got.time)}</dd>
        </>
      )}
      {nft.leftAt !== null && (
        <>
          <dt>{words.facts.left}</dt>
          <dd>{words.leftBy(formatShortDate(nft.leftAt, now))}</dd>
        </>
      )}
    </dl>
  )
}

/** Draws what few ask about: where its record lies, and what was made of its picture. */
function TechnicalFacts({ detail: { nft, uri, objectAddr, imageType } }: { detail: NftDetail }) {
  const { nftWords: words } = useAllWords()
  const { image } = nft
  const hasImage = image.state === 'kept' && imageType !== null
  if (objectAddr === '' && uri === '' && !hasImage) return null
  return (
    <details className={`unfolding ${styles.part}`}>
      <summary>{words.technical}</summary>
      <dl className="facts">
        {objectAddr !== '' && (
          <>
            <dt>{words.facts.object}</dt>
            <dd>
              <Address text={objectAddr} />
            </dd>
          </>
        )}
        {uri !== '' && (
          <>
            <dt>{words.facts.uri}</dt>
            <dd>
              <MetadataUri uri={uri} />
            </dd>
          </>
        )}
        {hasImage && (
          <>
            <dt>{words.facts.image}</dt>
            <dd>{words.imageFrom(imageType, image.width, image.height)}</dd>
          </>
        )}
      </dl>
    </details>
  )
}

function History({ history, chainId }: { history: NftDetail['history']; chainId: string }) {
  const { formatMoment, nftWords: words } = useAllWords()
  const win = useAppWindow()
  if (history.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className="section-head">{words.history}</h3>
      <ul>
        {history.map(({ accountId, hash, time, kind }) => (
          <li key={`${accountId} ${hash}`} className={`row ${styles.historyRow}`}>
            <button type="button" className="link" onClick={() => go(win, 'activity', { accountId, chainId, hash })}>
              {words.historyKinds(kind)}
            </button>
            <span className="small dim right">{formatMoment(time)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
