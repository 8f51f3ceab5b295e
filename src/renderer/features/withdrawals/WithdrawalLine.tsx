// Draws one withdrawal: amount, source, progress, and Claim once the bridge allows it.
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { go } from '../../navigation.ts'
import { claimWithdrawal } from '../../data/transfers/claimWithdrawal.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useChainNames, useChains } from '../../data/stores/chainsStore.ts'
import { isAddressOf } from '../../data/stores/ownAddress.ts'
import { useTransfer } from '../../data/transfers/transfersStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { amountParts } from '../../kit/text/amountText.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { formatTransferNumber } from '../../words/formats.ts'
import styles from './withdrawals.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Properties of `WithdrawalLine`. */
export interface WithdrawalLineProps {
  withdrawal: ListedWithdrawal
  accountId: string
  isWatched: boolean
  now: number
}

/** Draws a withdrawal that waits for the bridge or for its claim, in the columns of those that are done. */
export function WithdrawalLine({ withdrawal, accountId, isWatched, now }: WithdrawalLineProps) {
  const { stageText, withdrawalWords: words } = useAllWords()
  const { chainId, asset, amount, stage, to } = withdrawal
  const nameOf = useChainNames()
  // What a rollup refused never was there.
  const transfer = useTransferOf(withdrawal)
  const isToSelf = useIsOf(accountId, to)
  const isRefunded = transfer !== undefined && isRefund(transfer)
  return (
    <li className={`row ${styles.columns} ${styles.open}`}>
      <span>{isRefunded ? <TransferLink withdrawal={withdrawal} /> : <b>{nameOf(chainId)}</b>}</span>
      <b className="right">
        <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} mode="full" />
      </b>
      <Began withdrawal={withdrawal} accountId={accountId} now={now} />
      <div>
        <b className={stage === 'claimable' ? 'warn' : undefined}>{stageText(withdrawal, now)}</b>
        {!isToSelf && (
          <p className="small dim">
            {words.to} <Recipient address={to} />
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {!isRefunded && <TransferLink withdrawal={withdrawal} />}
        {stage === 'claimable' && <ClaimButton withdrawal={withdrawal} accountId={accountId} isWatched={isWatched} />}
      </div>
    </li>
  )
}

/** Draws when a withdrawal began, as a link to its transaction. */
function Began({ withdrawal: { beganAt, chainId, hash }, accountId, now }: Omit<WithdrawalLineProps, 'isWatched'>) {
  const { withdrawalWords: words } = useAllWords()
  return (
    <span className={`clip ${styles.began}`}>
      {beganAt !== null && (
        <TxLink title={words.openStart} said={words.began(beganAt, now)} accountId={accountId} chainId={chainId} hash={hash}>
          {words.moment(beganAt, now)}
        </TxLink>
      )}
    </span>
  )
}

/** Properties of `DoneWithdrawal`. */
export interface DoneWithdrawalProps extends Omit<WithdrawalLineProps, 'isWatched'> {
  /** Some have a waybill, so that the list has a column for it. */
  hasTransfers: boolean
  /** Some pay another account, so that the list has a column for it. */
  hasOthers: boolean
}

/** Returns the classes of the columns that the list of what is done has. */
export function doneColumns({ hasTransfers, hasOthers }: Pick<DoneWithdrawalProps, 'hasTransfers' | 'hasOthers'>): string {
  return `${styles.columns} ${hasTransfers ? '' : styles.plain} ${hasOthers ? styles.others : ''}`
}

/** Draws a withdrawal that needs nothing more, in one line. */
export function DoneWithdrawal({ withdrawal, accountId, now, hasTransfers, hasOthers }: DoneWithdrawalProps) {
  const { stageText, withdrawalWords: words } = useAllWords()
  const { chainId, asset, amount, to, claim } = withdrawal
  const nameOf = useChainNames()
  const l1 = useL1()
  const transfer = useTransferOf(withdrawal)
  // What a rollup refused never was there: it left the chain to which it is back.
  const from = transfer !== undefined && isRefund(transfer) ? transfer.quote.request.fromChainId : chainId
  return (
    <li className={`row ${doneColumns({ hasTransfers, hasOthers })}`}>
      <b className="clip">{nameOf(from)}</b>
      <span className="right">
        <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} mode="full" />
      </span>
      <Began withdrawal={withdrawal} accountId={accountId} now={now} />
      <span className="clip">
        {claim === null ? (
          <span className="small dim">{stageText(withdrawal, now)}</span>
        ) : (
          <TxLink title={words.openClaim} said={words.claimed(claim.time, now)} accountId={accountId} chainId={l1} hash={claim.hash}>
            {words.moment(claim.time, now)}
          </TxLink>
        )}
      </span>
      {hasOthers && (
        <span className="clip small dim">
          <span className="visually-hidden">{words.to} </span>
          <Recipient address={to} />
        </span>
      )}
      {hasTransfers && (
        <span className="right">
          {transfer === undefined ? <span className="visually-hidden">{words.elsewhere}</span> : <TransferLink withdrawal={withdrawal} />}
        </span>
      )}
    </li>
  )
}

