// Determines sender and receiver from a call's logs, where its function does not name them.
// Sources: EIP-20, EIP-721 (mints come from the zero address, burns go to it), EIP-1155.
import { fromHex, toBech32 } from '@cosmjs/encoding'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import type { LogMeaning } from './evmLogs.ts'
import { facts, isMine, meaning, type MessageMeaning, type Viewpoint } from '../decodeContext.ts'
import { isSwap } from '../cosmos/swaps.ts'

/** Returns an EVM account in the chain's bech32 notation; any other text unchanged. */
export function bech32Of({ chain }: Viewpoint, address: string): string {
  return /^0x[0-9a-f]{40}$/i.test(address) ? toBech32(chain.bech32Prefix, fromHex(address.slice(2))) : address
}

/** Returns whether an address is the zero address: the source of mints and the target of burns. */
export function isZero(address: string): boolean {
  return /^0x0+$/i.test(address)
}

interface MovedNft {
  contract: string
  from: string
  to: string
  /** Token numbers, separated by commas. */
  nft: string
  /** The account that counts as the sender of a mint. */
  minter: string | null
}

/** Decodes one NFT transfer: sent, received, burned; null where it is not between the account and another. */
export function gaveNft(me: Viewpoint, { contract, from, to, nft, minter }: MovedNft): MessageMeaning | null {
  const known = { facts: facts({ collection: contract, nft }) }
  if (isMine(me, from)) {
    return isZero(to)
      ? meaning('nftBurned', { counterparty: contract, ...known })
      : meaning('nftSent', { counterparty: bech32Of(me, to), ...known })
  }
  return isMine(me, to) ? meaning('nftReceived', { counterparty: isZero(from) ? minter : bech32Of(me, from), ...known }) : null
}

interface Permission {
  owner: string | null
  spender: string
  isGiven: boolean
}

/**
 * Decodes a permission to spend tokens or to move NFTs: given by the account, or given to it, which the fact `granter` tells; null where
 * the account is neither.
 */
export function permitted(
  me: Viewpoint,
  { owner, spender, isGiven }: Permission,
  known: Partial<MessageMeaning> & Pick<MessageMeaning, 'facts'>,
): MessageMeaning | null {
  const kind = isGiven ? 'approved' : 'approvalRevoked'
  if (isMine(me, owner)) return meaning(kind, { ...known, counterparty: bech32Of(me, spender) })
  if (owner === null || !isMine(me, spender)) return null
  const granter = bech32Of(me, owner)
  return meaning(kind, { ...known, counterparty: granter, facts: [...known.facts, ...facts({ granter })] })
}

interface LogView {
  me: Viewpoint
  movements: readonly CoinAmount[]
}

/** Decodes the logs of the account's own call: a swap, an NFT, a permission, a burn; null where they do not concern it. */
export function readLogs(logs: readonly LogMeaning[], { me, contract, movements }: LogView & { contract: string }): MessageMeaning | null {
  if (isSwap(movements)) return meaning('swapped', { counterparty: contract })
  const fromLogs = readNftLogs(logs, me, contract)
  if (fromLogs !== null) return fromLogs
  // Counts only a burn by the called token contract: elsewhere it is a part of something else, such as a bridge.
  const [only, ...rest] = movements
  const isBurned = logs.some((log) => log.what === 'tokens' && isMine(me, log.from) && isZero(log.to) && isSame(log.contract, contract))
  return isBurned && only?.amount.startsWith('-') === true && rest.length === 0 ? meaning('burned', { counterparty: contract }) : null
}

/** Decodes the effects of another account's call: an NFT, a permission, tokens; null where there are none. */
export function readOthersLogs(
  logs: readonly LogMeaning[],
  { me, sender, movements }: LogView & { sender: string | null },
): MessageMeaning | null {
  const caller = sender === null ? null : bech32Of(me, sender)
  const fromLogs = readNftLogs(logs, me, caller)
  if (fromLogs !== null) return fromLogs
  if (movements.length === 0) return readTokenPermission(logs, me)
  const tokens = logs.filter((log) => log.what === 'tokens')
  if (isSwap(movements)) return meaning('swapped', { counterparty: caller })
  const isIn = movements.every(({ amount }) => !amount.startsWith('-'))
  const log = tokens.find(({ from, to }) => isMine(me, isIn ? to : from) && !isMine(me, isIn ? from : to))
  if (log === undefined) return isIn ? meaning('received', { counterparty: caller }) : null
  const other = isIn ? log.from : log.to
  const known = { facts: facts({ token: log.contract }) }
  // A mint's sender is its caller; a burn has no receiver.
  if (isIn) return meaning('received', { counterparty: isZero(other) ? caller : bech32Of(me, other), ...known })
  return isZero(other)
    ? meaning('burned', { counterparty: log.contract, ...known })
    : meaning('sent', { counterparty: bech32Of(me, other), ...known })
}

/** Decodes a permission to spend tokens of another account. */
function readTokenPermission(logs: readonly LogMeaning[], me: Viewpoint): MessageMeaning | null {
  const log = logs.find((each) => each.what === 'approval' && isMine(me, each.spender))
  if (log?.what !== 'approval') return null
  return permitted(me, { ...log, isGiven: log.amount !== 0n }, { facts: facts({ token: log.contract }) })
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Decodes NFT transfers and permissions given by or to the account, from the first log that concerns it. */
function readNftLogs(logs: readonly LogMeaning[], me: Viewpoint, minter: string | null): MessageMeaning | null {
  for (const log of logs) {
    if (log.what === 'nfts' && isMine(me, log.from) !== isMine(me, log.to)) {
      const { contract, from, to, ids } = log
      return gaveNft(me, { contract, from, to, nft: ids.join(', '), minter })
    }
    if (log.what === 'nftApproval' && (isMine(me, log.owner) || isMine(me, log.spender))) {
      return permitted(me, log, { facts: facts({ collection: log.contract, nft: log.id, unlimited: log.id === null ? 'yes' : null }) })
    }
  }
  return null
}
