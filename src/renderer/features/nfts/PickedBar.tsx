// Draws the actions on picked NFTs: hide or show them, copy their list.
import { Copy, Eye, EyeOff } from 'lucide-react'
import { Button } from '../../kit/forms/Button.tsx'
import { useCopy } from '../../kit/forms/CopyButton.tsx'
import { PickedBar as Bar } from '../../kit/PickedBar.tsx'
import { clearPicked, hideTokens, useNfts, usePicked } from './nftStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the bar of the picked NFTs. */
export function PickedBar() {
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
