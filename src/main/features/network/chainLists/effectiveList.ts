// Composes the chain list that a network runs on: the bundled list, the accepted changes, and the user's own hosts.
import type { NetworkFile } from '../../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../../db/database.ts'
import { listAccepted, readOwnHosts } from '../../../db/journal/chainLists.ts'
import { applyChanges } from './applyChanges.ts'
import { applyOwnHosts } from './ownHosts.ts'

/** Returns the list that the registry is compared with: without the user's own hosts. @throws AppError store.damaged. */
export function acceptedList(bundled: NetworkFile, journal: ReadDb): NetworkFile {
  return listAccepted(journal).reduce((file, { changes }) => applyChanges(file, changes), bundled)
}

/** Returns the list that the network runs on. @throws AppError store.damaged. */
export function effectiveList(bundled: NetworkFile, journal: ReadDb): NetworkFile {
  return applyOwnHosts(acceptedList(bundled, journal), readOwnHosts(journal))
}
