// Asks once before Mainnet opens: real money, and whether to check for new chains every day.
import { useState } from 'react'
import { Button } from '../kit/forms/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { networkChoiceWords as words } from '../words/chainList.ts'
import { common } from '../words/common.ts'
import { networkWords } from '../words/settings.ts'

export interface MainnetDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: (isDaily: boolean) => void
}

export function MainnetDialog({ isOpen, onClose, onConfirm }: MainnetDialogProps) {
  const [isDaily, setDaily] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.mainnetTitle}
      lead={words.mainnetLead}
      actions={
        <>
          <Button kind="first" onClick={() => onConfirm(isDaily)}>
            {words.open(networkWords.mainnet.name)}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </>
      }
    >
      <DailyCheckTick isOn={isDaily} onChange={setDaily} />
    </Dialog>
  )
}

export function DailyCheckTick({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
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
