import { expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import { parseAddress } from '../../platform/address.ts'
import { openDatabase } from '../../db/database.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../db/archive/schema.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { appendFact, openTransfer } from '../../db/journal/transfers.ts'
import { sampleQuote, START, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
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

test('what was signed here comes before what the copied history tells, in either notation', () => {
  const archive = openDatabase(':memory:', ARCHIVE_OPTIONS)
  migrate(archive, ARCHIVE_MIGRATIONS)
  const journal = openJournal(':memory:')
  const quoted = { type: 'quoted', at: START, quote: sampleQuote(), operations: '[]', sender: MINE.hex, recipient: COUNTERPART } as const
  openTransfer({ db: journal }, 't1', quoted)
  for (const [index, fact] of until('included').entries())
    appendFact({ db: journal }, { id: 't1', version: index + 1, fact: { ...fact, at: START } })
  const { sentTo } = checkAddress({ journal, archive, accounts: () => [] }, parseAddress(COUNTERPART).bech32)
  expect(sentTo).toEqual([{ chainId: sampleQuote().request.toChainId, at: START, isCopied: false }])
  journal.close()
  archive.close()
})
