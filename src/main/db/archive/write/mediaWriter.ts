// Writes NFT metadata from untrusted servers, and stored pictures. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import type { ImageRecord, MetadataRecord } from '../records/mediaRecords.ts'

/** The writer of metadata and pictures. */
export interface MediaWriter {
  writeMetadata(records: readonly MetadataRecord[]): void
  writeImages(records: readonly ImageRecord[]): void
}

/** Creates the writer of metadata and pictures. */
export function createMediaWriter(db: WriteDb): MediaWriter {
  // A failure keeps an earlier answer from the same address.
  const putMetadata = db.prepare(
    `INSERT INTO nft_metadata (chain_id, collection, token_id, uri, state, reason, host, name, description, traits, image_uri, image_key,
       tries, read_at, try_after)
     VALUES (@chainId, @collection, @tokenId, @uri, @state, @reason, @host, @name, @description, @traits, @imageUri, @imageKey,
       @tries, @readAt, @tryAfter)
     ON CONFLICT DO UPDATE SET uri = excluded.uri, state = excluded.state, reason = excluded.reason, host = excluded.host,
       name = coalesce(excluded.name, iif(uri = excluded.uri, name, NULL)),
       description = coalesce(excluded.description, iif(uri = excluded.uri, description, NULL)),
       traits = iif(excluded.state = 'kept' OR uri <> excluded.uri, excluded.traits, traits),
       image_uri = coalesce(excluded.image_uri, iif(uri = excluded.uri, image_uri, NULL)),
       image_key = coalesce(excluded.image_key, iif(uri = excluded.uri, image_key, NULL)),
       tries = excluded.tries, read_at = excluded.read_at, try_after = excluded.try_after`,
  )
  const putImage = db.prepare(
    `INSERT INTO media (key, state, reason, host, type, width, height, thumb, view, tries, read_at, try_after)
     VALUES (@key, @state, @reason, @host, @type, @width, @height, @thumb, @view, @tries, @readAt, @tryAfter)
     ON CONFLICT DO UPDATE SET state = excluded.state, reason = excluded.reason, host = excluded.host, type = excluded.type,
       width = excluded.width, height = excluded.height, thumb = excluded.thumb, view = excluded.view, tries = excluded.tries,
       read_at = excluded.read_at, try_after = excluded.try_after`,
  )
  return {
    writeMetadata: (records) => {
      for (const { traits, ...record } of records) putMetadata.run({ ...record, traits: JSON.stringify(traits) })
    },
    writeImages: (records) => {
      for (const record of records) putImage.run({ ...record })
    },
  }
}
