// Draws the balances of an account as a table: asset, amount, value. Assets that no list has are folded, as in Portfolio.
import { useState } from 'react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { ExplorerAccount } from '../../../../shared/contract/history/explorer.ts'
import { centsOf, type PriceOf } from '../../../data/centsOf.ts'
import { useAssetLookup, useChainNames } from '../../../data/stores/chainsStore.ts'
import { usePrices } from '../../../data/usePrices.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { shorten } from '../../../kit/text/addressText.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { valueText } from '../../../kit/text/valueText.ts'
import { AssetMark } from '../../../parts/AssetMark.tsx'
import { AssetTag } from '../../../parts/AssetTag.tsx'
import styles from './balances.module.css'
import { useAllWords } from '../../../window.ts'

type Coin = NonNullable<ExplorerAccount['balances']>[number]

/** Lines that are shown at most, of the listed assets and of the others. */
const MAX_LINES = 20

/** Draws balances with their value, where prices are on. */
export function Balances({ chainId, balances }: { chainId: string; balances: readonly Coin[] }) {
  return <BalanceTable chainId={chainId} balances={balances} priceOf={usePrices(null)} />
}

/** Properties of `BalanceTable`. */
export interface BalanceTableProps {
  chainId: string
  balances: readonly Coin[]
  priceOf: PriceOf
}

/** Draws balances, those of listed assets first. */
export function BalanceTable({ chainId, balances, priceOf }: BalanceTableProps) {
  const all = useAllWords()
  const { explorerWords: words, portfolioWords } = all
  const lookup = useAssetLookup()
  const nameOf = useChainNames()
  const assetOf = (denom: string) => lookup(chainId, denom)
  const [isOpen, setOpen] = useState(false)
  if (balances.length === 0) return <span className="dim">{words.none}</span>
  const listed = balances.filter(({ denom }) => assetOf(denom) !== null)
  const unlisted = balances.filter(({ denom }) => assetOf(denom) === null)
  const isFolded = listed.length > 0 && unlisted.length > 0
  const hasValues = pricedOf(balances, assetOf, priceOf).length > 0
  const worth = worthOf(balances, assetOf, priceOf)
  const lines = (coins: readonly Coin[]) => <Lines coins={coins} assetOf={assetOf} priceOf={priceOf} hasValues={hasValues} />
  return (
    <table className={`${styles.table} ${hasValues ? styles.valued : ''}`}>
      <thead>
        <tr className="label">
          <th scope="col">{words.asset}</th>
          <th scope="col" className="right">
            {words.amount}
          </th>
          {hasValues && (
            <th scope="col" className="right">
              {portfolioWords.value}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines(listed)}
        {worth !== null && (
          <tr>
            <th scope="row" colSpan={2} className="mid">
              {words.worthHere(nameOf(chainId))}
            </th>
            <td className="right mono">{valueText(all, worth)}</td>
          </tr>
        )}
        {isFolded && <FoldLine count={unlisted.length} columns={hasValues ? 3 : 2} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
        {(isOpen || !isFolded) && lines(unlisted)}
      </tbody>
    </table>
  )
}

interface FoldLineProps {
  count: number
  /** Columns of the table, all of which it takes. */
  columns: number
  isOpen: boolean
  onToggle: () => void
}

/** Draws one line for all assets that no list has, which shows or hides them: strangers can send them unasked. */
function FoldLine({ count, columns, isOpen, onToggle }: FoldLineProps) {
  const { portfolioWords: words } = useAllWords()
  const title = words.unverified(count)
  return (
    <tr>
      <td colSpan={columns}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.hideUnverified(title) : words.showUnverified(title)}
          onClick={onToggle}
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} tone="dim" />
          {title}
        </button>
      </td>
    </tr>
  )
}

interface LinesProps {
  coins: readonly Coin[]
  assetOf: (denom: string) => Asset | null
  priceOf: PriceOf
  hasValues: boolean
}

function Lines({ coins, assetOf, priceOf, hasValues }: LinesProps) {
  const { activityWords } = useAllWords()
  const hidden = coins.length - MAX_LINES
  return (
    <>
      {coins.slice(0, MAX_LINES).map((coin) => (
        <Line key={coin.denom} coin={coin} asset={assetOf(coin.denom)} priceOf={priceOf} hasValues={hasValues} />
      ))}
      {hidden > 0 && (
        <tr>
          <td colSpan={hasValues ? 3 : 2} className="dim">
            {activityWords.moreMovements(hidden)}
          </td>
        </tr>
      )}
    </>
  )
}

interface LineProps extends Pick<LinesProps, 'priceOf' | 'hasValues'> {
  coin: Coin
  asset: Asset | null
}

function Line({ coin: { denom, amount }, asset, priceOf, hasValues }: LineProps) {
  const all = useAllWords()
  const priced = pricedOf([{ denom, amount }], () => asset, priceOf)
  const cents = priced.length === 0 ? null : centsOf(priced, priceOf)
  const symbol = asset?.symbol ?? shorten(denom)
  return (
    <tr>
      <th scope="row" title={asset === null ? denom : undefined}>
        <span className="line">
          <AssetMark asset={asset ?? { originId: '', symbol: '', isVerified: false }} />
          <span className={asset === null ? 'mono dim' : undefined}>
            <Untrusted text={symbol} />
          </span>
          {asset === null && <AssetTag symbol={denom} isVerified={false} />}
        </span>
      </th>
      <td className="right">
        {/^-?\d{1,80}$/.test(amount) ? (
          <Amount units={amount} decimals={asset?.decimals ?? 0} mode="column" />
        ) : (
          <Untrusted text={amount} most={80} />
        )}
      </td>
      {hasValues && <td className="right small mid mono">{cents !== null && valueText(all, cents)}</td>}
    </tr>
  )
}

interface Priced {
  asset: Asset
  amount: string
}

/** Returns the balances that have a price. */
function pricedOf(balances: readonly Coin[], assetOf: LinesProps['assetOf'], priceOf: PriceOf): Priced[] {
  return balances.flatMap(({ denom, amount }) => {
    const asset = assetOf(denom)
    const isPriced = asset !== null && /^[1-9]\d{0,79}$/.test(amount) && priceOf(asset.originId) !== null
    return isPriced ? [{ asset, amount }] : []
  })
}

/** Returns the value of the balances that have a price, US cents; null where fewer than two have one: the line of one says it already. */
export function worthOf(balances: readonly Coin[], assetOf: LinesProps['assetOf'], priceOf: PriceOf): string | null {
  const priced = pricedOf(balances, assetOf, priceOf)
  return priced.length < 2 ? null : centsOf(priced, priceOf)
}
