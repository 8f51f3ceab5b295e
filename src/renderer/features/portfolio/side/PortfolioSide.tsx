// Draws the side column: how holdings are held, whose they are, and how recent each chain’s data is.
import { Eye, Smartphone } from 'lucide-react'
import type { Account } from '../../../../shared/contract/account.ts'
import { isMixed, useAccounts } from '../../../data/stores/accountsStore.ts'
import { showCoverage } from '../../../data/stores/coverageStore.ts'
import { useSync } from '../../../data/stores/syncStore.ts'
import { freshnessByChain, type ChainFreshness } from '../../../data/stores/syncSummary.ts'
import { shorten } from '../../../kit/text/addressText.ts'
import { ShortAddress } from '../../../kit/text/Address.tsx'
import { ErrorText } from '../../../kit/text/ErrorText.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ChainName } from '../../../parts/ChainCode.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { errorPhrase } from '../../../words/errors.ts'
import { blockPace } from '../../../words/coverage.ts'
import { usePortfolioView } from '../portfolioStore.ts'
import styles from '../portfolio.module.css'
import { Positions } from './Positions.tsx'
import own from './side.module.css'
import { useAppWindow, useWords } from '../../../window.ts'

const SHOWN_TROUBLES = 3

/** Draws the side column of the portfolio. `spendable`: what the chart of the value ends with, US cents. */
export function PortfolioSide({ spendable = null }: { spendable?: string | null }) {
  const { portfolioWords: words } = useWords()
  return (
    <aside className={own.side} aria-label={words.freshness}>
      <Positions spendable={spendable} />
      <AccountsSection />
      <FreshnessSection />
    </aside>
  )
}

function FreshnessSection() {
  const { coverageWords, portfolioWords: words } = useWords()
  const win = useAppWindow()
  const sync = useSync((state) => state.value)
  const accountId = usePortfolioView((view) => view.accountId)
  const now = useNow()
  if (sync === null || sync.streams.length === 0) return null
  const chains = freshnessByChain(sync, now, accountId)
  const isAllFresh = chains.every(({ isFresh, trouble }) => isFresh && trouble === null)
  const list = (
    <ul className={own.freshList}>
      {chains.map((chain) => (
        <FreshnessLine key={chain.chainId} chain={chain} now={now} />
      ))}
    </ul>
  )
  return (
    <section>
      <h2 className="section-head">
        {words.freshness} {!isAllFresh && <span className="label">{words.freshnessColumns}</span>}
      </h2>
      {isAllFresh ? (
        <details className={own.allFresh}>
          <summary className="small">{words.allFresh(chains.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <Troubles chains={chains} isOnline={sync.isOnline} />
      <p className={`small ${styles.sideNote}`}>
        <button type="button" className="link" onClick={() => showCoverage(win, true)}>
          {coverageWords.open}
        </button>
      </p>
    </section>
  )
}

function FreshnessLine({ chain, now }: { chain: ChainFreshness; now: number }) {
  const words = useWords()
  const { chainId, height, blockMs, checkedAt, isFirstCopy } = chain
  const isFine = chain.isFresh || isFirstCopy
  const { common, coverageWords, formatCount, formatElapsed, syncWords } = words
  return (
    <li className="row">
      <span className="clip">
        <ChainName chainId={chainId} />
      </span>
      <span className="mono" title={blockMs === null ? undefined : coverageWords.every(blockPace(words, blockMs))}>
        {height === null ? common.noPrice : formatCount(height)}
      </span>
      <span className={isFine ? 'line dim' : 'line warn'}>
        {checkedAt !== null ? formatElapsed(now - checkedAt) : isFirstCopy ? syncWords.firstCopy : syncWords.notRead}
        <span className={chain.isFresh ? 'dot' : isFirstCopy ? 'dot off' : 'dot warn'} aria-hidden="true" />
      </span>
    </li>
  )
}

/** Shows why chains are behind. When none answers, that is one message, not one per chain. */
function Troubles({ chains, isOnline }: { chains: ChainFreshness[]; isOnline: boolean }) {
  const { portfolioWords: words } = useWords()
  const troubled = chains.filter((chain) => chain.trouble !== null)
  if (!isOnline) return <p className={`small dim ${styles.sideNote}`}>{words.offline}</p>
  return (
    <>
      {troubled.slice(0, SHOWN_TROUBLES).map((chain) => (
        <Trouble key={chain.chainId} chain={chain} />
      ))}
      {troubled.length > SHOWN_TROUBLES && (
        <p className={`small dim ${styles.sideNote}`}>{words.moreTroubles(troubled.length - SHOWN_TROUBLES)}</p>
      )}
    </>
  )
}

function Trouble({ chain: { chainId, trouble, checkedAt, nextTryAt } }: { chain: ChainFreshness }) {
  const words = useWords()
  return (
    <p className={`small dim ${styles.sideNote}`}>
      <ChainName chainId={chainId} />: {trouble !== null && <ErrorText of={errorPhrase(trouble)} />}{' '}
      {checkedAt !== null && words.portfolioWords.lastKnown} {nextTryAt !== null && words.syncWords.nextTry(words.formatTime(nextTryAt))}
    </p>
  )
}

function AccountsSection() {
  const { portfolioWords: words } = useWords()
  const accounts = useAccounts((state) => state.value)
  if (accounts === null || accounts.length === 0) return null
  return (
    <section>
      <h2 className="section-head">{words.accounts}</h2>
      <ul className={own.accountList}>
        {accounts.map((account) => (
          <AccountLine key={account.id} account={account} isLeftOut={isMixed(accounts) && account.signer.kind === 'watched'} />
        ))}
      </ul>
    </section>
  )
}

/** Draws an account; one that is watched beside others says that it is left out of the totals. */
function AccountLine({ account: { label, address, signer }, isLeftOut }: { account: Account; isLeftOut: boolean }) {
  const { portfolioWords: words } = useWords()
  // A watched address without a name of its own is labelled by its short form.
  const isNamed = label !== shorten(address.bech32)
  return (
    <li className="row">
      <Icon of={signer.kind === 'ledger' ? Smartphone : Eye} tone="dim" />
      <span className="clip" title={isNamed ? label : address.bech32}>
        {label}
      </span>
      <span className={`dim ${own.accountAside}`}>
        {isNamed && <ShortAddress text={address.bech32} />}
        {isLeftOut && <span>{words.notInTotals}</span>}
      </span>
    </li>
  )
}
