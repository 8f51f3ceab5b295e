// How a host saves and chooses files for its user. The page never names a path.
import type { Writable } from 'node:stream'
import type { ChosenFile } from '../../../shared/contract/settings/maintenance.ts'
import type { SavedFile } from '../../../shared/contract/settings/exports.ts'

/** Writes a whole file and ends the destination. */
export type WriteFile = (destination: Writable, signal?: AbortSignal) => Promise<unknown>

/** Saving and choosing files. */
export interface HostFiles {
  /** Offers a file under a name; the user chooses its location. */
  save(name: string, write: WriteFile): Promise<SavedFile>
  choose(): Promise<ChosenFile>
  /** Runs `task` with the path of a ticket, which is then invalid. @throws AppError input.invalid for an unknown ticket. */
  withChosen<T>(ticket: string, task: (path: string) => Promise<T>): Promise<T>
  /** Like `withChosen`, but the ticket stays valid. */
  lookAtChosen<T>(ticket: string, task: (path: string) => Promise<T>): Promise<T>
}
