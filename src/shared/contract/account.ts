// Schemas of accounts: a key on a Ledger, or an address that is watched without a key.
import { z } from 'zod'
import { ChainId } from './chain.ts'

/** An account's 20-byte address in both notations, derived from the same key. */
export const AccountAddress = z.object({
  bech32: z.string(),
  /** EIP-55 form. */
  hex: z.string(),
})
export type AccountAddress = z.infer<typeof AccountAddress>

/** A Ledger app whose keys Waybill uses, as accounts store it. */
export const LedgerAppId = z.enum(['ethereum', 'cosmos'])
export type LedgerAppId = z.infer<typeof LedgerAppId>

/** A stored account: its label, address and the device key or watched address behind it. */
export const Account = z.object({
  id: z.string(),
  label: z.string(),
  address: AccountAddress,
  signer: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('ledger'),
      /**
       * The Cosmos app derives different keys from the same seed, so its accounts differ from the Ethereum app's and exist on no EVM chain.
       */
      app: LedgerAppId,
      /** BIP-32 path, as in 44'/60'/0'/0/0. */
      path: z.string(),
      /** Compressed secp256k1 key, 33 bytes in hex; compared with the device before each signing. */
      publicKey: z.string(),
      model: z.string(),
    }),
    z.object({ kind: z.literal('watched') }),
  ]),
  /** Milliseconds since 1970. */
  createdAt: z.number().int(),
})
export type Account = z.infer<typeof Account>

/**
 * Derivation path layouts. usual: the last index varies (BIP-44, most wallets); ledgerLive: the account index varies; legacy: the fourth
 * index varies (old Ledger and MyEtherWallet; the Ethereum app alone accepts so short a path).
 */
export const PathForm = z.enum(['usual', 'ledgerLive', 'legacy'])
export type PathForm = z.infer<typeof PathForm>

/** One address read during a device scan. */
export const ScannedAccount = z.object({
  path: z.string(),
  address: AccountAddress,
  publicKey: z.string(),
  model: z.string(),
  isAdded: z.boolean(),
})
export type ScannedAccount = z.infer<typeof ScannedAccount>

/** An account's address under one bech32 prefix, with the text that the device shows when asked to verify it. */
export const DeviceForm = z.object({
  /** Bech32 prefix, as in "init". */
  prefix: z.string().max(83),
  /** Chains of the network where the account receives at `address`; empty where only the device app knows the prefix. */
  chainIds: z.array(ChainId),
  address: z.string(),
  /** Text that the device shows: `address` where the app can show it, else another spelling of the same key (0x…, or cosmos1…). */
  shown: z.string(),
})
export type DeviceForm = z.infer<typeof DeviceForm>

/** What one chain reports about an address: used (it has sent something), holds (it has a balance), or none. */
export const KeyActivity = z.enum(['used', 'holds', 'none'])
export type KeyActivity = z.infer<typeof KeyActivity>
