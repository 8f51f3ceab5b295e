// Draws what the accounts hold, asset by asset, merged over chains and unfoldable by chain.
import { lazy, Suspense, useEffect, useMemo } from 'react'
import type { ValueLine } from '../../../shared/contract/history/figures.ts'
import type { AssetGroup, Portfolio } from '../../../shared/contract/history/portfolio.ts'
import { go } from '../../navigation.ts'
import { isMixed, useAccounts } from '../../data/stores/accountsStore.ts'
import { useSync } from '../../data/stores/syncStore.ts'
import { Choice } from '../../kit/forms/Choice.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { ExportButton } from '../exports/ExportButton.tsx'
import { HoldingsNav } from '../../parts/HoldingsNav.tsx'
import { SyncFreshness } from '../../parts/SyncFreshness.tsx'
import { HoldingList } from './HoldingList.tsx'
import { Divided, OverTime, useValueLine } from './charts/PortfolioCharts.tsx'
import movingStyles from './moving.module.css'
import { MOVING_LINES } from './movingLines.ts'
import styles from './portfolio.module.css'
import { reloadPortfolio, showAccount, showHidden, usePortfolio, usePortfolioView } from './portfolioStore.ts'
import { sortByValue, wholeValue } from './charts/slices.ts'
import { NoTotal, Total } from './Total.tsx'
import { lockedValue } from './valueChange.ts'
import { reloadValues, useValues } from './valuesStore.ts'
import { useAppWindow, useWords } from '../../window.ts'

/** Loaded by itself: it needs to know where the money of a transfer is, which the first script leaves out. */
const MovingList = lazy(async () => ({ default: (await import('./MovingList.tsx')).MovingList }))

/** Loaded by itself: the total is read first, and the first script stays small. */
const PortfolioSide = lazy(async () => ({ default: (await import('./side/PortfolioSide.tsx')).PortfolioSide }))

const MovingWorth = lazy(async () => ({ default: (await import('./MovingList.tsx')).MovingWorth }))

/** Draws the Portfolio screen. */
export function PortfolioScreen() {
  const { portfolioWords: words } = useWords()
  const win = useAppWindow()
  useEffect(() => {
    void reloadPortfolio(win)
    void reloadValues(win)
  }, [win])
  const { value, error } = usePortfolio()
  const hideError = usePortfolioView((view) => view.hideError)
  const accountId = usePortfolioView((view) => view.accountId)
  const hasNoAccount = useAccounts((accounts) => accounts.value?.length === 0)
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={words.title} aside={<SyncFreshness scope={{ accountId, streams: ['balances', 'tokens', 'staking'] }} />}>
          <AccountFilter />
          <ExportButton what="holdings" filter={{ accountId }} />
        </ScreenHead>
        <HoldingsNav accountId={accountId} />
        <ReadError error={error} onRetry={() => void reloadPortfolio(win)} />
        {hideError !== null && <ErrorNote error={hideError} />}
        {hasNoAccount ? <NoAccount /> : <Body portfolio={value} />}
      </div>
    </div>
  )
}

function AccountFilter() {
  const { common, portfolioWords: words } = useWords()
  const win = useAppWindow()
  const accounts = useAccounts((state) => state.value)
  const accountId = usePortfolioView((view) => view.accountId)
  if (accounts === null || accounts.length < 2) return null
  const options = [
    { value: '', label: isMixed(accounts) ? words.myAccounts : common.allAccounts },
    ...accounts.map(({ id, label }) => ({ value: id, label })),
  ]
  return (
    <Choice
      label={words.account}
      options={options}
      value={accountId ?? ''}
      isOn={accountId !== null}
      onChange={(value) => showAccount(win, value === '' ? null : value)}
    />
  )
}

function NoAccount() {
  const { portfolioWords: words } = useWords()
  const win = useAppWindow()
  return <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts') }}>{words.noAccount}</Empty>
}

function Body({ portfolio: unsorted }: { portfolio: Portfolio | null }) {
  const { value: values, error } = useValues()
  const line = useValueLine()
  const portfolio = useMemo(() => {
    // Waits for the values, since the list would change its order under the pointer.
    if (unsorted === null || (values === null && error === null)) return null
    return values?.state === 'on' ? { ...unsorted, groups: sortByValue(unsorted.groups, values.assets) } : unsorted
  }, [unsorted, values, error])
  return (
    <div className={styles.portfolio}>
      <div className={styles.main}>{portfolio === null ? <SkeletonRows /> : <Holdings portfolio={portfolio} line={line} />}</div>
      <div>
        {portfolio !== null && <Divided portfolio={portfolio} />}
        <Suspense>
          <PortfolioSide spendable={lastOf(line.value)} />
        </Suspense>
      </div>
    </div>
  )
}

