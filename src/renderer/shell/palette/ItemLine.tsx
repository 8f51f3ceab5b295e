// Draws one entry of the palette.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { KindIcon } from '../../features/activity/KindIcon.tsx'
import { Sentence } from '../../features/activity/Sentence.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { ChainCode } from '../../parts/ChainCode.tsx'
import { WatchedTag } from '../../parts/Who.tsx'
import { useWords } from '../../window.ts'
import { itemIcon } from './itemIcon.ts'
import { markedParts, type PaletteItem } from './paletteItems.ts'
import styles from './palette.module.css'

const MAX_MEMO = 60
const MAX_NAME = 120

/** Draws an entry: its icon and name, and a transaction with its sentence. */
export function ItemLine({ item, transaction, text }: { item: PaletteItem; transaction: ActivityItem | undefined; text: string }) {
  const { formatUtcDay } = useWords()
  if (transaction === undefined) {
    return (
      <>
        <Icon of={itemIcon(item.id)} tone="dim" />
        <span className="clip">
          <Name name={item.name} text={text} />
        </span>
        {item.keys === undefined ? (
          <span className={item.hint.includes('…') ? 'small dim mono' : 'small dim'}>{item.hint}</span>
        ) : (
          <Keys of={item.keys} />
        )}
      </>
    )
  }
  const unverified = transaction.movements.find(({ isVerified }) => !isVerified)
  return (
    <>
      <KindIcon item={transaction} />
      <span className="line">
        <ChainCode chainId={transaction.chainId} />
        <span className="clip">
          <Sentence item={transaction} withAmounts />
          {transaction.memo !== '' && (
            <span className="dim">
              {' '}
              <Untrusted text={transaction.memo} most={MAX_MEMO} />
            </span>
          )}
        </span>
        <WatchedTag accountId={transaction.accountId} />
        {unverified !== undefined && <AssetTag symbol={unverified.symbol} isVerified={false} />}
      </span>
      <span className="small dim nowrap">{formatUtcDay(transaction.time)}</span>
    </>
  )
}

/** Draws a name with the letters marked that were typed. */
function Name({ name, text }: { name: string; text: string }) {
  const parts = markedParts(name, text)
  if (name.length > MAX_NAME || !parts.some(({ isMatch }) => isMatch)) return <Untrusted text={name} most={MAX_NAME} />
  return parts.map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text))
}

/** Draws the keys of an entry. They are not part of its name, which is what is searched. */
function Keys({ of }: { of: readonly string[] }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {of.map((key, index) => (
        <kbd key={index} className="key">
          {key}
        </kbd>
      ))}
    </span>
  )
}
