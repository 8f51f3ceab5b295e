// Asks once before Mainnet opens: real money, and whether to check for new chains every day.
import { useState } from 'react'
import { Button } from '../kit/forms/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useWords } from '../window.ts'

/** Properties of `MainnetDialog`. `isDaily`: whether to check for new chains every day. */
export interface MainnetDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: (isDaily: boolean) => void
}

/** Draws the dialog. */
export function MainnetDialog({ isOpen, onClose, onConfirm }: MainnetDialogProps) {
  const { common, networkChoiceWords: words, networkWords } = useWords()
  const [isDaily, setDaily] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.mainnetTitle}
      lead={words.mainnetLead}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="first" onClick={() => onConfirm(isDaily)}>
            {words.open(networkWords.mainnet.name)}
          </Button>
        </>
      }
    >
      <DailyCheckTick isOn={isDaily} onChange={setDaily} />
    </Dialog>
  )
}

/** Draws the tick for the daily check, with what it asks and whom. */
export function DailyCheckTick({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { networkChoiceWords: words } = useWords()
  return (
    <div className="tick-with-note">
      <label className="tick">
        <input type="checkbox" aria-describedby="daily-check-note" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {words.daily}
      </label>
      <p id="daily-check-note" className="small mid">
        {words.dailyHint}
      </p>
    </div>
  )
}
