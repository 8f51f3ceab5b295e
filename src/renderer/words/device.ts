// The words of en/device.ts or those of another language that stand in for them.
import * as english from './en/device.ts'
import { spoken } from './spoken.ts'

export const { deviceSentence, othersNote, deviceName, deviceBrief, deviceWords } = spoken('device', english)

/** What Linux needs so that the person at the keyboard may open a Ledger (LedgerHQ/udev-rules, 20-hw1.rules). */
export const UDEV_COMMANDS = `echo 'SUBSYSTEM=="hidraw", ATTRS{idVendor}=="2c97", TAG+="uaccess"' | sudo tee /etc/udev/rules.d/70-ledger.rules
sudo udevadm control --reload-rules
sudo udevadm trigger`
