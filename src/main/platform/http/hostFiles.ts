// How a host lets its user put a file somewhere and choose one. The page never names a path.
import type { Writable } from 'node:stream'
import type { ChosenFile } from '../../../shared/contract/settings/maintenance.ts'
import type { SavedFile } from '../../../shared/contract/settings/exports.ts'

/** Writes a whole file and ends the destination. */
export type WriteFile = (destination: Writable, signal?: AbortSignal) => Promise<unknown>

export interface HostFiles {
  /** Offers a file under a name; its place is the user's choice. */
  save(name: string, write: WriteFile): Promise<SavedFile>
  choose(): Promise<ChosenFile>
  /** Runs `task` with the path behind a ticket, which is then spent. @throws AppError input.invalid for another ticket. */
  withChosen<T>(ticket: string, task: (path: string) => Promise<T>): Promise<T>
  /** As `withChosen`, and the ticket stays good. */
  lookAtChosen<T>(ticket: string, task: (path: string) => Promise<T>): Promise<T>
}
