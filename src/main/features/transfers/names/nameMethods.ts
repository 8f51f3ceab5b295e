// Contract methods on names of the L1.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Handlers } from '../../../../shared/contract/methods.ts'
import { readNftTokens } from '../../../db/archive/read/readNfts.ts'
import type { ReadDb } from '../../../db/database.ts'
import { archiveAccount } from '../../../sync/syncTargets.ts'
import type { Transfers } from '../transfers.ts'
import type { HeldToken } from './ownNames.ts'

/** What these methods need. */
export interface NameMethodDeps {
  transfers: Pick<Transfers, 'resolveName' | 'knownNames' | 'refreshNames' | 'ownNames' | 'nameTerms'>
  /** Returns the NFTs that an account holds, as its copied history has them. */
  heldTokens: (accountId: string) => HeldToken[]
}

/** Handles the methods on names. */
export function nameHandlers({ transfers, heldTokens }: NameMethodDeps): Pick<Handlers, Extract<keyof Handlers, `names.${string}`>> {
  return {
    'names.resolve': ({ name }) => transfers.resolveName(name),
    'names.list': () => transfers.knownNames(),
    'names.refresh': () => transfers.refreshNames(),
    'names.own': ({ accountId }) => transfers.ownNames(accountId, heldTokens(accountId)),
    'names.terms': (input) => transfers.nameTerms(input),
  }
}

/** Creates the reader of NFTs in the archive. */
export function heldTokensIn({ archive, accounts }: { archive: ReadDb; accounts(): readonly Account[] }): NameMethodDeps['heldTokens'] {
  return (accountId) => {
    const own = accounts().filter(({ id }) => id === accountId)
    return readNftTokens(
      archive,
      own.map(({ address }) => archiveAccount(address)),
      { left: false },
    )
  }
}