/** Draws a text that opens its transaction in Activity; plain where the transaction is not known. */
function TxLink({ title, said, hash, children, ...place }: TxLinkProps) {
  const win = useAppWindow()
  if (hash === null || place.chainId === null)
    return (
      <span className="small dim">
        <span className="visually-hidden">{said}</span>
        <span aria-hidden="true">{children}</span>
      </span>
    )
  const { accountId, chainId } = place
  return (
    <button
      type="button"
      className="link small"
      title={title}
      aria-label={said}
      onClick={() => go(win, 'activity', { accountId, chainId, hash: hash.toUpperCase() })}
    >
      {children}
    </button>
  )
}

interface TxLinkProps {
  title: string
  /** What it says without the heading of its column. */
  said: string
  accountId: string
  chainId: string | null
  hash: string | null
  children: string
}

/** Returns whether an address is the account's own: the screen names the account. */
function useIsOf(accountId: string, address: string): boolean {
  return useAccounts((state) => state.value?.some((account) => account.id === accountId && isAddressOf(account, address))) === true
}

/** Returns the chain where withdrawals are claimed. */
function useL1(): string | null {
  return useChains((state) => state.value?.find(({ kind }) => kind === 'initia-l1')?.id ?? null)
}

/** Names an account of the user; any other address is drawn in full. */
function Recipient({ address }: { address: string }) {
  const own = useAccounts((state) => state.value?.find((account) => isAddressOf(account, address)))
  if (own === undefined) return <Address text={address} />
  return (
    <span title={address}>
      <Untrusted text={own.label} most={60} />
    </span>
  )
}

/** Returns whether a withdrawal of the transfer is not what it was begun for: it brings a refused deposit back. */
function isRefund({ quote }: Pick<Transfer, 'quote'>): boolean {
  return quote.task === 'route' && quote.variant !== 'lossless'
}

/** Returns the transfer that made a withdrawal, or that it brings back. */
function useTransferOf({ transferId }: ListedWithdrawal): Transfer | undefined {
  return useTransfer(transferId)
}

/** Draws the waybill; where there is none, that it was started elsewhere. */
function TransferLink({ withdrawal }: { withdrawal: ListedWithdrawal }) {
  const { withdrawalWords: words } = useAllWords()
  const win = useAppWindow()
  const { transferId } = withdrawal
  const transfer = useTransferOf(withdrawal)
  if (transferId === null || transfer === undefined)
    return (
      <span className="small dim" title={words.elsewhereTitle}>
        {words.elsewhere}
      </span>
    )
  return (
    <button type="button" className="link mono small" onClick={() => go(win, 'transfers', { transferId })}>
      {(isRefund(transfer) ? words.refundOf : words.waybill)(formatTransferNumber(transfer.number))}
    </button>
  )
}

function ClaimButton({ withdrawal, accountId, isWatched }: Omit<WithdrawalLineProps, 'now'>) {
  const words = useAllWords()
  const win = useAppWindow()
  const { chainId, sequence, asset, amount } = withdrawal
  const nameOf = useChainNames()
  const claiming = useTask()
  const digits = `${amountParts(words, amount, asset.decimals, 'short').digits} ${asset.symbol}`
  return (
    <>
      <Button
        kind="first"
        label={words.withdrawalWords.claimLabel(digits, nameOf(chainId))}
        off={isWatched ? words.withdrawalWords.watchOnly : null}
        busy={claiming.isRunning ? words.withdrawalWords.preparing : null}
        onClick={() => void claiming.run(() => claimWithdrawal(win, { accountId, chainId, sequence }))}
      >
        {words.withdrawalWords.claim}
      </Button>
      {claiming.error !== null && <ErrorNote error={claiming.error} />}
    </>
  )
}
