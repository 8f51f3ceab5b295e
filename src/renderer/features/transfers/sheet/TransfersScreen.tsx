// Draws the list of transfers at the left, and the chosen sheet at the right.
import { useState } from 'react'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { isDraft } from '../../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import { go, useNavigation } from '../../../navigation.ts'
import { TransfersNav } from '../../../parts/TransfersNav.tsx'
import { reloadTransfers, useTransfers, useUnreadable } from '../../../data/transfers/transfersStore.ts'
import { Empty } from '../../../kit/Empty.tsx'
import { Freshness } from '../../../kit/text/Freshness.tsx'
import { ReadError } from '../../../kit/ReadError.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { ScreenHead } from '../../../kit/ScreenHead.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { dayOf } from '../../../words/formats.ts'
import { groupViews, isOfKind, KINDS, listedViews, openView, type ShownFirst } from '../list/listing.ts'
import styles from './tracking.module.css'
import { setFilter, useOpenTransfer } from './openTransferStore.ts'
import { TransferList } from '../list/TransferList.tsx'
import { TransferSheet } from './TransferSheet.tsx'
import { AmountsHidden, useAppWindow, useAllWords } from '../../../window.ts'
import { TriangleAlert } from 'lucide-react'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import { Icon } from '../../../kit/Icon.tsx'

/** Draws the Transfers screen. */
export function TransfersScreen() {
  const { transferDetailWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useTransfers()
  const filter = useOpenTransfer((state) => state.filter)
  const wanted = useNavigation((place) => place.params.transferId)
  const now = useNow()
  const kind = useOpenTransfer((state) => state.kind)
  const listed = listedViews(value ?? [])
  const hasBoth = KINDS.every((one) => listed.some((view) => isOfKind(view, one)))
  const groups = groupViews(hasBoth ? listed.filter((view) => isOfKind(view, kind)) : listed, filter, dayOf)
  const shown = groups.flatMap((group) => group.views)
  const chosen = useChosen({ listed, shown }, wanted, { filter, kind })
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <ScreenHead
          title={words.title}
          aside={
            shown.some(({ transfer }) => !isSettled(transfer.phase) && !isDraft(transfer)) ? (
              <RouterAge answers={(value ?? []).map((view) => view.lastCheckedAt)} now={now} />
            ) : undefined
          }
        >
          {value !== null && value.length > 0 && <ExportButton what="transfers" />}
        </ScreenHead>
        <TransfersNav />
        <ReadError error={error} onRetry={() => void reloadTransfers(win)} />
        <UnreadableNote />
      </div>
      {value !== null && chosen === undefined && shown.length === 0 && filter === 'all' ? (
        <div className={styles.head}>
          <Empty action={{ label: words.start, onClick: () => go(win, 'transfer') }}>{words.empty}</Empty>
        </div>
      ) : (
        <div className={styles.columns}>
          <TransferList groups={groups} hasBoth={hasBoth} selectedId={chosen?.transfer.id ?? null} now={now} />
          {/* What a sheet says is followed and copied, so that its amounts stay while those of the list are hidden. */}
          <AmountsHidden value={false}>{chosen !== undefined && <TransferSheet key={chosen.transfer.id} view={chosen} />}</AmountsHidden>
          {value !== null && chosen === undefined && wanted !== undefined && <Empty>{words.notListed}</Empty>}
          {chosen === undefined && wanted === undefined && filter !== 'all' && (
            <Empty action={{ label: words.showAll, kind: 'plain', onClick: () => setFilter(win, 'all') }}>{words.emptyLead[filter]}</Empty>
          )}
        </div>
      )}
    </div>
  )
}

/** Returns the transfer whose sheet is shown, and keeps the one shown first: the list is sorted again while it is read. */
function useChosen(
  lists: Parameters<typeof openView>[0],
  wanted: string | undefined,
  { filter, kind }: Omit<ShownFirst, 'id'>,
): TransferView | undefined {
  const [before, setBefore] = useState<ShownFirst | null>(null)
  const chosen = openView(lists, wanted, before, { filter, kind })
  const id = chosen?.transfer.id
  const isNew = before === null || before.id !== id || before.filter !== filter || before.kind !== kind
  if (wanted === undefined && id !== undefined && isNew) setBefore({ id, filter, kind })
  return chosen
}

/** An answer that is older than this carries no sign of being fresh. */
const FRESH_FOR_MS = 60_000

/** Says when the newest check of a transfer was, also of one that has settled since. Without one under way it says nothing about the list. */
function RouterAge({ answers, now }: { answers: readonly (number | null)[]; now: number }) {
  const { answeredText } = useAllWords()
  const last = Math.max(0, ...answers.map((at) => at ?? 0))
  if (last === 0) return null
  return <Freshness tone={now - last < FRESH_FOR_MS ? 'good' : 'off'}>{answeredText(last, now)}</Freshness>
}

/** Draws the note; nothing while all transfers can be read. */
function UnreadableNote() {
  const { transferDetailWords: words, unreadableText } = useAllWords()
  const unreadable = useUnreadable((state) => state.value) ?? []
  if (unreadable.length === 0) return null
  return (
    <div className="error-note" role="alert">
      <Icon of={TriangleAlert} />
      <div className="grow">
        {unreadable.map((one) => (
          <p key={one.id}>
            {unreadableText(one)}
            {one.hashes.length > 0 && <CopyButton text={one.hashes.join('\n')} label={words.copyHashes(one.hashes.length)} />}
          </p>
        ))}
        <p className="small mid">{words.unreadableHint}</p>
      </div>
    </div>
  )
}
