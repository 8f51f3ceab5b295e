// Links that fill the transfer form, for a page that was opened by one: reading them needs no network.
import type { Handlers } from '../../../shared/contract/methods.ts'
import { readTransferLink } from '../../../shared/contract/transfer/transferLink.ts'

export type LinkHandlers = Pick<Handlers, 'links.read'>

export const linkHandlers: LinkHandlers = {
  'links.read': ({ text }) => ({ link: readTransferLink(text) }),
}
