// Chooses an asset on a chain: a button that shows the choice, and a dialog to search in.
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AssetChoice } from '../../../../shared/contract/transfer/assetChoice.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { AssetMark } from '../../../parts/AssetMark.tsx'
import { Button } from '../../../kit/forms/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ChainName } from '../../../parts/ChainCode.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { AssetSearch } from './AssetSearch.tsx'
import styles from './picker.module.css'
import { useAllWords } from '../../../window.ts'

/** Properties of `AssetPicker`. */
export interface AssetPickerProps {
  /** Id of the button that opens the list. */
  id?: string
  /** What is chosen, for screen readers. */
  label: string
  /** Title of the list; the label where it is left out. */
  title?: string | undefined
  side: 'from' | 'to'
  accountId: string | null
  value: Asset | null
  onPick: (choice: AssetChoice) => void
  /** The chain that the list begins with; empty for all. */
  firstChain?: string | undefined
  /** The asset whose other forms the list begins with. */
  firstAsset?: Asset | null
  /** The chain is what is asked for: it leads each row. */
  asksChain?: boolean
  /** What the other side has, where a route leads to or from it: what has none is marked. */
  other: Asset | null
  /** Returns what takes the focus after a choice; null = the button that opened the list. */
  focusNext: () => HTMLElement | null
}

/** Draws the button and the dialog of the choice. */
export function AssetPicker({
  id,
  label,
  title = label,
  side,
  accountId,
  value,
  onPick,
  firstChain = '',
  firstAsset = null,
  asksChain = false,
  other,
  focusNext,
}: AssetPickerProps) {
  const { common } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const isPicked = useRef(false)
  const open = () => {
    isPicked.current = false
    setOpen(true)
  }
  return (
    <>
      <button id={id} type="button" className={styles.pick} aria-haspopup="dialog" onClick={open}>
        {value === null ? (
          label
        ) : (
          <>
            <span className="visually-hidden">{label}: </span>
            <AssetMark asset={value} />
            <span className={styles.picked}>
              <span className="clip">
                <Untrusted text={value.symbol} most={24} />
              </span>{' '}
              <span className="small dim clip">
                <ChainName chainId={value.chainId} />
              </span>
            </span>
          </>
        )}
        <Icon of={ChevronDown} size={12} />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        isWide
        focusAfter={() => (isPicked.current ? focusNext() : null)}
        actions={<Button onClick={() => setOpen(false)}>{common.cancel}</Button>}
      >
        <AssetSearch
          side={side}
          firstChain={firstChain}
          firstAsset={firstAsset}
          asksChain={asksChain}
          other={other}
          chosen={value}
          accountId={accountId}
          onPick={(choice) => {
            isPicked.current = true
            setOpen(false)
            onPick(choice)
          }}
        />
      </Dialog>
    </>
  )
}
