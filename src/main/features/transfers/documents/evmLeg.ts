// Shared by the steps of an Ethereum leg: its signer, its lookup on the chain, and its competitors.
import { getAddress, type Address } from 'viem'
import type { Account } from '../../../../shared/contract/account.ts'
import { LEDGER_APPS } from '../../../../shared/domain/ledgerApps.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { EvmCall, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { watchOnlyError } from '../../../ledger/watchOnly.ts'
import type { EvmTxLookup } from '../transactions/evmTxOutcome.ts'
import { requireChain } from './routerTx.ts'
import { requireSigned, type StepDeps } from '../stepContext.ts'

/**
 * Returns the address that signs on EVM chains.
 * @throws AppError account.watchOnly; transfer.unsupported for a Cosmos app account, whose key is no Ethereum key.
 */
export function evmSignerOf({ signer, address }: Account): Address {
  if (signer.kind === 'watched') throw watchOnlyError()
  if (LEDGER_APPS[signer.app].signsEthereum) return getAddress(address.hex)
  throw new AppError('transfer.unsupported', 'The Cosmos app can’t sign Ethereum transactions.', {
    hint: 'Send from an Ethereum app account.',
  })
}

/** Returns the hash to look for, its rivals, and what would prove that it can never be included. */
export function evmTxLookupFor({ registry }: Pick<StepDeps, 'registry'>, transfer: Transfer, leg: Leg): EvmTxLookup {
  const rivals = transfer.legs.filter((other) => other.index !== leg.index && isRival(other, leg))
  return {
    hash: requireSigned(leg).hash,
    sender: getAddress(leg.signer),
    nonce: Number(leg.sequence),
    builtHeight: Math.min(...[leg, ...rivals].map((one) => requireCall(one).builtHeight)),
    rivals: rivals.flatMap(({ hash }) => hash ?? []),
    confirmations: requireChain({ registry }, leg.chainId).confirmations,
  }
}

/** Returns the call of the leg's document. */
export function requireCall({ evm }: Leg): EvmCall {
  if (evm === null) throw new Error('a leg of an EVM chain has no call')
  return evm
}

/** Returns whether only one of the two can be included. */
function isRival(other: Leg, leg: Leg): boolean {
  return other.mode === 'evm' && other.chainId === leg.chainId && other.sequence === leg.sequence && other.signer === leg.signer
}
