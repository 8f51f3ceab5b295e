// What can be done with the NFTs that were picked: hide or show them, copy their list.
import { Copy, Eye, EyeOff } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useCopy } from '../ui/CopyButton.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { common } from '../words/common.ts'
import { nftWords as words } from '../words/nfts.ts'
import { clearPicked, hideTokens, useNfts, usePicked } from './nftStore.ts'
import styles from './nfts.module.css'

const MOST_NAMES = 120

export function PickedBar() {
  const picked = usePicked((state) => state.picked)
  const isHiddenView = useNfts((nfts) => nfts.filter.show === 'hidden')
  const { said, copy } = useCopy()
  if (picked.size === 0) return null
  const nfts = [...picked.values()]
  const list = nfts.map(({ chainId, collection, tokenId }) => `${chainId}\t${collection}\t${tokenId}`).join('\n')
  return (
    <div className={styles.pickedBar} role="region" aria-label={words.picked(picked.size)}>
      <b className="nowrap">{words.picked(picked.size)}</b>
      <span className="small dim clip grow">
        <Untrusted text={nfts.map(({ name, tokenId }) => name ?? tokenId).join(', ')} most={MOST_NAMES} />
      </span>
      <Button kind="quiet" onClick={clearPicked}>
        {words.clear}
      </Button>
      <Button icon={Copy} onClick={() => copy(list)}>
        {said === 'copied' ? common.copied : words.copyList}
      </Button>
      <Button icon={isHiddenView ? Eye : EyeOff} onClick={() => void hideTokens(nfts, !isHiddenView)}>
        {isHiddenView ? words.show(picked.size) : words.hide(picked.size)}
      </Button>
    </div>
  )
}
