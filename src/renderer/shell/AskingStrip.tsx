// Says, on every other screen, which transfer the Ledger is asking about: what is held there is signed, whatever the window shows.
import { Smartphone } from 'lucide-react'
import { useTransfers } from '../data/transfers/transfersStore.ts'
import { Button } from '../kit/forms/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { go, useNavigation } from '../navigation.ts'
import { useAllWords, useAppWindow } from '../window.ts'

/** Draws the line; nothing on a review, which says so beside the device, and nothing while the device is asked nothing. */
export function AskingStrip() {
  const { deviceWords: words, transferNumber } = useAllWords()
  const win = useAppWindow()
  const asked = useTransfers(({ value }) => value?.find(({ running }) => running === 'sign')?.transfer)
  const { screen, params } = useNavigation()
  if (asked === undefined || (screen === 'transfer' && params.transferId !== undefined)) return null
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
