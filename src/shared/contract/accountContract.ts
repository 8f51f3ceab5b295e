// The contract's methods on accounts: reading them from the device, watching, naming, removing.
import { z } from 'zod'
import { Account, AccountAddress, DeviceForm, KeyActivity, PathForm, ScannedAccount } from './account.ts'
import { ChainId } from './chain.ts'

const nothing = z.object({})
const label = z.string().trim().min(1).max(60)
/** Whose keys: those of the Ethereum app, or the Cosmos app's, which are other accounts. */
const ledgerApp = z.enum(['ethereum', 'cosmos']).default('ethereum')
/** Compressed, 33 bytes in lower-case hex. */
const PublicKey = z.string().regex(/^0[23][0-9a-f]{64}$/)
/** A key and where it lies in the seed. */
const KeyAt = z.object({ path: z.string().max(60), publicKey: PublicKey })

export const accountContract = {
  'accounts.list': { input: nothing, output: z.array(Account) },
  /** Reads `count` addresses of the device from index `start` on; nothing is shown on the device. `like`: only of the Ledger with this key. */
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
  /** Reads the key at `path` from the device and stores the account. `publicKey`: the one that was read there before; another Ledger is refused. */
  'accounts.addFromDevice': {
    input: z.object({ path: z.string().max(60), label, app: ledgerApp, publicKey: PublicKey.optional() }),
    output: Account,
  },
  /** Accepts init1… and 0x…. */
  'accounts.watch': { input: z.object({ address: z.string().trim().min(1).max(120), label }), output: Account },
  'accounts.rename': { input: z.object({ id: z.string(), label }), output: Account },
  /** Puts the account one place further up in the list. */
  'accounts.moveUp': { input: z.object({ id: z.string() }), output: nothing },
  'accounts.remove': { input: z.object({ id: z.string() }), output: nothing },
  /** The ways in which the account is written, init1… first, and what the app of its key shows of each. Asks nobody. */
  'accounts.deviceForms': { input: z.object({ id: z.string() }), output: z.array(DeviceForm) },
  /** Shows the form with this prefix on the device and waits for its user; answers whose address the device says it was. */
  'accounts.verify': { input: z.object({ id: z.string(), prefix: DeviceForm.shape.prefix.default('init') }), output: AccountAddress },
  /**
   * What a chain says of addresses (init1…) that are read from a device; null where no key of the app could sign, or where
   * Waybill reads nothing. Asks the chain's node, and looks nowhere else.
   */
  'accounts.activity': {
    input: z.object({ chainId: ChainId, app: ledgerApp, addresses: z.array(z.string().max(120)).min(1).max(20) }),
    output: z.array(KeyActivity).nullable(),
  },
  /** Ends every such question that is under way: nobody waits for the answers. */
  'accounts.endActivity': { input: nothing, output: nothing },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
