// Determines the addresses of a route: the sender's on every chain where money may rest, and the recipient's last.
// Source of the order: initia-labs/interwovenkit FooterWithAddressList.tsx.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase, type PhraseText } from '../../../../shared/domain/phrase.ts'
import { isBurnAddress } from '../../../../shared/domain/untrusted/burnAddress.ts'
import { hasHexForm } from '../../../../shared/domain/hexForm.ts'
import type { RouteAddress } from '../../../../shared/contract/transfer/route.ts'
import { LEDGER_APPS } from '../../../../shared/domain/ledgerApps.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import { isUsername } from '../../../../shared/domain/username.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import { cosmosKeyAddress, parseAddress, withPrefix } from '../../../platform/address.ts'

/** The user's accounts for one route. */
export interface Owners {
  /** The sending account. */
  account: Account
  /** All accounts in Waybill, the sender included. */
  accounts: readonly Account[]
}

/** An address of the user on a chain. */
export interface OwnAddress {
  address: string
  /** False where no app of the device can sign for it there. */
  isSignable: boolean
}

type ChainForm = Pick<Chain, 'id' | 'name' | 'kind' | 'bech32Prefix' | 'hasEthereumKeys'>

const HEX_FORM = /^0x/i

/** Returns the account's 20 bytes in the chain's notation, whether or not it can sign there. */
export function formOn({ address }: Account, { kind, bech32Prefix }: ChainForm): string {
  return kind === 'evm' ? address.hex : withPrefix(address.bech32, bech32Prefix)
}

/**
 * Returns where the user's money may rest on a chain: the account's own address where it can sign, else that of an account of the app that
 * can. Without one: on Cosmos chains the account's bech32 address, for which no app of the device signs; on EVM chains and chains with
 * Ethereum-style keys null for the Cosmos app's key.
 */
export function ownAddress({ account, accounts }: Owners, chain: ChainForm): OwnAddress | null {
  const owner = canSignOn(account, chain) ? account : nearest(account, accounts, chain)
  if (owner !== null) return { address: formOn(owner, chain), isSignable: true }
  const { signer } = account
  if (signer.kind === 'watched') return { address: formOn(account, chain), isSignable: false }
  if (chain.kind === 'evm') return null
  if (chain.hasEthereumKeys === true)
    return LEDGER_APPS[signer.app].signsEthereum ? { address: formOn(account, chain), isSignable: false } : null
  return { address: withPrefix(cosmosKeyAddress(signer.publicKey).bech32, chain.bech32Prefix), isSignable: false }
}

/** Returns the account of the right app with the same index, else the oldest. */
function nearest({ signer }: Account, accounts: readonly Account[], chain: ChainForm): Account | null {
  const able = accounts.filter((one) => canSignOn(one, chain))
  const index = indexOf(signer)
  return able.find((one) => indexOf(one.signer) === index) ?? able[0] ?? null
}

function indexOf(signer: Account['signer']): string | null {
  if (signer.kind === 'watched') return null
  const numbers = signer.path.split('/').map((part) => part.replace("'", ''))
  // Ledger Live increments the third number, other wallets the last.
  return [numbers[2], numbers.at(-1)].find((number) => number !== undefined && number !== '0') ?? '0'
}

/** Returns the user's account with this address on a chain; null for a third party's. */
export function ownerOf(accounts: readonly Account[], chain: ChainForm, address: string): Account | null {
  return accounts.find((one) => formOn(one, chain).toLowerCase() === address.toLowerCase()) ?? null
}

/**
 * Returns the recipient in the destination's notation: Initia's chains use init1…, also where 0x… was typed.
 * @param typed null = the user's own address.
 * @throws AppError account.badAddress.
 */
export function recipientOn(owners: Owners, chain: ChainForm, typed: string | null): OwnAddress & { isOwn: boolean } {
  if (typed === null) {
    const own = ownAddress(owners, chain)
    if (own !== null && (own.isSignable || owners.account.signer.kind === 'watched')) return { ...own, isOwn: true }
    // An unsignable address is acceptable on the way, where money rests briefly, but not at the end.
    const app = LEDGER_APPS[chain.kind === 'evm' ? 'ethereum' : 'cosmos'].name
    throw new AppError('account.badAddress', phrase`This account has no address on ${chain.name} that your Ledger can sign for.`, {
      hint: chain.hasEthereumKeys === true ? 'Enter a recipient.' : phrase`Enter a recipient, or add a ${app} app account.`,
    })
  }
  // Any address can be watched: only an account with a key is the user's own.
  const accounts = owners.accounts.filter(({ signer }) => signer.kind !== 'watched')
  const address = readRecipient(accounts, chain, typed)
  const owner = ownerOf(accounts, chain, address)
  // Whether a third party can sign for its address is not Waybill's to check.
  return { address, isOwn: owner !== null, isSignable: owner === null || canSignOn(owner, chain) }
}

function readRecipient(accounts: readonly Account[], chain: ChainForm, typed: string): string {
  if (isUsername(typed) && (chain.kind === 'evm' || chain.kind === 'cosmos')) {
    throw badForm(phrase`Names ending in .init don’t work on ${chain.name}.`, 'Ask the recipient for their address there.')
  }
  const isHex = HEX_FORM.test(typed.trim())
  const { bech32, hex } = parseAddress(typed, chain.kind === 'evm' ? 'init' : chain.bech32Prefix)
  if (isBurnAddress(hex)) throw badForm('Nobody controls this address: anything sent there is lost.', 'Check the recipient.')
  if (chain.kind === 'cosmos' && isHex) {
    throw badForm(phrase`Addresses on ${chain.name} start with ${chain.bech32Prefix}1.`, 'Nobody may control the same bytes there.')
  }
  if (chain.kind !== 'evm') return bech32
  // A third party's init1… may belong to a key without an address on EVM chains.
  const isOwn = accounts.some((one) => one.address.hex === hex && hasHexForm(one))
  if (!isHex && !isOwn) throw badForm(phrase`Addresses on ${chain.name} start with 0x.`, 'Ask the recipient for their 0x address.')
  return hex
}

function badForm(message: PhraseText, hint: PhraseText): AppError {
  return new AppError('account.badAddress', message, { hint })
}

/**
 * Returns one address for each chain that the route names; the last is the recipient's.
 * @returns null where the user has no address on one of the chains.
 */
export function addressList(
  registry: Pick<Registry, 'chain'>,
  chainIds: readonly string[],
  owners: Owners,
  recipient: OwnAddress,
): RouteAddress[] | null {
  const list: RouteAddress[] = []
  for (const [index, chainId] of chainIds.entries()) {
    const chain = registry.chain(chainId)
    const isLast = index === chainIds.length - 1
    const isSource = index === 0
    if (isLast) list.push({ chainId, address: recipient.address, role: 'recipient', isSignable: recipient.isSignable })
    else {
      const own = chain === null ? unknownChainAddress(owners) : isSource ? sourceAddress(owners, chain) : ownAddress(owners, chain)
      if (own === null) return null
      list.push({ chainId, role: 'own', ...own })
    }
  }
  return list
}

/** The chosen account itself must sign on the source chain. */
function sourceAddress({ account }: Owners, chain: ChainForm): OwnAddress {
  return { address: formOn(account, chain), isSignable: canSignOn(account, chain) }
}

/** Placeholder for an unknown chain; such a route is never carried out. */
function unknownChainAddress({ account }: Owners): OwnAddress {
  return { address: account.address.bech32, isSignable: false }
}
