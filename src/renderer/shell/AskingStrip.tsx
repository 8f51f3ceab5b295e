// Says, on every other screen, which transfer the Ledger is asking about: what is held there is signed, whatever the window shows.
import { Smartphone } from 'lucide-react'
import { showsRequest, useDevice } from '../data/stores/deviceStore.ts'
import { useTransfers } from '../data/transfers/transfersStore.ts'
import { useReview } from '../features/transfers/review/reviewStore.ts'
import { Button } from '../kit/forms/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { go, useNavigation } from '../navigation.ts'
import { useAllWords, useAppWindow } from '../window.ts'

/** Draws the line while the device shows a request; not on the review of that request, nor where the panel beside a review says so. */
export function AskingStrip() {
  const { deviceWords: words, transferNumber } = useAllWords()
  const win = useAppWindow()
  const asked = useTransfers(({ value }) => value?.find(({ running }) => running === 'sign')?.transfer)
  const reviewed = useReview(({ view }) => view?.transfer.id)
  const isShown = useDevice(({ value }) => showsRequest(value))
  const { screen, params } = useNavigation()
  if (asked === undefined) return null
  if (screen === 'transfer' && params.transferId === asked.id) return null
  if (screen === 'transfer' && params.transferId !== undefined && params.transferId === reviewed && isShown) return null
  const name = transferNumber(asked.number)
  return (
    <section className="strip" aria-label={words.panel}>
      <Icon of={Smartphone} size={14} tone="warn" />
      <p className="grow" role="status">
        {words.stillAsking(name)}
      </p>
      <Button size="compact" onClick={() => go(win, 'transfer', { transferId: asked.id })}>
        {words.openOther(name)}
      </Button>
    </section>
  )
}
