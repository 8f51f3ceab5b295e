// Names permissions to the core: one to revoke, and the several of a chain's modules that one signature revokes. Pure.
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { fittingRevocations, type Revocation } from '../../../shared/domain/transfer/revocations.ts'

/** A permission of a contract: an amount of a token, or a collection. */
export type Approval = Extract<Permission, { contract: string }>

/** Returns whether a contract has it, not an account. */
export function isApproval(permission: Permission): permission is Approval {
  return 'contract' in permission
}

/** Returns whether revoking it calls a contract, which a Ledger signs only with its setting “Blind signing”. */
export function needsBlindSigning(permission: Permission, { signer }: Pick<Account, 'signer'>): boolean {
  return isApproval(permission) && signer.kind === 'ledger' && LEDGER_APPS[signer.app].signsEthereum
}

/** Returns what names the permission to revoke; null where Waybill does not know its message. */
export function requestOf(permission: Permission) {
  const { chainId, spender } = permission
  switch (permission.kind) {
    case 'grant':
      return permission.message === null ? null : { kind: permission.kind, chainId, spender, message: permission.message }
    case 'feeGrant':
      return { kind: permission.kind, chainId, spender }
    case 'token':
    case 'operator':
      return { kind: permission.kind, chainId, spender, contract: permission.contract }
  }
}

/** Returns the permissions of each chain in their order, beginning with the chain of the first. */
export function byChain(permissions: readonly Permission[]): [string, Permission[]][] {
  return [...Map.groupBy(permissions, ({ chainId }) => chainId)]
}

/** What one signature can revoke on a chain. */
export interface Several {
  chainId: string
  /** Names of all that can be picked there. */
  all: readonly string[]
  /** Names of what is picked. */
  picked: readonly string[]
  /** What one signature revokes of it, in the order of the list. */
  grants: readonly Revocation[]
}

/** Returns the name by which a permission is picked; null for one that can only be revoked by itself, or not at all. */
export function pickName(permission: Permission): string | null {
  return revocationOf(permission) === null ? null : JSON.stringify(requestOf(permission))
}

/** Returns, for each chain with several permissions of its modules, what is picked; none for an account that cannot sign. */
export function severalOf(permissions: readonly Permission[], { signer }: Pick<Account, 'signer'>, picked: readonly string[]): Several[] {
  if (signer.kind === 'watched') return []
  const byChain = Map.groupBy(
    permissions.filter((one) => pickName(one) !== null),
    ({ chainId }) => chainId,
  )
  return [...byChain].flatMap(([chainId, own]) => {
    if (own.length < 2) return []
    const chosen = own.filter((one) => picked.includes(pickName(one) ?? ''))
    const wanted = chosen.flatMap((one) => revocationOf(one) ?? [])
    const grants = wanted.slice(0, fittingRevocations(wanted))
    return [{ chainId, all: own.flatMap((one) => pickName(one) ?? []), picked: chosen.flatMap((one) => pickName(one) ?? []), grants }]
  })
}

function revocationOf(permission: Permission): Revocation | null {
  const { kind, spender } = permission
  if (kind === 'feeGrant') return { grantee: spender, message: null }
  return kind === 'grant' && permission.message !== null ? { grantee: spender, message: permission.message } : null
}
