// Shows the hash of a transaction of a transfer.
import { go } from '../../../navigation.ts'
import { useHeldBy } from '../../../data/stores/heldTransaction.ts'
import { useExplorerPage } from '../../../data/stores/explorerPage.ts'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import styles from './timeline.module.css'
import { useAllWords, useAppWindow } from '../../../window.ts'

/** Properties of `Hash`. */
export interface HashProps {
  /** Account of the transfer: its history has the transaction, or that of another account of the user. */
  accountId: string
  chainId: string
  hash: string
  /** An explorer does not know a transaction that was only signed. */
  isSent: boolean
  label: string
}

/** Draws a short hash with the full one on hover, as a link to Activity or else to the explorer, and for copying. */
export function Hash({ accountId, chainId, hash, isSent, label }: HashProps) {
  const win = useAppWindow()
  const { transferDetailWords: words } = useAllWords()
  const heldBy = useHeldBy({ accountId, chainId, hash })
  const page = useExplorerPage(chainId, isSent && heldBy === null ? hash : null)
  const short = hash.length > 16 ? `${hash.slice(0, 8)}…${hash.slice(-6)}` : hash
  return (
    <span className={styles.hash}>
      {heldBy !== null && (
        <button
          type="button"
          className="link mono"
          title={hash}
          aria-label={words.openInActivity(short)}
          onClick={() => go(win, 'activity', { accountId: heldBy, chainId, hash })}
        >
          {short}
        </button>
      )}
      {heldBy === null && page === null && (
        <span className="mono" title={hash}>
          {short}
        </span>
      )}
      {heldBy === null && page !== null && (
        <a className="mono" href={page} target="_blank" rel="noreferrer" title={hash} aria-label={words.explorerPage(short)}>
          {short}
        </a>
      )}
      <CopyButton text={hash} label={label} />
    </span>
  )
}
