// Draws the kept picture of an NFT as large as the window allows, with the ways to the tokens before and after it. Asks no host.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { Nft } from '../../../shared/contract/history/nft.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { useImage } from '../../data/images/useImage.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { useAllWords } from '../../window.ts'
import { PIXEL_ART_SIDE } from './grid.ts'
import { keyOf } from './nftStore.ts'
import styles from './viewer.module.css'

const MAX_NAME = 80

/** The tokens before and after, as far as they are there. */
export interface Beside {
  before: Nft | undefined
  after: Nft | undefined
}

/** Properties of `NftViewer`. */
export interface NftViewerProps {
  nft: Nft
  beside: Beside
  onStep: (nft: Nft) => void
  onClose: () => void
}

/** Draws the picture. */
export function NftViewer({ nft, beside, onStep, onClose }: NftViewerProps) {
  const { common, nftWords: words } = useAllWords()
  const close = useRef<HTMLButtonElement>(null)
  const name = markedText(nft.name ?? `${words.unnamed} ${nft.tokenId}`).slice(0, MAX_NAME)
  return (
    <Dialog
      isOpen
      isFull
      onClose={onClose}
      title={name}
      firstFocus={close}
      actions={
        <>
          <Steps beside={beside} onStep={onStep} />
          <Button ref={close} onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      <Picture key={keyOf(nft)} nft={nft} name={name} />
    </Dialog>
  )
}

function Picture({ nft: { image }, name }: { nft: Nft; name: string }) {
  const { imageReasons } = useAllWords()
  const url = useImage(image.state === 'kept' ? image.view : null)
  if (image.state === 'absent') return <p className="mid grow">{imageReasons[image.reason]}.</p>
  const isSmall = Math.max(image.width, image.height) <= PIXEL_ART_SIDE
  return (
    <div className={styles.whole}>{typeof url === 'string' && <img className={isSmall ? styles.pixels : ''} src={url} alt={name} />}</div>
  )
}

/** Draws the buttons that lead to the tokens beside it. */
function Steps({ beside: { before, after }, onStep }: Pick<NftViewerProps, 'beside' | 'onStep'>) {
  const { nftWords: words } = useAllWords()
  return (
    <>
      <Button
        size="compact"
        icon={ChevronLeft}
        label={words.previous}
        off={before === undefined ? words.noPrevious : null}
        onClick={() => before !== undefined && onStep(before)}
      >
        {words.previous}
      </Button>
      <Button
        size="compact"
        icon={ChevronRight}
        label={words.next}
        off={after === undefined ? words.noNext : null}
        onClick={() => after !== undefined && onStep(after)}
      >
        {words.next}
      </Button>
    </>
  )
}
