// Stores the privacy settings of this network.
import { z } from 'zod'
import { ImageChoice } from '../../../shared/contract/settings/privacy.ts'
import type { CollectionKey } from '../../../shared/contract/history/nft.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { readStored, withStoreErrors } from './stored.ts'

const StoredPrivacy = z.object({
  images: ImageChoice.default('off'),
  /** Null: Waybill's default gateway. */
  gateway: z.string().nullable().default(null),
  prices: z.boolean().default(false),
})
/** Privacy settings as stored. */
export type StoredPrivacy = z.infer<typeof StoredPrivacy>

const Row = z.object({ value: z.string() })

/** Reads the settings; everything is off by default. @throws AppError store.damaged. */
export function readPrivacy(db: ReadDb): StoredPrivacy {
  const row = withStoreErrors(() => db.prepare("SELECT value FROM setting WHERE name = 'privacy'").get())
  return row === undefined ? StoredPrivacy.parse({}) : readStored(StoredPrivacy, Row.parse(row).value, 'A choice about privacy')
}

/** Stores the settings. */
export function writePrivacy(db: WriteDb, privacy: StoredPrivacy): void {
  withStoreErrors(() =>
    db
      .prepare("INSERT INTO setting (name, value) VALUES ('privacy', ?) ON CONFLICT DO UPDATE SET value = excluded.value")
      .run(JSON.stringify(privacy)),
  )
}

/** Enables or disables the pictures of one collection, independent of the others. */
export function writeCollectionImages(db: WriteDb, { chainId, collection }: CollectionKey, isOn: boolean): void {
  withStoreErrors(() =>
    db
      .prepare(
        'INSERT INTO collection_image (chain_id, collection, is_on) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET is_on = excluded.is_on',
      )
      .run(chainId, collection, Number(isOn)),
  )
}
