// What the shell in an old Electron and the core beside it in Node say to each other, over Node's own channel of a child process.
import type { Reply } from '../../../src/shared/contract/bridge.ts'
import type { ErrorData } from '../../../src/shared/domain/errors.ts'
import type { AppEvent } from '../../../src/shared/contract/events.ts'
import type { Preferences } from '../../../src/shared/contract/settings/settings.ts'
import type { HostOptions } from '../../../src/main/app/options.ts'

export type StartCore = { do: 'start'; options: HostOptions; version: string; licences: string; isSandboxed: boolean }

export type ToCore =
  | StartCore
  | { do: 'call'; id: number; method: string; input: unknown }
  | { do: 'image'; id: number; digest: string }
  | { do: 'lock' }
  | { do: 'stop' }
  | { do: 'keyStore'; id: number; value: unknown; error: string | null }

export type FromCore =
  | { is: 'started'; preferences: Preferences; explorerHosts: string[] }
  | { is: 'failed'; error: ErrorData }
  | { is: 'event'; event: AppEvent; preferences: Preferences; explorerHosts: string[] }
  | { is: 'reply'; id: number; reply: Reply }
  | { is: 'image'; id: number; bytes: string | null }
  | { is: 'stopped' }
  /** Asks the key store of Electron. */
  | { is: 'keyStore'; id: number; ask: 'strength' | 'encrypt' | 'decrypt'; text: string }
