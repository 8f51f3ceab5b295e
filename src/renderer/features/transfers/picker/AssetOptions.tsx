// Draws the assets that were found, only those in view: symbol and name, the chain, the held amount.
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { AssetChoice } from '../../../../shared/contract/transfer/assetChoice.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { AssetMark, ChainMark } from '../../../parts/AssetMark.tsx'
import { AssetTag } from '../../../parts/AssetTag.tsx'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { valueText } from '../../../kit/text/valueText.ts'
import { alikeForms, formText } from './alikeForms.ts'
import { hasBalance, type AssetGroup } from './useAssetSearch.ts'
import styles from './picker.module.css'
import { useAllWords } from '../../../window.ts'

const OVERSCAN = 6
/** Height of a row before it is measured, px. */
const ROW = 44
const UNVERIFIED_ROW = 66
const MAX_NAME = 60

/** Properties of `AssetOptions`. */
export interface AssetOptionsProps {
  id: string
  assets: readonly AssetChoice[]
  /** Index under the arrow keys; below 0 for none. */
  active: number
  /** What the form has now. */
  chosen: Asset | null
  /** The chain is what is asked for: it leads each row. */
  asksChain: boolean
  /** What is bridged: its forms on other chains need no description. */
  bridged: Asset | null
  /** Forms of one asset stand together: only the first stands out. */
  isGrouped: boolean
  /** The index at which each group begins, of a list in groups. */
  groups: ReadonlyMap<number, AssetGroup>
  onPick: (choice: AssetChoice) => void
}

/** Returns the id of an option's element. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Draws the list of found assets. */
export function AssetOptions({ id, assets, active, chosen, asksChain, bridged, isGrouped, groups, onPick }: AssetOptionsProps) {
  const { pickerWords: words } = useAllWords()
  const alike = useMemo(() => alikeForms(assets), [assets])
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: assets.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index) => (assets[index]?.asset.isVerified === false ? UNVERIFIED_ROW : ROW), [assets]),
    getItemKey: useCallback((index) => keyOf(assets[index], index), [assets]),
    overscan: OVERSCAN,
    // Keeps the active option drawn, since screen readers refer to it.
    rangeExtractor: useCallback((range: Range) => withIndex(defaultRangeExtractor(range), active), [active]),
  })
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active, { align: 'auto' })
  }, [active, assets, virtualizer])
  return (
    <div ref={scroller} className={styles.options} id={id} role="listbox" aria-label={words.assets}>
      <div className={styles.space} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const choice = assets[index]
          if (choice === undefined) return null
          const group = groups.get(index)
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="presentation"
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              {group !== undefined && <p className={styles.group}>{words.groups[group]}</p>}
              <Option
                id={optionId(id, index)}
                choice={choice}
                position={index + 1}
                total={assets.length}
                isActive={index === active}
                isChosen={choice.asset.chainId === chosen?.chainId && choice.asset.denom === chosen.denom}
                before={isGrouped ? assets[index - 1] : undefined}
                isAlike={alike.has(choice)}
                asksChain={asksChain}
                isBridged={choice.asset.originId === bridged?.originId && choice.asset.symbol === bridged.symbol}
                onPick={onPick}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  choice: AssetChoice
  position: number
  total: number
  isActive: boolean
  /** The form has it now. */
  isChosen: boolean
  /** The option above, where forms of one asset stand together: the first of them stands out. */
  before: AssetChoice | undefined
  /** Another one has the same symbol, name and origin on the same chain. */
  isAlike: boolean
  /** The chain leads the row. */
  asksChain: boolean
  /** A form of what is bridged. */
  isBridged: boolean
  onPick: (choice: AssetChoice) => void
}

/** Draws an option, chosen by a click, or by Enter in the search, which keeps the focus. */
function Option({ id, choice, position, total, isActive, isChosen, before, isAlike, asksChain, isBridged, onPick }: OptionProps) {
  const words = useAllWords()
  const { pickerWords } = words
  const { asset, chainName, balance, value, contract } = choice
  const chain = (
    <span className={asksChain ? 'line' : 'line mid'}>
      <ChainMark chainId={asset.chainId} />
      <span className="clip">{chainName}</span>
    </span>
  )
  const isRepeated = before !== undefined && isSameAsset(before, choice)
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-setsize={total}
      aria-posinset={position}
      className={`${styles.option} ${asksChain ? styles.byChain : ''} ${isActive ? styles.active : ''}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(choice)}
    >
      {asksChain && chain}
      <span className={styles.mark}>
        <AssetMark asset={asset} />
      </span>
      <span className={styles.names}>
        <span className="line">
          <span className={isRepeated ? 'mid clip' : 'clip'}>
            <Untrusted text={asset.symbol} most={24} />
          </span>
          <AssetTag symbol={asset.symbol} isVerified={asset.isVerified} />
          {choice.hasNoRoute && (
            <span className="small dim nowrap" title={pickerWords.noRouteTitle}>
              {pickerWords.noRoute}
            </span>
          )}
          {isChosen && <span className={`small ${styles.chosen}`}>{pickerWords.chosen}</span>}
        </span>
        <Described choice={choice} isAlike={isAlike} isBridged={isBridged} />
      </span>
      {!asksChain && chain}
      <span className="right">
        {balance !== null && hasBalance(choice) && <Amount units={balance} decimals={asset.decimals} />}
        {value !== null && hasBalance(choice) && <span className={`small dim ${styles.value}`}>{valueText(words, value)}</span>}
      </span>
      {!asset.isVerified && (
        // Shows the exact address or denomination of an asset that its name does not identify.
        <span className={`small dim ${styles.exact}`}>
          <Address text={contract ?? asset.denom} />
        </span>
      )}
    </button>
  )
}

/**
 * Shows the asset's name and origin, which distinguish two with the same symbol; where they are the same too, how it came to be there. Of
 * what is bridged name and origin are known.
 */
function Described({ choice, isAlike, isBridged }: Pick<OptionProps, 'choice' | 'isAlike' | 'isBridged'>) {
  const { asset } = choice
  const { pickerWords: words } = useAllWords()
  const nameOf = useChainNames()
  const origin = asset.isVerified ? originChainOf(asset) : null
  const isNamed = !isBridged && asset.name !== asset.symbol && asset.name !== asset.denom
  const from = origin === null || nameOf(origin) === origin ? null : words.comesFrom(nameOf(origin))
  const rest = isAlike && asset.isVerified ? formText(words, choice) : isBridged ? null : from
  if (!isNamed && rest === null) return null
  return (
    <span className="small dim clip">
      {isNamed && <Untrusted text={asset.name} most={MAX_NAME} />}
      {isNamed && rest !== null && ' · '}
      {rest}
    </span>
  )
}

function isSameAsset(one: AssetChoice, other: AssetChoice): boolean {
  return one.asset.originId === other.asset.originId && one.asset.symbol === other.asset.symbol
}

function keyOf(choice: AssetChoice | undefined, index: number): string | number {
  return choice === undefined ? index : `${choice.asset.chainId} ${choice.asset.denom}`
}

function withIndex(range: number[], index: number): number[] {
  return index < 0 || range.includes(index) ? range : [...range, index].toSorted((one, other) => one - other)
}

/** Returns the origin chain's id, the first part of the origin's id; null for an asset that was issued on its chain. */
function originChainOf({ originId, chainId }: Pick<Asset, 'originId' | 'chainId'>): string | null {
  const [origin = ''] = originId.split(':', 1)
  return origin === '' || origin === chainId ? null : origin
}
