// An account of a Ledger, for tests that need just any.
import type { Account } from '../../src/shared/contract/account.ts'

/** The account. */
export const PLAIN_ACCOUNT: Account = {
  id: 'main',
  label: 'Main',
  address: { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxtlyuqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  signer: { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: '02', model: 'Flex' },
  createdAt: 0,
}
