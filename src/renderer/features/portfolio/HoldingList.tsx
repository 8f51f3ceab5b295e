// Draws one line per asset, which unfolds into one line per chain and account.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { LabelKey } from '../../../shared/contract/history/label.ts'
import type { AssetGroup, Holding, StakePart } from '../../../shared/contract/history/portfolio.ts'
import { LabelMark } from '../labels/LabelMark.tsx'
import { AssetMark } from '../../parts/AssetMark.tsx'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { useWalkKeys, walkList } from '../../kit/hooks/arrowKeys.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { priceText, valueText } from '../../kit/text/valueText.ts'
import { hideAsset, toggleAsset, toggleUnverified, usePortfolioView } from './portfolioStore.ts'
import { keyOf, Origin, PartLine, StakeLine, Stations } from './HoldingLines.tsx'
import { columnText, shareText } from './columnText.ts'
import styles from './portfolio.module.css'
import { isCompared, useValues } from './valuesStore.ts'
import { useAppWindow, useWords } from '../../window.ts'
import type { Words } from '../../words/words.ts'

/** Draws the list of holdings. `whole`: the cents that shares are taken of. */
export function HoldingList({ groups, whole }: { groups: AssetGroup[]; whole: string }) {
  const { chartWords, portfolioWords: words } = useWords()
  const list = useRef<HTMLUListElement>(null)
  useWalkKeys(list)
  const hasValues = useValues((values) => values.value?.state === 'on')
  const hasChanges = useValues(isCompared)
  const showsUnverified = usePortfolioView((view) => view.showsUnverified)
  const listed = groups.filter(({ isVerified }) => isVerified)
  const unverified = groups.filter(({ isVerified }) => !isVerified)
  return (
    <div className={[styles.holdings, hasValues && styles.valued, hasChanges && styles.compared].filter(Boolean).join(' ')}>
      <div className="columns label" aria-hidden="true">
        <span />
        <span />
        <span>{words.columns.asset}</span>
        <span>{words.columns.on}</span>
        <span className="right">{words.columns.amount}</span>
        {hasValues && (
          <>
            <span className={`right ${styles.wide}`}>{words.price}</span>
            {hasChanges && <span className={`right ${styles.wide}`}>{words.dayChange}</span>}
            <span className="right">{words.value}</span>
            <span className={`right ${styles.share}`}>{chartWords.share}</span>
          </>
        )}
      </div>
      <ul ref={list} data-walk aria-label={words.list}>
        {listed.map((group) => (
          <GroupLines
            key={group.originId}
            group={group}
            whole={whole}
            isNamesake={listed.filter(({ symbol }) => symbol === group.symbol).length > 1}
          />
        ))}
        {unverified.length > 0 && listed.length > 0 && <UnverifiedLine groups={unverified} />}
        {(showsUnverified || listed.length === 0) &&
          unverified.map((group) => <GroupLines key={group.originId} group={group} whole={whole} isNamesake={false} />)}
      </ul>
    </div>
  )
}

const UNVERIFIED = { originId: '', symbol: '', isVerified: false }

/** Draws one line for all assets that no list has, which shows or hides them: strangers can send them unasked. */
function UnverifiedLine({ groups }: { groups: readonly AssetGroup[] }) {
  const { portfolioWords: words } = useWords()
  const win = useAppWindow()
  const isOpen = usePortfolioView((view) => view.showsUnverified)
  const all = groups.flatMap(({ parts, stakes }) => [...parts, ...stakes])
  const title = words.unverified(groups.length)
  return (
    <li>
      <div className={`row pressable bleed ${styles.holding}`}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} tone="dim" />
        <AssetMark asset={UNVERIFIED} />
        <span className="clip">
          {title} <span className="small dim">{words.notInTotal}</span>
        </span>
        <Stations chainIds={[...new Set(all.map((part) => part.asset.chainId))]} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.hideUnverified(title) : words.showUnverified(title)}
          onClick={() => toggleUnverified(win)}
          onKeyDown={walkList}
        />
      </div>
    </li>
  )
}

/** Characters of an untrusted name in a line. */
const MAX_NAME = 80

interface GroupLinesProps {
  group: AssetGroup
  whole: string
  /** Another listed asset has the same symbol: its origin tells them apart. */
  isNamesake: boolean
}

