// An account: a key on a device, or an address that is only watched.
import { z } from 'zod'
import { ChainId } from './chain.ts'

/** 20 bytes shown in both forms; one is always derived from the other, never from another path. */
export const AccountAddress = z.object({
  bech32: z.string(),
  /** EIP-55 form. */
  hex: z.string(),
})
export type AccountAddress = z.infer<typeof AccountAddress>

export const Account = z.object({
  id: z.string(),
  label: z.string(),
  address: AccountAddress,
  signer: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('ledger'),
      /** The Cosmos app derives other keys from the same seed: its accounts are accounts of their own, and none of an EVM chain. */
      app: z.enum(['ethereum', 'cosmos']),
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
 * Where wallets put the accounts of a seed: the last number counts (BIP-44, most wallets), the account counts (Ledger Live),
 * or the fourth number counts (old Ledger and MyEtherWallet; the Ethereum app alone takes so short a path).
 */
export const PathForm = z.enum(['usual', 'ledgerLive', 'legacy'])
export type PathForm = z.infer<typeof PathForm>

/** One line of a device scan. */
export const ScannedAccount = z.object({
  path: z.string(),
  address: AccountAddress,
  publicKey: z.string(),
  model: z.string(),
  isAdded: z.boolean(),
})
export type ScannedAccount = z.infer<typeof ScannedAccount>

/** An account as it is written under a prefix, and what the device shows when that is asked for. */
export const DeviceForm = z.object({
  /** As in "init". */
  prefix: z.string().max(83),
  /** Chains of the network where the account receives at `address`; none where only the app knows the prefix. */
  chainIds: z.array(ChainId),
  address: z.string(),
  /** The same text where the app can show it; else another spelling of the same key: 0x…, or cosmos1…. */
  shown: z.string(),
})
export type DeviceForm = z.infer<typeof DeviceForm>

/** What one chain tells of an address: it has sent something, it holds something, or neither. */
export const KeyActivity = z.enum(['used', 'holds', 'none'])
export type KeyActivity = z.infer<typeof KeyActivity>
