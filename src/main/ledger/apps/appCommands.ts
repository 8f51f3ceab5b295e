// Lists the commands of each Ledger app whose keys Waybill uses: the only place that chooses by app. The compiler asks for a new one.
import type { Hex } from 'viem'
import type { AccountAddress, LedgerAppId } from '../../../shared/contract/account.ts'
import type { ApduChannel } from '../../../wire/apdu.ts'
import { withPrefix } from '../../platform/address.ts'
import { confirmCosmosAddress, COSMOS_PREFIXES, readCosmosKey, readCosmosVersion, shownPrefix, signDocument } from './ledgerCosmos.ts'
import { confirmAddress, readKey, signMessage, signTransaction } from './ledgerEthereum.ts'

/** A key as the app returns it. */
interface AppKey {
  address: AccountAddress
  /** Compressed, 33 bytes in hex. */
  publicKey: string
}

/** Signs a text with the key at a path. @returns 64 bytes, r and s, checked against the key. */
type SignText = (channel: ApduChannel, request: { path: string; text: string; publicKey: string }) => Promise<Uint8Array>

/** The commands of one app; null where it has none of the kind. */
interface AppCommands {
  /** Reads the app's version from the app itself; null where the operating system's word is all there is. */
  readVersion: ((channel: ApduChannel) => Promise<string>) | null
  /** Reads the key at a path without showing anything. */
  readKey(channel: ApduChannel, path: string): Promise<AppKey>
  /** Shows the address of the key at a path, under a bech32 prefix where the app has prefixes. */
  confirmAddress(channel: ApduChannel, path: string, prefix: string): Promise<AppKey>
  /** Returns what {@link confirmAddress} shows of an address. */
  shownAddress(address: AccountAddress, prefix: string): string
  /** Prefixes that the app knows beside those of the network's chains. */
  prefixes: readonly string[]
  /** EIP-191 messages. */
  signMessage: SignText | null
  /** Amino-JSON documents. */
  signDocument: SignText | null
  /** Ethereum transactions. */
  signTransaction: ((channel: ApduChannel, request: { path: string; unsigned: Hex; publicKey: string }) => Promise<Uint8Array>) | null
}

/** The commands by app. */
export const APP_COMMANDS: Readonly<Record<LedgerAppId, AppCommands>> = {
  ethereum: {
    readVersion: null,
    readKey,
    confirmAddress,
    shownAddress: ({ hex }) => hex,
    prefixes: [],
    signMessage,
    signDocument: null,
    signTransaction,
  },
  cosmos: {
    readVersion: readCosmosVersion,
    readKey: readCosmosKey,
    confirmAddress: (channel, path, prefix) => confirmCosmosAddress(channel, path, shownPrefix(prefix)),
    shownAddress: ({ bech32 }, prefix) => withPrefix(bech32, shownPrefix(prefix)),
    prefixes: COSMOS_PREFIXES,
    signMessage: null,
    signDocument,
    signTransaction: null,
  },
}
