// What the owner of the virtual Ledger sees and does. The app's practice panel and the tests hold this, never the HID side.
import type { AppSettings } from './appAnswer.ts'
import type { AppName } from './osReplies.ts'
import type { DevicePrompt } from './prompts.ts'

export interface DeviceScreen extends AppSettings {
  model: string
  power: 'unplugged' | 'locked' | 'on'
  app: AppName
  prompt: DevicePrompt | null
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
  /** @returns a function that stops listening. */
  onChange(listener: () => void): () => void
}

/** One question the device asked, and how it was answered. */
export interface ShownPrompt {
  kind: DevicePrompt['kind']
  /** The exact text that was signed or shown. */
  text: string
  answer: 'waiting' | 'approved' | 'rejected' | 'gone'
}
