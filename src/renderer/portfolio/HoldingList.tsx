// One line per asset, unfolding into one line per chain and account.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { AssetGroup, Holding } from '../../shared/portfolio.ts'
import { useAccounts } from '../state/accountsStore.ts'
import { Amount } from '../ui/Amount.tsx'
import { useWalkKeys, walkList } from '../ui/arrowKeys.ts'
import { Icon } from '../ui/Icon.tsx'
import { ChainName, Station } from '../ui/Station.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { common } from '../words/common.ts'
import { portfolioWords as words } from '../words/portfolio.ts'
import { toggleAsset, usePortfolioView } from './portfolioStore.ts'
import styles from './portfolio.module.css'

const SHOWN_STATIONS = 3

export function HoldingList({ groups }: { groups: AssetGroup[] }) {
  const list = useRef<HTMLUListElement>(null)
  useWalkKeys(list)
  return (
    <div className={styles.holdings}>
      <div className="columns label" aria-hidden="true">
        <span />
        <span />
        <span>{words.columns.asset}</span>
        <span>{words.columns.on}</span>
        <span className="right">{words.columns.amount}</span>
      </div>
      <ul ref={list} data-walk aria-label={words.list}>
        {groups.map((group) => (
          <GroupLines key={group.originId} group={group} />
        ))}
      </ul>
    </div>
  )
}

function GroupLines({ group }: { group: AssetGroup }) {
  const { originId, symbol, name, decimals, isVerified, total, parts } = group
  const isOpen = usePortfolioView((view) => view.unfolded.includes(originId))
  // What no list names is called by its denomination: once, in short, is enough here; unfolded it stands in full.
  const isNamed = name !== symbol && !parts.some((part) => part.asset.denom === name)
  return (
    <li>
      <div className={`row pressable bleed ${styles.holding} ${isVerified ? '' : styles.unnamed}`}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} tone="dim" />
        <span className={isVerified ? 'asset-ring' : 'asset-ring unverified'} aria-hidden="true">
          {isVerified ? symbol.slice(0, 1) : '?'}
        </span>
        <span className="line">
          <span className="clip" title={isNamed ? undefined : name}>
            <b>
              <Untrusted text={symbol === '' ? common.unnamedAsset : symbol} />
            </b>{' '}
            {isNamed && (
              <span className="dim">
                <Untrusted text={name} />
              </span>
            )}
          </span>
          {!isVerified && (
            <Tag tone="warn" title={common.unverifiedTitle}>
              {common.unverified}
            </Tag>
          )}
        </span>
        <Stations chainIds={[...new Set(parts.map((part) => part.asset.chainId))]} />
        <span className="right">
          <Amount units={total} decimals={decimals} mode="column" />
        </span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.fold(symbol) : words.unfold(symbol)}
          onClick={() => toggleAsset(originId)}
          onKeyDown={walkList}
        />
      </div>
      {isOpen && (
        <ul>
          {parts.map((part) => (
            <PartLine key={`${part.asset.chainId} ${part.asset.denom} ${part.accountId}`} part={part} />
          ))}
        </ul>
      )}
    </li>
  )
}

function PartLine({ part: { asset, accountId, amount } }: { part: Holding }) {
  const accounts = useAccounts((state) => state.value)
  const label = accounts !== null && accounts.length > 1 ? accounts.find((account) => account.id === accountId)?.label : undefined
  return (
    <li className="row child bleed">
      <span />
      <span />
      <span className={`line ${styles.held}`}>
        <Station chainId={asset.chainId} />
        <span className="nowrap">
          <ChainName chainId={asset.chainId} />
        </span>
        {label !== undefined && (
          <span className={`small mid clip ${styles.holder}`} title={label}>
            {label}
          </span>
        )}
        <span className={asset.isVerified ? 'small dim mono clip' : 'small dim mono'} title={asset.denom}>
          <Untrusted text={asset.denom} />
        </span>
      </span>
      <span className="right">
        <Amount units={amount} decimals={asset.decimals} mode="column" />
      </span>
    </li>
  )
}

function Stations({ chainIds }: { chainIds: string[] }) {
  const hidden = chainIds.length - SHOWN_STATIONS
  return (
    <span className={styles.stations}>
      {chainIds.slice(0, SHOWN_STATIONS).map((id) => (
        <Station key={id} chainId={id} />
      ))}
      {hidden > 0 && <span className="small dim">{words.more(hidden)}</span>}
    </span>
  )
}
