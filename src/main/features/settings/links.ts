// Contract method that parses links to the transfer form; needs no network.
import type { Handlers } from '../../../shared/contract/methods.ts'
import { readTransferLink } from '../../../shared/contract/transfer/transferLink.ts'

/** The method answered here. */
export type LinkHandlers = Pick<Handlers, 'links.read'>

/** Handles the method on links. */
export const linkHandlers: LinkHandlers = {
  'links.read': ({ text }) => ({ link: readTransferLink(text) }),
}
