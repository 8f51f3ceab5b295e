// What the owner of the virtual Ledger sees and does. The app's practice panel and the tests hold this, never the HID side.
import { STATUS } from '../../wire/apdu.ts'
import type { AppSettings } from './appAnswer.ts'
import type { AppName } from './osReplies.ts'
import type { DevicePrompt } from './prompts.ts'

/** What the screen of the device shows. */
export interface DeviceScreen extends AppSettings {
  model: string
  power: 'unplugged' | 'locked' | 'on'
  app: AppName
  prompt: DevicePrompt | null
}

/** What can be wrong with a device and with the computer that it is plugged into. */
export interface Troubles {
  /** Why it cannot be opened: another program has it, or this user may not. */
  opening: 'held' | 'denied' | null
  /** Starts each session with the rest of an earlier one. */
  stale: boolean
  /** Another program that has it open too takes the answers. */
  overheard: boolean
  /** Says nothing at all. */
  mute: boolean
  /** Unlocked with a passphrase PIN, or a different Ledger: it holds different keys. */
  otherSeed: boolean
  /** Apps that are not installed. */
  missing: readonly AppName[]
  /** Other versions than the usual ones. */
  versions: Partial<Record<AppName, string>>
  /** Status words that differ from firmware to firmware. */
  lockedWord: number
  /** Answers everything with this word: not set up, stopped. */
  brokenWord: number | null
  dashboardWord: number
}

/** A device as it should be. */
export function noTroubles(): Troubles {
  return {
    opening: null,
    stale: false,
    overheard: false,
    mute: false,
    otherSeed: false,
    missing: [],
    versions: {},
    lockedWord: STATUS.locked,
    brokenWord: null,
    dashboardWord: STATUS.claNotSupportedOnDashboard,
  }
}

/** The hands on the device: what its owner sees and does. */
export interface PracticeDevice {
  screen(): DeviceScreen
  /** Approve counts on the last page only, as on the device. */
  press(button: 'next' | 'back' | 'approve' | 'reject'): void
  lock(): void
  unlock(): void
  unplug(): void
  /** Comes back unlocked, on its dashboard. */
  plug(): void
  openApp(name: 'Ethereum' | 'Cosmos'): void
  quitApp(): void
  /** Switches something on or off in the settings of an app; both are off at first. */
  set(setting: keyof AppSettings, isOn: boolean): void
  /** Sets troubles of the device, until they are changed. */
  afflict(troubles: Partial<Troubles>): void
  /** @returns a function that stops listening. */
  onChange(listener: () => void): () => void
}

/** One question the device asked, and how it was answered. */
export interface ShownPrompt {
  kind: DevicePrompt['kind']
  /** The exact text that was signed or shown. */
  text: string
  answer: 'waiting' | 'approved' | 'rejected' | 'gone'
  /** What was drawn or could be turned to, screen by screen, each from top to bottom with its lines as the model breaks them. */
  screens: string[][]
}