function GroupLines({ group, whole, isNamesake }: GroupLinesProps) {
  const { common, portfolioWords: words } = useWords()
  const win = useAppWindow()
  const { originId, symbol, name, decimals, isVerified, isHidden, total, parts, stakes } = group
  const isOpen = usePortfolioView((view) => view.unfolded.includes(originId))
  const all = [...parts, ...stakes]
  // An unlisted asset is named by its denomination: the short form is enough here, and the unfolded lines show it in full.
  const isNamed = name !== symbol && !all.some((part) => part.asset.denom === name)
  // Screen readers get the marked text: a name with hidden characters is not the name it imitates.
  const localized = isVerified ? symbol : `${markedText(symbol)}, ${common.unverified},`
  return (
    <li>
      <div className={`row pressable bleed ${styles.holding} ${isVerified ? '' : styles.unnamed}`}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} tone="dim" />
        <AssetMark asset={group} />
        <span className="line">
          <span className="clip" title={isNamed ? undefined : name}>
            <b>
              <Untrusted text={symbol === '' ? common.unnamedAsset : symbol} most={MAX_NAME} />
            </b>{' '}
            {isNamed && (
              <span className="dim">
                <Untrusted text={name} most={MAX_NAME} />
              </span>
            )}
          </span>
          <AssetTag symbol={symbol} isVerified={isVerified} />
          {isNamesake && <Origin originId={originId} />}
          {assetsOf(parts).map((key) => (
            <LabelMark key={`${key.chainId} ${key.ref}`} of={key} />
          ))}
          {isHidden && <Tag>{words.isHidden}</Tag>}
          <Included stakes={stakes} />
        </span>
        <Stations chainIds={[...new Set(all.map((part) => part.asset.chainId))]} />
        <span className="right">
          <Amount units={total} decimals={decimals} mode="column" />
        </span>
        <Value originId={originId} whole={whole} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.fold(localized) : words.unfold(localized)}
          onClick={() => toggleAsset(win, originId)}
          onKeyDown={walkList}
        />
      </div>
      {isOpen && (
        <ul>
          {parts.map((part) => (
            <PartLine key={`${part.asset.chainId} ${part.asset.denom} ${part.accountId}`} part={part} group={group} whole={whole} />
          ))}
          {stakes.map((stake) => (
            <StakeLine
              key={`${stake.kind} ${stake.asset.chainId} ${stake.asset.denom} ${stake.accountId} ${stake.completesAt}`}
              stake={stake}
              group={group}
              whole={whole}
            />
          ))}
          <li className="row child bleed">
            <span />
            <span />
            <button type="button" className={`link small ${styles.hide}`} onClick={() => void hideAsset(win, group, !isHidden)}>
              {isHidden ? words.unhide : words.hide}
            </button>
          </li>
        </ul>
      )}
    </li>
  )
}

/** Returns the different assets of some holdings; several accounts may hold the same one. */
function assetsOf(parts: readonly Holding[]): LabelKey[] {
  const keys = parts.map(({ asset }) => keyOf(asset))
  return keys.filter((key, index) => keys.findIndex(({ chainId, ref }) => chainId === key.chainId && ref === key.ref) === index)
}

/** Draws price, change within a day, value and share of an asset; nothing where prices are off. */
function Value({ originId, whole }: { originId: string; whole: string }) {
  const words = useWords()
  const values = useValues((state) => state.value)
  const hasChanges = useValues(isCompared)
  if (values?.state !== 'on') return null
  const { noPrice, noValue, unpricedAsset } = words.portfolioWords
  const { value = null, price = null, changeTenths = null } = values.assets.find((asset) => asset.originId === originId) ?? {}
  return (
    <>
      <span
        className={`right small dim mono ${styles.wide}`}
        title={price === null && values.host !== null ? unpricedAsset(values.host) : undefined}
      >
        {price === null ? noPrice : priceText(words, price)}
      </span>
      {hasChanges && (
        <span className={`right small mono ${styles.wide} ${(changeTenths ?? 0) < 0 ? 'loss' : 'dim'}`}>
          {changeTenths === null ? (price === null ? '' : noValue) : changeText(words, changeTenths)}
        </span>
      )}
      <span className="right small mid mono" title={value === null ? undefined : valueText(words, value)}>
        {value === null ? noValue : columnText(words, value)}
      </span>
      <span className={`right small dim mono ${styles.share}`}>{value !== null && shareText(words, value, whole)}</span>
    </>
  )
}

/** Uses the signs of amounts: a hyphen beside them would look like a different sign. */
function changeText(words: Words, tenths: number): string {
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${words.formatShare(Math.abs(tenths))}`
}

/** Says what the total contains besides the spendable amount. */
function Included({ stakes }: { stakes: StakePart[] }) {
  const { portfolioWords: words } = useWords()
  const kinds = [...new Set(stakes.map(({ kind }) => kind))].filter((kind) => kind !== 'vesting')
  if (kinds.length === 0) return null
  return (
    <span className="small dim nowrap" title={words.includedTitle(kinds)}>
      {words.included}
    </span>
  )
}
