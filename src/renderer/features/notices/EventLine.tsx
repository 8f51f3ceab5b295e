// Draws the line of a notice that concerns no transfer.
import type { EventNotice } from '../../../shared/contract/notices.ts'
import { go } from '../../navigation.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { shorten } from '../../kit/text/addressText.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { eventMoney } from '../../kit/text/eventText.ts'
import { useAppWindow, useWords } from '../../window.ts'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './notices.module.css'

/** Most characters shown of a validator's name. */
const MAX_NAME = 40

/** Draws the line: what became free, and with whom, where and whose it was. It leads to the account's staking. */
export function EventLine({ notice, isNew }: { notice: EventNotice; isNew: boolean }) {
  const words = useWords()
  const win = useAppWindow()
  const chain = useChainNames()
  const accounts = useAccounts((state) => state.value) ?? []
  const { accountId, at, event } = notice
  const label = accounts.length < 2 ? undefined : accounts.find(({ id }) => id === accountId)?.label
  const tag = { text: words.eventTags[event.kind], tone: 'good' } as const
  return (
    <NoticeRow isNew={isNew} tag={tag} at={at} onOpen={() => go(win, 'staking', { accountId })}>
      <span className={isNew ? styles.new : undefined}>{words.releasedLine(eventMoney(words, event))}</span>
      <span className="small dim">
        {event.name === '' ? shorten(event.validator) : <Untrusted text={event.name} most={MAX_NAME} />} · {chain(event.chainId)}
        {label !== undefined && ` · ${label}`}
      </span>
    </NoticeRow>
  )
}
