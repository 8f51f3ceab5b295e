// Draws a list that is read from the chains for one account: withdrawals, permissions. Chains that did not answer are named above it.
import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import type { Account } from '../../shared/contract/account.ts'
import { fromErrorData, type ErrorData } from '../../shared/domain/errors.ts'
import { go } from '../navigation.ts'
import { Button } from '../kit/forms/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { ErrorNote } from '../kit/ErrorNote.tsx'
import { ReadError } from '../kit/ReadError.tsx'
import { ScreenHead } from '../kit/ScreenHead.tsx'
import { SkeletonRows } from '../kit/Skeleton.tsx'
import { AccountPick, usePickedAccount } from './AccountPick.tsx'
import { useChainNames } from '../data/stores/chainsStore.ts'
import { useAsked } from '../data/useAsked.ts'
import { useAppWindow, type AppWindow, type ClientEvent } from '../window.ts'

interface ChainListWords {
  title: string
  lead: string
  empty: string
  list: string
  noAccount: string
  addAccount: string
  asking: string
  checkNow: string
  missing: (chain: string) => string
}

interface Missing {
  missing: readonly { chainId: string; error: ErrorData }[]
}

interface ChainListProps<T> {
  words: ChainListWords
  /** Links to the screens beside it. */
  nav: ReactNode
  /** Must be the same function at each render. */
  ask: (win: AppWindow, accountId: string) => Promise<T>
  isEmpty: (list: T) => boolean
  /** Begins what the list is of. */
  start?: { label: string; onClick: () => void }
  /** Draws what the list lacks, above it; must not depend on the answer. */
  note?: (account: Account) => ReactNode
  /** Draws what acts on several rows. */
  above?: (list: T, account: Account) => ReactNode
  /** Draws the rows. */
  children: (list: T, account: Account) => ReactNode
}

const isStale = (event: ClientEvent) => event.type === 'transfer.changed'

/** How long history must rest before chains are asked about what it shows: while it is copied, it changes several times a second. */
const PAUSE_MS = 3000

/** Asks again once history has changed and come to rest. */
function useAskAfterHistory(askAgain: () => void): void {
  const win = useAppWindow()
  useEffect(() => {
    let timer: number | undefined
    const stop = win.onEvent(({ type }) => {
      if (type !== 'activity.changed') return
      window.clearTimeout(timer)
      timer = window.setTimeout(askAgain, PAUSE_MS)
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [win, askAgain])
}

/** Draws a list screen of one account. */
export function ChainListScreen<T extends Missing>({ words, nav, ask, isEmpty, start, note, above, children }: ChainListProps<T>) {
  const win = useAppWindow()
  const account = usePickedAccount()
  const accountId = account?.id ?? null
  const nameOf = useChainNames()
  const askForAccount = useCallback(() => ask(win, accountId ?? ''), [win, ask, accountId])
  const { value, error, isAsking, askAgain } = useAsked(accountId === null ? null : askForAccount, isStale)
  useAskAfterHistory(askAgain)
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead
          title={words.title}
          aside={
            account !== null && (
              <span className="line">
                <Button icon={RefreshCw} busy={isAsking ? words.asking : null} onClick={askAgain}>
                  {words.checkNow}
                </Button>
                {start !== undefined && <Button onClick={start.onClick}>{start.label}</Button>}
              </span>
            )
          }
        >
          <AccountPick />
        </ScreenHead>
        {nav}
        <p className="mid lead-in">{words.lead}</p>
        {account !== null && note?.(account)}
        <ReadError error={error} onRetry={askAgain} />
        {account === null && <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts') }}>{words.noAccount}</Empty>}
        {account !== null && value === null && error === null && <SkeletonRows count={3} />}
        {account !== null && value !== null && (
          <>
            {value.missing.map((missing) => (
              <div key={missing.chainId}>
                <p className="warn">{words.missing(nameOf(missing.chainId))}</p>
                <ErrorNote error={fromErrorData(missing.error)} />
              </div>
            ))}
            {isEmpty(value) && value.missing.length === 0 && <Empty>{words.empty}</Empty>}
            {above?.(value, account)}
            <ul aria-label={words.list}>{children(value, account)}</ul>
          </>
        )}
      </div>
    </div>
  )
}
