// The archive's migrations, and the options of its writer.
import { archive0010 } from './migrations/0010-history.ts'
import { archive0020 } from './migrations/0020-evm.ts'
import { archive0030 } from './migrations/0030-assets.ts'
import { archive0040 } from './migrations/0040-search.ts'
import { archive0050 } from './migrations/0050-explorer.ts'
import { archive0060 } from './migrations/0060-media.ts'
import { archive0070 } from './migrations/0070-meaning.ts'
import { archive0080 } from './migrations/0080-line-facets.ts'
import { archive0090 } from './migrations/0090-packed-hashes.ts'
import { archive0100 } from './migrations/0100-narrow-ways.ts'
import { archive0110 } from './migrations/0110-figures.ts'
import { archive0120 } from './migrations/0120-nft-facets.ts'
import { archive0130 } from './migrations/0130-search-merge.ts'
import { archive0140 } from './migrations/0140-contracts.ts'
import { archive0150 } from './migrations/0150-validators.ts'
import { archive0160 } from './migrations/0160-locked-stakes.ts'
import { archive0170 } from './migrations/0170-several-messages.ts'
import { archive0180 } from './migrations/0180-sent-to-chain.ts'
import { archive0190 } from './migrations/0190-message-types.ts'

/** Migrations in order; a released one never changes. */
export const ARCHIVE_MIGRATIONS = [
  archive0010,
  archive0020,
  archive0030,
  archive0040,
  archive0050,
  archive0060,
  archive0070,
  archive0080,
  archive0090,
  archive0100,
  archive0110,
  archive0120,
  archive0130,
  archive0140,
  archive0150,
  archive0160,
  archive0170,
  archive0180,
  archive0190,
]

/** Options of the archive's writer, measured with a backfill of pages of about 400 kB. */
export const ARCHIVE_OPTIONS = { mode: 'write', synchronous: 'normal', pageSize: 8192, walPages: 4000 } as const
