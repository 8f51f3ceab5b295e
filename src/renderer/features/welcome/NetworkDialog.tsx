// Asks which network to open for the option chosen on Welcome. Nothing is preselected.
import { useState } from 'react'
import { DailyCheckTick } from '../../parts/MainnetDialog.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import styles from './welcome.module.css'
import { cancelNetworkChoice, chooseNetwork, NETWORKS, type ChosenNetwork } from './welcomeStore.ts'
import { useAppWindow, useWords } from '../../window.ts'

/** Draws the dialog; the button opens once a network is chosen. */
export function NetworkDialog({ isOpen }: { isOpen: boolean }) {
  const { common, networkChoiceWords: words, networkWords } = useWords()
  const win = useAppWindow()
  const [network, setNetwork] = useState<ChosenNetwork | null>(null)
  const [isDaily, setDaily] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => cancelNetworkChoice(win)}
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <Button onClick={() => cancelNetworkChoice(win)}>{common.cancel}</Button>
          <Button
            kind="first"
            off={network === null ? words.choose : null}
            onClick={() => network !== null && void chooseNetwork(win, network, isDaily)}
          >
            {network === null ? words.choose : words.open(networkWords[network].name)}
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label={words.title}>
        {NETWORKS.map((kind) => (
          <label key={kind} className={`choice-line ${styles.network}`}>
            <input type="radio" name="network" checked={network === kind} onChange={() => setNetwork(kind)} />
            <b>{networkWords[kind].name}</b>
            <span className="mid">{networkWords[kind].means}</span>
          </label>
        ))}
      </div>
      {network === 'mainnet' && <DailyCheckTick isOn={isDaily} onChange={setDaily} />}
    </Dialog>
  )
}