/** Returns what the chart of the value ends with, US cents, so that every place says the same; null while days are missing. */
function lastOf(line: ValueLine | null): string | null {
  return line === null || line.isAddingUp || line.hasGap ? null : (line.points.at(-1)?.cents ?? null)
}

function Holdings({ portfolio, line }: { portfolio: Portfolio; line: ReturnType<typeof useValueLine> }) {
  const { portfolioWords: words } = useWords()
  const { groups, moving } = portfolio
  const values = useValues((state) => state.value)
  const showsHidden = usePortfolioView((view) => view.showsHidden)
  const isUnread = useSync(
    (sync) => sync.value?.streams.some(({ stream, checkedAt }) => stream === 'balances' && checkedAt === null) ?? true,
  )
  if (groups.length === 0 && moving.length === 0) {
    return isUnread ? (
      <>
        <p className="mid">{words.nothingYet}</p>
        <SkeletonRows />
      </>
    ) : (
      <Empty>{words.nothingHeld}</Empty>
    )
  }
  const visible = groups.filter(({ isHidden }) => !isHidden)
  const shown = showsHidden ? groups : visible
  return (
    <>
      <Total
        line={line.value}
        locked={lockedValue(groups, values?.assets ?? [])}
        beside={
          moving.length > 0 && (
            <Suspense>
              <MovingWorth moving={moving} />
            </Suspense>
          )
        }
      />
      {/* Above the chart: what waits to be claimed is seen without scrolling. */}
      {moving.length > 0 && (
        <Suspense fallback={<MovingPlace moving={moving} />}>
          <MovingList moving={moving} />
        </Suspense>
      )}
      <OverTime portfolio={portfolio} line={line} />
      <HoldingList groups={shown} whole={wholeValue(visible, values?.assets ?? [])} />
      <p className={`small dim ${styles.sideNote}`}>
        {shown.length > 0 && <Summary groups={shown} />} <LeftOut /> <NoTotal /> <Hidden groups={groups} />
      </p>
    </>
  )
}

/** Draws what is under way before the part that says how it stands is loaded: it never seems gone. */
export function MovingPlace({ moving }: Pick<Portfolio, 'moving'>) {
  const { portfolioWords: words } = useWords()
  return (
    <section className={`amounts-aligned ${movingStyles.moving}`} aria-label={words.movingOrReady}>
      <p className={`small ${movingStyles.head}`}>
        <b>{words.movingOrReady}</b> <span className="dim">{words.notInTotal}</span>
      </p>
      <ul>
        {moving.slice(0, MOVING_LINES).map(({ transferId, fromChainId, toChainId, amount, decimals, symbol }) => (
          <li key={transferId} className="row">
            <span />
            <span />
            <span>
              <ChainName chainId={fromChainId} /> → <ChainName chainId={toChainId} />
            </span>
            <span />
            <Amount units={amount} decimals={decimals} symbol={symbol} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says that watched money is not part of what is shown. */
function LeftOut() {
  const { portfolioWords: words } = useWords()
  const isAny = useAccounts((state) => isMixed(state.value ?? []))
  const accountId = usePortfolioView((view) => view.accountId)
  return isAny && accountId === null ? words.watchOnlyLeftOut : null
}

/** Shows the number of hidden assets with a button that shows them. */
function Hidden({ groups }: { groups: AssetGroup[] }) {
  const { portfolioWords: words } = useWords()
  const win = useAppWindow()
  const showsHidden = usePortfolioView((view) => view.showsHidden)
  const hidden = groups.filter(({ isHidden }) => isHidden).length
  if (hidden === 0) return null
  return (
    <>
      {words.hidden(hidden)}{' '}
      <button type="button" className="link" onClick={() => showHidden(win, !showsHidden)}>
        {showsHidden ? words.leaveOut : words.showHidden}
      </button>
    </>
  )
}

function Summary({ groups }: { groups: AssetGroup[] }) {
  const { portfolioWords: words } = useWords()
  const listed = groups.filter((group) => group.isVerified).length
  const chains = new Set(groups.flatMap((group) => group.parts.map((part) => part.asset.chainId)))
  return words.summary(listed, groups.length - listed, chains.size)
}
