// Holds the English texts of the check for updates.
import type { UpdateState } from '../../../../shared/contract/settings/updates.ts'
import { formatBytes } from '../format.ts'

/** Texts of the check for updates. */
export const updateWords = {
  title: 'Updates',
  look: 'Check for updates',
  fetch: 'Download',
  open: 'Open installer',
  busy: 'One moment',
  refused: (why: string) => `Rejected: ${why}`,
} as const

/** Describes what is known of a newer version. */
export function updateSentence(update: Exclude<UpdateState, { state: 'refused' }>): string {
  switch (update.state) {
    case 'off':
      return 'This build doesn’t check for updates. Look for a newer one where you got it.'
    case 'unknown':
      return `Not checked yet. Checking contacts ${update.host}.`
    case 'looking':
      return `Checking ${update.host}.`
    case 'upToDate':
      return 'Waybill is up to date.'
    case 'available':
      return update.bytes === null
        ? `Version ${update.version} is available, but not for this system.`
        : `Version ${update.version} is available (${formatBytes(update.bytes)} from ${update.host}). Its signature is valid.`
    case 'downloading':
      return `Downloading version ${update.version} from ${update.host} (${formatBytes(update.bytes)}).`
    case 'verified':
      return update.canOpen
        ? `Version ${update.version} is downloaded and verified. Open its installer, then close Waybill.`
        : `Version ${update.version} is downloaded and verified: ${update.path}. Close Waybill and open this file to install it.`
    case 'staged':
      return `Version ${update.version} is downloaded and verified. It’s installed the next time Waybill starts.`
  }
}
