// Draws one NFT in the grid: its image or why there is none, its name, and a box to pick it.
import { CircleAlert, EyeOff, Hourglass, ImageOff, type LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ImageReason, Nft } from '../../../shared/contract/history/nft.ts'
import { useLabel } from '../../data/stores/labelsStore.ts'
import { useImage } from '../../data/useImage.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { togglePicked } from './nftStore.ts'
import styles from './nfts.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

const MAX_NAME = 60
/** Images up to this side, px, are drawn without smoothing, which would blur them. */
const PIXEL_ART_SIDE = 64

/** Properties of `NftTile`. */
export interface NftTileProps {
  nft: Nft
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
export function NftTile({ nft, isOpen, isPicked, isCurrent, place, onOpen, onKey }: NftTileProps) {
  const { formatShortDay, imageReasons, nftWords: words } = useAllWords()
  const win = useAppWindow()
  const given = useLabel({ kind: 'nft', chainId: nft.chainId, ref: `${nft.collection}/${nft.tokenId}` })?.label ?? ''
  const name = given === '' ? (nft.name ?? words.unnamed) : given
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
      <span className={styles.caption}>
        <span className="clip" title={nft.name ?? undefined}>
          <Untrusted text={given === '' ? withoutId(name, nft.tokenId) : given} most={MAX_NAME} />
        </span>
        <span className="mono dim clip" title={nft.tokenId}>
          <Untrusted text={nft.tokenId} most={MAX_NAME} />
        </span>
      </span>
      {nft.leftAt !== null && <span className={`small ${styles.gone}`}>{words.left(formatShortDay(nft.leftAt))}</span>}
    </div>
  )
}

function Face({ nft: { image } }: { nft: Nft }) {
  const url = useImage(image.state === 'kept' ? image.thumb : null)
  if (image.state === 'absent') return <NoImage reason={image.reason} />
  if (url === null) return <NoImage reason="swept" />
  const isSmall = Math.max(image.width, image.height) <= PIXEL_ART_SIDE
  return url === undefined ? null : <img className={isSmall ? styles.pixels : ''} src={url} alt="" draggable={false} />
}

const ICONS: Partial<Record<ImageReason, LucideIcon>> = {
  off: EyeOff,
  collectionOff: EyeOff,
  notYet: Hourglass,
  noImage: ImageOff,
  noUri: ImageOff,
}

function NoImage({ reason }: { reason: ImageReason }) {
  const { imageReasons } = useAllWords()
  return (
    <span className={styles.absent}>
      <Icon of={ICONS[reason] ?? CircleAlert} />
      <span className="small">{imageReasons[reason]}</span>
    </span>
  )
}

/** Removes the token's number from its name: metadata mostly repeats it, and it stands beside the name. */
function withoutId(name: string, tokenId: string): string {
  const rest = name.endsWith(tokenId) ? name.slice(0, -tokenId.length).replace(/[\s#№]+$/u, '') : name
  return rest === '' ? name : rest
}
