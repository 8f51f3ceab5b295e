// Links that fill the transfer form, for a page that was opened by one: reading them needs no network.
import type { Handlers } from '../../../shared/contract.ts'
import { readTransferLink } from '../../../shared/transferLink.ts'

export type LinkHandlers = Pick<Handlers, 'links.read'>

export const linkHandlers: LinkHandlers = {
  'links.read': ({ text }) => ({ link: readTransferLink(text) }),
}
