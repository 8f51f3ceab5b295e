import { expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import { parseAddress } from '../../platform/address.ts'
import { openDatabase } from '../../db/database.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../db/archive/schema.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { migrate } from '../../db/migrate.ts'
import { checkAddress } from './checkAddress.ts'

const MINE = parseAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
/** The ends of MINE around other bytes. */
const COUNTERPART = `0xf39f${'0'.repeat(32)}2266`

test.each([
  ['ethereum', MINE.hex],
  ['cosmos', MINE.bech32],
] as const)('an account of the %s app is held against a typed 0x address in a form that it has', (app, told) => {
  const signer: Account['signer'] = { kind: 'ledger', app, path: '', publicKey: '', model: 'Flex' }
  const account: Account = { id: '1', label: 'Mine', address: MINE, signer, createdAt: 0 }
  const archive = openDatabase(':memory:', ARCHIVE_OPTIONS)
  migrate(archive, ARCHIVE_MIGRATIONS)
  const journal = openJournal(':memory:')
  expect(checkAddress({ journal, archive, accounts: () => [account] }, COUNTERPART).similarAddresses).toEqual([
    { address: told, where: 'account', label: 'Mine' },
  ])
  journal.close()
  archive.close()
})
