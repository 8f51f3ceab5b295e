// Choosing an asset on a chain: a button that shows the choice, and a list searched by main with what the account holds.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { AssetChoice } from '../../shared/assetChoice.ts'
import type { Asset } from '../../shared/chain.ts'
import { AssetTag } from '../state/AssetTag.tsx'
import { Address } from '../ui/Address.tsx'
import { Amount } from '../ui/Amount.tsx'
import { walkList } from '../ui/arrowKeys.ts'
import { Choice } from '../ui/Choice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Station } from '../ui/Station.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { valueText } from '../ui/valueText.ts'
import { pickerWords as words } from '../words/offers.ts'
import styles from './picker.module.css'
import { useAssetSearch } from './useAssetSearch.ts'

export interface AssetPickerProps {
  /** What is chosen, for readers and as the title of the list. */
  label: string
  side: 'from' | 'to'
  accountId: string | null
  value: Asset | null
  onPick: (choice: AssetChoice) => void
}

export function AssetPicker({ label, side, accountId, value, onPick }: AssetPickerProps) {
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
        <Search
          side={side}
          accountId={accountId}
          onPick={(choice) => {
            setOpen(false)
            onPick(choice)
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
        <Untrusted text={asset.symbol} most={24} />
      </span>
    </>
  )
}

function Search({ side, accountId, onPick }: Pick<AssetPickerProps, 'side' | 'accountId' | 'onPick'>) {
  const [text, setText] = useState('')
  const [chainId, setChainId] = useState('')
  const { found, error, retry, limit } = useAssetSearch({ side, accountId, text, chainId })
  const chains = (found?.chains ?? []).map((chain) => ({ value: chain.chainId, label: `${chain.name} (${chain.count})` }))
  return (
    <>
      <div className={styles.searchLine}>
        <Field label={words.search} value={text} onChange={setText} hint={found === null ? '' : words.found(found.total, limit)} />
        <Choice
          label={words.chain}
          options={[{ value: '', label: words.allChains }, ...chains]}
          value={chainId}
          onChange={setChainId}
          isOn={chainId !== ''}
        />
      </div>
      {error !== null && <ErrorNote error={error} action={{ label: words.again, onClick: retry }} />}
      {found !== null && found.routerList.problem !== null && <p className="small warn">{words.routerSilent}</p>}
      {found !== null && found.assets.length === 0 && <p className="mid">{words.nothing}</p>}
      <ul data-walk className={styles.options} aria-label={words.assets}>
        {found?.assets.map((choice) => (
          <li key={`${choice.asset.chainId} ${choice.asset.denom}`}>
            <Option choice={choice} onPick={onPick} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Option({ choice, onPick }: { choice: AssetChoice; onPick: (choice: AssetChoice) => void }) {
  const { asset, chainName, balance, value, contract } = choice
  return (
    <button type="button" className={styles.option} onClick={() => onPick(choice)} onKeyDown={walkList}>
      <span className="line">
        <AssetMark asset={asset} />
        <AssetTag symbol={asset.symbol} isVerified={asset.isVerified} />
      </span>
      <span className="line mid">
        <Station chainId={asset.chainId} />
        <span className="clip">{chainName}</span>
      </span>
      <span className="right">
        {balance !== null && balance !== '0' && <Amount units={balance} decimals={asset.decimals} />}
        {value !== null && balance !== '0' && <span className={`small dim ${styles.value}`}>{valueText(value)}</span>}
      </span>
      {!asset.isVerified && (
        // What cannot be known by its name is known by this.
        <span className={`small dim ${styles.exact}`}>
          <Address text={contract ?? asset.denom} />
        </span>
      )}
    </button>
  )
}
