// Draws what can be done with one NFT: hide it, open its page in the explorer, fetch its image again, extend the name that it stands for.
import { CalendarPlus, Compass, Eye, EyeOff, RefreshCw } from 'lucide-react'
import type { ImageReason, Nft } from '../../../shared/contract/history/nft.ts'
import { nameOfToken } from '../../../shared/domain/username.ts'
import { useAccount } from '../../data/stores/accountsStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { go } from '../../navigation.ts'
import { useAllWords, useAppWindow } from '../../window.ts'
import { fetchAgain, hideTokens } from './nftStore.ts'

/** Leads to the extension of the name that the NFT stands for, which Accounts asks the chain about. */
function ExtendButton({ nft: { accountId, tokenId, leftAt } }: { nft: Nft }) {
  const { ownNameWords } = useAllWords()
  const win = useAppWindow()
  const account = useAccount(accountId)
  const name = nameOfToken(tokenId)
  if (name === null || leftAt !== null || account?.signer.kind !== 'ledger') return null
  return (
    <Button size="compact" icon={CalendarPlus} onClick={() => go(win, 'accounts', { accountId, open: 'extend', name })}>
      {ownNameWords.extendLabel(name)}
    </Button>
  )
}

/** Reasons after which the image can be requested again here; images that were switched off, or are being fetched, are not. */
const ASKED_AGAIN = new Set<ImageReason>([
  'swept',
  'unreachable',
  'timeout',
  'refusedByServer',
  'tooManyRedirects',
  'tooLarge',
  'notMetadata',
  'notImage',
  'noImage',
  'undecodable',
])

/** Draws the buttons at the foot of the drawer. */
export function NftActions({ nft }: { nft: Nft }) {
  const { activityWords, nftWords: words } = useAllWords()
  const win = useAppWindow()
  const { chainId, collection, tokenId, image, isHidden } = nft
  return (
    <>
      <Button size="compact" icon={isHidden ? Eye : EyeOff} onClick={() => void hideTokens(win, [nft], !isHidden)}>
        {isHidden ? words.showOne : words.hideOne}
      </Button>
      <Button
        size="compact"
        icon={Compass}
        label={activityWords.lookUp}
        onClick={() => go(win, 'explorer', { chainId, collection, tokenId })}
      >
        {words.explorer}
      </Button>
      <ExtendButton nft={nft} />
      {image.state === 'absent' && ASKED_AGAIN.has(image.reason) && (
        <Button size="compact" icon={RefreshCw} onClick={() => void fetchAgain(win, nft)}>
          {words.tryAgain}
        </Button>
      )}
    </>
  )
}
