// Shows the hash of a transaction of a transfer.
import { useExplorerPage } from '../../../data/stores/explorerPage.ts'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import styles from './timeline.module.css'
import { useAllWords } from '../../../window.ts'

/** Properties of `Hash`. */
export interface HashProps {
  chainId: string
  hash: string
  /** An explorer does not know a transaction that was only signed. */
  isSent: boolean
  label: string
}

/** Draws a short hash with the full one on hover, as a link to the explorer, and for copying. */
export function Hash({ chainId, hash, isSent, label }: HashProps) {
  const { transferDetailWords: words } = useAllWords()
  const page = useExplorerPage(chainId, isSent ? hash : null)
  const short = hash.length > 16 ? `${hash.slice(0, 8)}…${hash.slice(-6)}` : hash
  return (
    <span className={styles.hash}>
      {page === null ? (
        <span className="mono" title={hash}>
          {short}
        </span>
      ) : (
        <a className="mono" href={page} target="_blank" rel="noreferrer" title={hash} aria-label={words.explorerPage(hash)}>
          {short}
        </a>
      )}
      <CopyButton text={hash} label={label} />
    </span>
  )
}
