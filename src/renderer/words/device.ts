// Describes a device's state, and holds what the device itself shows in English.
import type { DeviceState, LedgerApp } from '../../shared/contract/status.ts'
import type { DeviceSentence } from './en/accounts/device.ts'
import { hintPhrase, sayError, sayPhrase } from './errors.ts'
import type { Words } from './words.ts'

/** Describes a device's state: what it does, and what the user can do; of a failed one, the error. `app` is the one that is needed. */
export function deviceSentence(words: Words, device: DeviceState, app: LedgerApp): DeviceSentence {
  if (device.state !== 'failed') return words.deviceSentence(device, app)
  const todo = hintPhrase(device)
  return { line: sayError(words, device).replace(/\.$/, ''), todo: todo === null ? '' : sayPhrase(words, todo) }
}

/** Commands that give the logged-in user access to a Ledger on Linux (LedgerHQ/udev-rules, 20-hw1.rules). */
export const UDEV_COMMANDS = `echo 'SUBSYSTEM=="hidraw", ATTRS{idVendor}=="2c97", TAG+="uaccess"' | sudo tee /etc/udev/rules.d/70-ledger.rules
sudo udevadm control --reload-rules
sudo udevadm trigger`

/** Headings of the Ethereum app's pages as the device shows them, in English on every Ledger. */
export const TRANSACTION_HEADINGS = {
  blindAhead: 'Blind signing ahead',
  review: 'Review transaction',
  from: 'From',
  amount: 'Amount',
  to: 'To',
  fees: 'Max fees',
  network: 'Network',
  hash: 'Transaction hash',
  hashOnNano: 'Tx hash',
  sign: 'Sign transaction?',
  accept: 'Accept risk and sign transaction?',
  token: {
    approve: {
      review: 'Review transaction to approve ERC20 token',
      accept: 'Accept risk and sign transaction to approve ERC20 token?',
    },
    send: { review: 'Review transaction to send ERC20 token', accept: 'Accept risk and sign transaction to send ERC20 token?' },
  },
} as const

/** Headings of a message's pages; a Nano signs when both buttons are pressed, a touch screen when it is held. */
export const MESSAGE_HEADINGS = { review: 'Review message', message: 'Message', hold: 'Sign message?', press: 'Sign message' } as const

/** Headings of the Cosmos app, and the values that it shows in its own words. */
export const DOCUMENT_HEADINGS = {
  review: 'Review transaction',
  chain: 'Chain ID',
  account: 'Account',
  sequence: 'Sequence',
  type: 'Type',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  memo: 'Memo',
  fee: 'Fee',
  gas: 'Gas',
  sign: 'Sign transaction?',
  send: 'Send',
  empty: 'Empty',
} as const
