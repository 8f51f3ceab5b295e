// Draws the Address book screen: the named addresses, and below them recipients of the history that have no name yet.
import { useCallback, useState } from 'react'
import type { FrequentRecipient } from '../../../shared/contract/history/label.ts'
import { AccountsNav } from '../../parts/AccountsNav.tsx'
import { bookOf, useLabels } from '../../data/stores/labelsStore.ts'
import { useAsked } from '../../data/useAsked.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { Address } from '../../kit/text/Address.tsx'
import { shorten } from '../../kit/text/addressText.ts'
import { go } from '../../navigation.ts'
import { useAppWindow, type AppWindow, type ClientEvent, useAllWords } from '../../window.ts'
import { AddressBook } from './AddressBook.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import styles from './labels.module.css'
import { SentTimes } from './SentTimes.tsx'

/** Recipients that are offered at once. */
const MAX_OFFERED = 5

const isStale = (event: ClientEvent) => event.type === 'activity.changed' || event.type === 'accounts.changed'

/** Draws the screen. */
export function AddressBookScreen() {
  const { labelWords: words } = useAllWords()
  const ask = useCallback((win: AppWindow) => win.client['labels.recipients']({}), [])
  const { value, error, askAgain } = useAsked(ask, isStale)
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={words.book} />
        <AccountsNav />
        <ReadError error={error} onRetry={askAgain} />
        <AddressBook recipients={value ?? []} />
        <Suggestions recipients={value ?? []} />
      </div>
    </div>
  )
}

/** Draws the most frequent recipients without a name; nothing where there are none. */
export function Suggestions({ recipients }: { recipients: readonly FrequentRecipient[] }) {
  const { labelWords: words } = useAllWords()
  const win = useAppWindow()
  const labels = useLabels((state) => state.value)
  const [named, setNamed] = useState<FrequentRecipient | null>(null)
  const known = new Set(bookOf(labels).map(({ ref }) => ref))
  const offered = labels === null ? [] : recipients.filter(({ ref }) => !known.has(ref)).slice(0, MAX_OFFERED)
  return (
    <>
      {offered.length > 0 && (
        <section className={styles.book} aria-labelledby="suggested-addresses">
          <div className="section-head">
            <h2 id="suggested-addresses">{words.suggested}</h2>
          </div>
          <p className="mid">{words.suggestedLead}</p>
          <ul aria-label={words.suggested} className={styles.suggested}>
            {offered.map((one) => (
              <li key={one.ref} className="row">
                <Address text={one.bech32} copyLabel={words.copyBech32} />
                <SentTimes recipient={one} />
                <div className={styles.entryActions}>
                  <Button size="compact" label={words.giveNameTo(shorten(one.bech32))} onClick={() => setNamed(one)}>
                    {words.giveName}
                  </Button>
                  <Button
                    size="compact"
                    label={words.sendTo(shorten(one.bech32))}
                    onClick={() => go(win, 'transfer', { address: one.bech32 })}
                  >
                    {words.send}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {named !== null && <EntryDialog entry={null} address={named.bech32} onClose={() => setNamed(null)} />}
    </>
  )
}
