// Files for a browser: written files are downloaded from a one-time address, chosen files are uploaded to one.
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../shared/domain/errors.ts'
import type { HostFiles, WriteFile } from '../../platform/http/hostFiles.ts'
import { toStoreError } from '../../db/database.ts'

const TICKET_BYTES = 32
/** Maximum number of pending downloads; the oldest is dropped. */
const MAX_OFFERS = 20

/** A file offered for download. */
export interface Offer {
  name: string
  write: WriteFile
}

/** Pending downloads and uploads. */
export interface FileExchange extends HostFiles {
  /** Returns what a ticket offers, once; null for any other ticket. */
  take(ticket: string): Offer | null
  /**
   * Stores an upload for a ticket.
   * @returns false for an unknown ticket.
   * @throws AppError store.full, store.readOnly.
   */
  receive(ticket: string, body: Readable): Promise<boolean>
  /** Removes unused uploads. */
  close(): Promise<void>
}

/** Creates the desk. A ticket is 32 random bytes, handed out only to authenticated calls. */
export function createFileExchange({ uploadFolder }: { uploadFolder: string }): FileExchange {
  const offers = new Map<string, Offer>()
  /** Path of the upload; null until it arrived. */
  const uploads = new Map<string, string | null>()
  const ticket = () => randomBytes(TICKET_BYTES).toString('base64url')
  const lookAtChosen: HostFiles['lookAtChosen'] = async (wanted, task) => {
    const path = uploads.get(wanted)
    if (path === undefined || path === null) throw new AppError('input.invalid', 'This file wasn’t sent to Waybill.')
    return task(path)
  }
  return {
    save: (name, write) => {
      const key = ticket()
      offers.set(key, { name, write })
      const [oldest] = offers.keys()
      if (offers.size > MAX_OFFERS && oldest !== undefined) offers.delete(oldest)
      return Promise.resolve({ state: 'ready', url: `/download/${key}`, name })
    },
    choose: () => {
      const key = ticket()
      uploads.set(key, null)
      return Promise.resolve({ state: 'upload', ticket: key, url: `/upload/${key}` })
    },
    lookAtChosen,
    withChosen: async (wanted, task) => {
      try {
        return await lookAtChosen(wanted, task)
      } finally {
        const path = uploads.get(wanted)
        uploads.delete(wanted)
        if (typeof path === 'string') await rm(path, { force: true })
      }
    },
    take: (wanted) => {
      const offer = offers.get(wanted) ?? null
      offers.delete(wanted)
      return offer
    },
    receive: async (wanted, body) => {
      if (uploads.get(wanted) !== null) return false
      const path = join(uploadFolder, wanted)
      try {
        mkdirSync(uploadFolder, { recursive: true, mode: 0o700 })
        await pipeline(body, createWriteStream(path, { mode: 0o600 }))
      } catch (error) {
        await rm(path, { force: true })
        throw toStoreError(error)
      }
      uploads.set(wanted, path)
      return true
    },
    close: () => rm(uploadFolder, { recursive: true, force: true }),
  }
}
