// Shows the name ending in .init that an account goes by on the L1: as it is now, or as it was last seen where the L1 can't be asked.
import type { Account } from '../../../shared/contract/account.ts'
import { useUsername } from '../../data/names/usernamesStore.ts'
import { useAsked } from '../../data/useAsked.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords, type AppWindow, type ClientEvent } from '../../window.ts'

const askNames = (win: AppWindow) => win.client['names.refresh']({})
const isStale = ({ type }: ClientEvent) => type === 'accounts.changed'

/** Asks the L1 for the names of all accounts. @returns when it answered; null before that, and where it can't be reached. */
export function useNamesAsked(): number | null {
  const { value, error } = useAsked(askNames, isStale)
  return error === null ? (value?.at ?? null) : null
}

/** Draws the name of an account. `askedAt`: as `useNamesAsked` returns it. */
export function OwnName({ account, askedAt }: { account: Account; askedAt: number | null }) {
  const { accountsWords: words, formatShortDate, formatTime } = useAllWords()
  const known = useUsername(account.address.bech32)
  const now = useNow(60_000)
  if (known === null) return null
  const isToday = new Date(known.seenAt).toDateString() === new Date(now).toDateString()
  const day = isToday ? formatTime(known.seenAt) : formatShortDate(known.seenAt, now)
  return (
    <p>
      <span className="visually-hidden">{words.ownName} </span>
      <Untrusted text={known.name} most={80} />
      {known.seenAt !== askedAt && <span className="small dim"> {words.asOf(day)}</span>}
    </p>
  )
}
