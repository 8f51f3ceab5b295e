// Draws the address book: every address with a name, in full and in both forms, except the user's accounts that have only one.
import { useState } from 'react'
import type { FrequentRecipient, ListedLabel } from '../../../shared/contract/history/label.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { bookOf, removeLabel, useLabels } from '../../data/stores/labelsStore.ts'
import { canReceive, lacksHexForm } from '../../data/stores/ownAddress.ts'
import { useTask } from '../../data/useTask.ts'
import { useUsername } from '../../data/names/usernamesStore.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { go } from '../../navigation.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import styles from './labels.module.css'
import { SentTimes } from './SentTimes.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'

type Opened = 'nothing' | 'add' | 'import' | ListedLabel

/** Draws the address book. */
export function AddressBook({ recipients = [] }: { recipients?: readonly FrequentRecipient[] }) {
  const { labelWords: words } = useAllWords()
  const win = useAppWindow()
  const all = useLabels((state) => state.value)
  const [opened, setOpened] = useState<Opened>('nothing')
  const { error, run } = useTask()
  const book = bookOf(all)
  const others = new Set([...(all?.values() ?? [])].filter(({ kind }) => kind !== 'address')).size
  const close = () => setOpened('nothing')
  return (
    <section className={styles.book} aria-label={words.book}>
      <div className={styles.bookHead}>
        <div className="mid">
          {book.length === 0 && all !== null && (
            <p className="lead">
              <b>{words.bookEmpty}</b>
            </p>
          )}
          <p>
            {words.bookLead} {others > 0 && <span className="dim">{words.more(others)}</span>}
          </p>
        </div>
        <div className="line">
          <Button size="compact" onClick={() => setOpened('import')}>
            {words.importPress}
          </Button>
          {(book.length > 0 || others > 0) && <ExportButton what="labels" />}
          <Button kind="first" size="compact" onClick={() => setOpened('add')}>
            {words.bookAdd}
          </Button>
        </div>
      </div>
      {error !== null && <ErrorNote error={error} />}
      {book.length > 0 && (
        <ul aria-label={words.book}>
          {book.map((entry) => (
            <Entry
              key={entry.ref}
              entry={entry}
              sent={recipients.find(({ ref }) => ref === entry.ref)}
              onEdit={() => setOpened(entry)}
              onRemove={() => void run(() => removeLabel(win, entry))}
            />
          ))}
        </ul>
      )}
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened !== 'nothing' && opened !== 'import' && <EntryDialog entry={opened === 'add' ? null : opened} onClose={close} />}
    </section>
  )
}

/** Draws the name by which an address went, and when. */
function SeenName({ name, seenAt }: { name: string; seenAt: number }) {
  const { formatShortDate, labelWords: words } = useAllWords()
  const now = useNow(60_000)
  return (
    <div>
      <Untrusted text={name} most={80} /> <span className="small dim">{words.seenOn(formatShortDate(seenAt, now))}</span>
    </div>
  )
}

function Entry({
  entry: { label, note, address, ref },
  sent,
  onEdit,
  onRemove,
}: {
  entry: ListedLabel
  sent: FrequentRecipient | undefined
  onEdit: () => void
  onRemove: () => void
}) {
  const { labelWords: words } = useAllWords()
  const win = useAppWindow()
  const named = useUsername(address?.bech32 ?? null)
  const lacksHex = useAccounts(({ value }) => address !== null && lacksHexForm(value, address.bech32))
  return (
    <li className="row">
      <div>
        <b>
          <Untrusted text={label} />
        </b>
        {named !== null && named.name !== label && <SeenName {...named} />}
        {sent !== undefined && (
          <div>
            <SentTimes recipient={sent} />
          </div>
        )}
        {note !== '' && (
          <div className={`small mid ${styles.note}`}>
            <Untrusted text={note} keepsBreaks />
          </div>
        )}
      </div>
      <div className={styles.forms}>
        {address === null ? (
          <Untrusted text={ref} />
        ) : (
          <>
            <Address text={address.bech32} copyLabel={words.copyBech32} />
            {!lacksHex && <Address text={address.hex} copyLabel={words.copyHex} />}
          </>
        )}
      </div>
      <div className={styles.entryActions}>
        {canReceive(address) && (
          <Button size="compact" label={words.sendTo(label)} onClick={() => go(win, 'transfer', { address: address.bech32 })}>
            {words.send}
          </Button>
        )}
        <Button size="compact" label={words.bookEdit(label)} onClick={onEdit}>
          {words.bookEditPress}
        </Button>
        <Button size="compact" label={words.bookRemove(label)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
