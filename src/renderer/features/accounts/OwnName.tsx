// Shows the name ending in .init that an account goes by on the L1: as it is now, or as it was last seen where the L1 can't be asked.
import type { Account } from '../../../shared/contract/account.ts'
import { useOwnNames } from '../../data/names/ownNamesStore.ts'
import { useUsername } from '../../data/names/usernamesStore.ts'
import { useAsked } from '../../data/useAsked.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords, type AppWindow, type ClientEvent } from '../../window.ts'

const askNames = (win: AppWindow) => win.client['names.refresh']({})
const isStale = ({ type }: ClientEvent) => type === 'accounts.changed'

/** Asks the L1 for the names of all accounts. @returns whether it can't be asked now, so that names are shown with their date. */
export function useNamesAreOld(): boolean {
  return useAsked(askNames, isStale).error !== null
}

/** Draws the name of an account, with the day on which it was seen if it `isOld`; nothing where the list of its names has it. */
export function OwnName({ account, isOld }: { account: Account; isOld: boolean }) {
  const { accountsWords: words, formatShortDate, formatTime } = useAllWords()
  const known = useUsername(account.address.bech32)
  const now = useNow(60_000)
  const list = useOwnNames(account.id)
  const isListed = list?.chains.some(({ names }) => names.some(({ name }) => name === known?.name)) === true
  if (known === null || (isListed && !isOld)) return null
  const isToday = new Date(known.seenAt).toDateString() === new Date(now).toDateString()
  const day = isToday ? formatTime(known.seenAt) : formatShortDate(known.seenAt, now)
  return (
    <p>
      <span className="visually-hidden">{words.ownName} </span>
      <Untrusted text={known.name} most={80} />
      {isOld && <span className="small dim"> {words.asOf(day)}</span>}
    </p>
  )
}
