// Choosing an asset on a chain: a button that shows the choice, and a searchable list with what the account holds.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Asset } from '../../shared/chain.ts'
import { AssetTag } from '../state/AssetTag.tsx'
import { useAssets, useChainNames } from '../state/chainsStore.ts'
import { Amount } from '../ui/Amount.tsx'
import { walkList } from '../ui/arrowKeys.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Station } from '../ui/Station.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { pickerWords as words } from '../words/transfer.ts'
import type { Spot } from './form.ts'
import styles from './transfer.module.css'
import { useBalance } from './useSurroundings.ts'

const MOST_SHOWN = 60

export interface AssetPickerProps {
  /** What is chosen, for readers and as the title of the list. */
  label: string
  value: Asset | null
  onChange: (spot: Spot) => void
}

export function AssetPicker({ label, value, onChange }: AssetPickerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.pick} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{label}: </span>
        {value === null ? (
          words.choose
        ) : (
          <>
            <AssetMark asset={value} />
            <Station chainId={value.chainId} />
          </>
        )}
        <Icon of={ChevronDown} size={12} />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={label}>
        <AssetList
          onPick={(asset) => {
            setOpen(false)
            onChange({ chainId: asset.chainId, denom: asset.denom })
          }}
        />
      </Dialog>
    </>
  )
}

function AssetMark({ asset }: { asset: Asset }) {
  return (
    <>
      <span className={asset.isVerified ? 'asset-ring' : 'asset-ring unverified'} aria-hidden="true">
        {asset.symbol.slice(0, 1)}
      </span>
      <span className="clip">
        <Untrusted text={asset.symbol} />
      </span>
    </>
  )
}

function AssetList({ onPick }: { onPick: (asset: Asset) => void }) {
  const [text, setText] = useState('')
  const assets = useAssets((state) => state.value) ?? []
  const nameOf = useChainNames()
  const wanted = text.trim().toLowerCase()
  const matching = assets.filter((asset) =>
    [asset.symbol, asset.name, asset.denom, nameOf(asset.chainId)].some((word) => word.toLowerCase().includes(wanted)),
  )
  return (
    <>
      <Field label={words.search} value={text} onChange={setText} hint={words.found(matching.length, MOST_SHOWN)} />
      <ul data-walk className={styles.options}>
        {matching.slice(0, MOST_SHOWN).map((asset) => (
          <li key={`${asset.chainId} ${asset.denom}`}>
            <button type="button" className={styles.option} onClick={() => onPick(asset)} onKeyDown={walkList}>
              <span className="line">
                <AssetMark asset={asset} />
                <AssetTag symbol={asset.symbol} isVerified={asset.isVerified} />
              </span>
              <span className="line mid">
                <Station chainId={asset.chainId} />
                <span className="clip">{nameOf(asset.chainId)}</span>
              </span>
              <Held asset={asset} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Held({ asset }: { asset: Asset }) {
  const balance = useBalance(asset)
  if (balance === null || balance.amount === '0') return <span />
  return (
    <span className="right">
      <Amount units={balance.amount} decimals={asset.decimals} />
    </span>
  )
}
