// Shows one transaction in the drawer: what it did, its messages, its events, and the raw record.
import { Compass, ExternalLink, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { ActivityDetail, ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { go } from '../../../navigation.ts'
import { useExplorerPage } from '../../../data/stores/explorerPage.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import { Drawer } from '../../../kit/Drawer.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { ChainName } from '../../../parts/ChainCode.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { keyOf, type ActivityKey } from '../activityKey.ts'
import type { ItemRow } from '../timeline/timeline.ts'
import { useActivity } from '../activityStore.ts'
import { openDetail, useDetail } from './detailStore.ts'
import { Logs } from './Logs.tsx'
import { Messages } from './Meanings.tsx'
import { Events, Raw } from './RecordTabs.tsx'
import { Sentence } from '../Sentence.tsx'
import { Summary } from './Summary.tsx'
import { useAppWindow, useWords } from '../../../window.ts'

type Tab = 'summary' | 'messages' | 'events' | 'logs' | 'raw'

/** Properties of `ActivityDrawer`. */
export interface ActivityDrawerProps {
  opened: ActivityKey
  /** Its line of the list; null when the list does not hold it. */
  row: ItemRow | null
  /** Changes with each opening: the focus goes to the title then. */
  opening: number
  onClose: () => void
}

/** Draws the drawer of one transaction. */
export function ActivityDrawer({ opened, row, opening, onClose }: ActivityDrawerProps) {
  const { activityWords: words, common } = useWords()
  const win = useAppWindow()
  const matching = useActivity((activity) => activity.matching)
  const { key, detail, error } = useDetail()
  const shown = key === keyOf(opened) ? detail : null
  const item = row?.item ?? shown?.item
  return (
    <Drawer
      label={words.detail}
      title={item === undefined ? words.detail : <Sentence item={item} withAmounts={!hasMessages(item)} />}
      above={item !== undefined && <Above item={item} position={row?.position ?? null} matching={matching} />}
      below={item !== undefined && <Below item={item} />}
      foot={item !== undefined && <Foot item={item} />}
      onClose={onClose}
      titleFocus={opening}
    >
      {error !== null && <ErrorNote error={error} action={{ label: common.tryAgain, onClick: () => void openDetail(win, opened) }} />}
      {item === undefined ? error === null && <SkeletonRows count={5} /> : <Body item={item} detail={shown} />}
    </Drawer>
  )
}

/** Returns whether each message stands below with its own amounts: then the title need not say them as well. */
function hasMessages({ messageTypes, status }: ActivityItem): boolean {
  return messageTypes.length > 1 && status !== 'failed'
}

function Body({ item, detail }: { item: ActivityItem; detail: ActivityDetail | null }) {
  const { activityWords: words } = useWords()
  const [chosen, setTab] = useState<Tab>('summary')
  const hasLogs = detail !== null && detail.logs.length + detail.internalCalls.length > 0
  const tabs = [
    { value: 'summary' as const, label: words.tabs.summary },
    ...listTab('messages', words.tabs.messages, detail?.messages.length),
    ...listTab('events', words.tabs.events, detail?.events.length),
    ...(hasLogs ? [{ value: 'logs' as const, label: words.tabs.logs, count: detail.logs.length }] : []),
    { value: 'raw' as const, label: words.tabs.raw },
  ]
  // Falls back to the summary when this transaction lacks the tab that was chosen for the previous one.
  const tab = detail !== null && !tabs.some(({ value }) => value === chosen) ? 'summary' : chosen
  return (
    <Tabs label={words.detail} tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'summary' && <Summary item={item} detail={detail} />}
      {tab !== 'summary' && detail === null && <SkeletonRows count={5} />}
      {tab === 'messages' && detail !== null && <OwnMessages detail={detail} />}
      {tab === 'events' && detail !== null && <Events events={detail.events} />}
      {tab === 'logs' && detail !== null && <Logs logs={detail.logs} internalCalls={detail.internalCalls} />}
      {tab === 'raw' && detail !== null && <Raw raw={detail.raw} />}
    </Tabs>
  )
}

function OwnMessages({ detail: { item, messages, readings } }: { detail: ActivityDetail }) {
  const { meaningWords } = useWords()
  return <Messages messages={messages} readings={readings} isFailed={item.status === 'failed'} otherNote={meaningWords.notAboutYou} />
}

/** Returns the tab of a list, also while its length is not known; none for an empty list. */
function listTab<T extends Tab>(
  value: T,
  label: string,
  count: number | undefined,
): { value: T; label: string; count: number | undefined }[] {
  return count === 0 ? [] : [{ value, label, count }]
}

function Above({ item, position, matching }: { item: ActivityItem; position: number | null; matching: number }) {
  const { activityWords: words, formatCount, templates } = useWords()
  return (
    <>
      <span className="label">{item.messageTypes.length > 1 ? words.messagesOf(item.messageTypes.length) : templates[item.kind].name}</span>
      <span className="grow" />
      {position !== null && (
        <>
          <kbd className="key" title={words.nextOne}>
            j ↓
          </kbd>
          <kbd className="key" title={words.previousOne}>
            k ↑
          </kbd>
          <span className="small dim">{words.position(formatCount(position + 1), formatCount(matching))}</span>
        </>
      )}
    </>
  )
}

function Below({ item: { time, chainId } }: { item: ActivityItem }) {
  const { activityWords: words, formatMoment } = useWords()
  return (
    <>
      {formatMoment(time)}, {words.onChain} <ChainName chainId={chainId} />
    </>
  )
}

function Foot({ item: { transferId, chainId, hash } }: { item: ActivityItem }) {
  const { activityWords: words } = useWords()
  const win = useAppWindow()
  const page = useExplorerPage(chainId, hash)
  return (
    <>
      {transferId !== null && (
        <Button size="compact" icon={ReceiptText} onClick={() => go(win, 'transfers', { transferId })}>
          {words.openTransferSheet}
        </Button>
      )}
      {page !== null && (
        <a className="button compact" href={page} target="_blank" rel="noreferrer" title={page}>
          <Icon of={ExternalLink} />
          {words.explorer}
        </a>
      )}
      <Button size="compact" icon={Compass} onClick={() => go(win, 'explorer', { chainId, hash })}>
        {words.lookUp}
      </Button>
      {/* With three others, its word has no room in their line. */}
      <CopyButton text={hash} label={words.copyHashLabel} {...(transferId === null && { shownLabel: words.copyHash })} />
    </>
  )
}
