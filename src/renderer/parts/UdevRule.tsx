// Draws the commands that let a user of Linux open a Ledger.
import { CopyButton } from '../kit/forms/CopyButton.tsx'
import { useWords } from '../window.ts'
import { UDEV_COMMANDS } from '../words/device.ts'
import styles from './UdevRule.module.css'

/** Draws the commands that install the rule which lets this user open a Ledger. */
export function UdevRule() {
  const { deviceWords: words } = useWords()
  return (
    <div className={styles.udev}>
      <p className="small mid">{words.udevLead}</p>
      <div className="line">
        <pre className="grow">{UDEV_COMMANDS}</pre>
        <CopyButton text={UDEV_COMMANDS} label={words.copyRule} />
      </div>
    </div>
  )
}
