// Draws one NFT in the grid: its image or why there is none, its name, and a box to pick it.
import { CloudOff, Image } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ImageReason, Nft } from '../../../shared/contract/history/nft.ts'
import { nameOfToken } from '../../../shared/domain/username.ts'
import { useSync } from '../../data/stores/syncStore.ts'
import { useLabel } from '../../data/stores/labelsStore.ts'
import { useImage } from '../../data/images/useImage.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { iconOf } from './imageIcons.ts'
import { togglePicked } from './nftStore.ts'
import { numberOf, ownName, PIXEL_ART_SIDE } from './grid.ts'
import styles from './nfts.module.css'
import { useAppWindow, useAllWords, useConnection } from '../../window.ts'

const MAX_NAME = 60

/** Properties of `NftTile`. */
export interface NftTileProps {
  nft: Nft
  /** Name of its collection, which stands above it. Untrusted text. */
  collection: string
  /** Shown in the drawer. */
  isOpen: boolean
  isPicked: boolean
  /** Reached by the Tab key; the others by arrow keys. */
  isCurrent: boolean
  /** Place in the order of all tokens. */
  place: number
  onOpen: () => void
  onKey: (event: KeyboardEvent) => void
}

/** Draws the tile of an NFT. */
export function NftTile({ nft, collection, isOpen, isPicked, isCurrent, place, onOpen, onKey }: NftTileProps) {
  const { imageReasons, nftWords: words } = useAllWords()
  const win = useAppWindow()
  const given = useLabel({ kind: 'nft', chainId: nft.chainId, ref: `${nft.collection}/${nft.tokenId}` })?.label ?? ''
  // The id of a name's NFT is the name with the second of its registration.
  const username = nameOfToken(nft.tokenId)
  const name = given === '' ? (nft.name ?? username ?? words.unnamed) : given
  // Without a name of its own its number says enough: the collection's name stands above it.
  const shown = given === '' ? (username ?? ownName(nft.name ?? '', nft.tokenId, collection)) : given
  const reason = nft.image.state === 'absent' ? imageReasons[nft.image.reason] : null
  return (
    <div className={`${styles.tile} ${isPicked ? styles.picked : ''} ${isOpen ? styles.open : ''}`}>
      <button
        type="button"
        className={styles.face}
        data-place={place}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={reason === null ? `${name} ${nft.tokenId}` : `${name} ${nft.tokenId}, ${reason}`}
        aria-pressed={isOpen}
        onClick={onOpen}
        onKeyDown={onKey}
      >
        <Face nft={nft} />
      </button>
      <input
        type="checkbox"
        className={`check-box ${styles.pick}`}
        checked={isPicked}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={words.pick(`${name} ${nft.tokenId}`)}
        onChange={() => togglePicked(win, nft)}
      />
      <button type="button" className={styles.caption} tabIndex={-1} aria-hidden="true" onClick={onOpen}>
        {shown !== '' && (
          <span className="clip" title={nft.name ?? undefined}>
            <Untrusted text={shown} most={MAX_NAME} />
          </span>
        )}
        {(shown === '' || username !== shown) && (
          <span className="mono dim clip" title={nft.tokenId}>
            <Untrusted text={numberOf(nft.tokenId)} most={MAX_NAME} />
          </span>
        )}
      </button>
      {nft.leftAt !== null && <Gone at={nft.leftAt} />}
    </div>
  )
}

/** Says when the token was no longer owned. */
function Gone({ at }: { at: number }) {
  const { formatShortDate, nftWords: words } = useAllWords()
  const now = useNow(60_000)
  return <span className={`small ${styles.gone}`}>{words.left(formatShortDate(at, now))}</span>
}

function Face({ nft: { image } }: { nft: Nft }) {
  // What is kept cannot be fetched without Waybill, which is not to say that it is gone.
  const isReached = useConnection(({ state }) => state === 'open')
  const url = useImage(image.state === 'kept' ? image.thumb : null)
  if (image.state === 'absent') return <NoImage reason={image.reason} />
  if (url === null) return isReached ? <NoImage reason="swept" /> : <NoImage reason="notYet" />
  const isSmall = Math.max(image.width, image.height) <= PIXEL_ART_SIDE
  return url === undefined ? (
    <span className={`${styles.absent} ${styles.awaited}`}>
      <Icon of={Image} tone="dim" />
    </span>
  ) : (
    <img className={isSmall ? styles.pixels : ''} src={url} alt="" draggable={false} />
  )
}

function NoImage({ reason }: { reason: ImageReason }) {
  const { imageReasons } = useAllWords()
  const isOffline = useSync((sync) => sync.value?.isOnline === false)
  if (reason === 'notYet')
    return (
      <span className={`${styles.absent} ${styles.awaited}`}>
        <Icon of={isOffline ? CloudOff : Image} tone="dim" />
        <span className="small">{imageReasons[reason]}</span>
      </span>
    )
  return (
    <span className={styles.absent}>
      <Icon of={iconOf(reason)} />
      {/* The heading of the collection says that its images are off. */}
      <span className={isOff(reason) ? 'visually-hidden' : 'small'}>{imageReasons[reason]}</span>
    </span>
  )
}

function isOff(reason: ImageReason): boolean {
  return reason === 'off' || reason === 'collectionOff'
}
