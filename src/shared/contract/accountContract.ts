// Contract methods on accounts: scan the device, watch, rename, reorder, remove.
import { z } from 'zod'
import { Account, AccountAddress, DeviceForm, KeyActivity, LedgerAppId, PathForm, ScannedAccount } from './account.ts'
import { ChainId } from './chain.ts'

const nothing = z.object({})
const label = z.string().trim().min(1).max(60)
/** Device app whose keys are read; the Cosmos app's accounts are separate ones. */
const ledgerApp = LedgerAppId.default('ethereum')
/** Compressed, 33 bytes in lower-case hex. */
const PublicKey = z.string().regex(/^0[23][0-9a-f]{64}$/)
/** A public key and its derivation path. */
const KeyAt = z.object({ path: z.string().max(60), publicKey: PublicKey })

/** Methods on accounts, by name. */
export const accountContract = {
  'accounts.list': { input: nothing, output: z.array(Account) },
  /**
   * Reads `count` addresses from the device, starting at index `start`; shows nothing on the device. `like`: only from the Ledger that
   * holds this key.
   */
  'accounts.scan': {
    input: z.object({
      start: z.number().int().min(0).max(1000),
      count: z.number().int().min(1).max(20),
      app: ledgerApp,
      form: PathForm.default('usual'),
      like: KeyAt.optional(),
    }),
    output: z.array(ScannedAccount),
  },
  /**
   * Reads the key at `path` from the device and stores the account. `publicKey`: the key read there before; a Ledger with another key is
   * refused.
   */
  'accounts.addFromDevice': {
    input: z.object({ path: z.string().max(60), label, app: ledgerApp, publicKey: PublicKey.optional() }),
    output: Account,
  },
  /** Accepts init1… and 0x…. */
  'accounts.watch': { input: z.object({ address: z.string().trim().min(1).max(120), label }), output: Account },
  'accounts.rename': { input: z.object({ id: z.string(), label }), output: Account },
  /** Moves the account one position up in the list. */
  'accounts.moveUp': { input: z.object({ id: z.string() }), output: nothing },
  'accounts.remove': { input: z.object({ id: z.string() }), output: nothing },
  /** Puts the account back that was removed last, with its name and its place. */
  'accounts.putBack': { input: z.object({ id: z.string() }), output: Account },
  /** Lists the account's addresses by prefix, init1… first, with what the device app shows of each. Sends no request. */
  'accounts.deviceForms': { input: z.object({ id: z.string() }), output: z.array(DeviceForm) },
  /** Shows the address with this prefix on the device and waits for its user; returns the address that the device reported. */
  'accounts.verify': { input: z.object({ id: z.string(), prefix: DeviceForm.shape.prefix.default('init') }), output: AccountAddress },
  /**
   * Asks the chain's node whether addresses (init1…) read from a device are used or hold anything. Null where no key of the app could sign,
   * or where Waybill reads no node. Asks no other host.
   */
  'accounts.activity': {
    input: z.object({ chainId: ChainId, app: ledgerApp, addresses: z.array(z.string().max(120)).min(1).max(20) }),
    output: z.array(KeyActivity).nullable(),
  },
  /** Aborts every pending `accounts.activity` request. */
  'accounts.endActivity': { input: nothing, output: nothing },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
