// Finds the address behind a name that ends in .init, and checks that the address answers to that name.
import type { ResolvedName } from '../../../shared/contract/transfer/transferContract.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { addressOfName, nameOfAddress } from '../../clients/chains/cosmos/usernames.ts'
import { accountAddressOf } from '../../platform/address.ts'
import { onNextHost } from '../../platform/hostFailover.ts'
import type { ActionDeps } from './actions/offerAction.ts'

/**
 * Asks the node of the L1; nothing is kept, so that a name is never trusted longer than it is shown.
 * @param name with its ending, in any case
 * @throws AppError name.unknown, name.notAccount, name.mismatch, chain.unknown, network.*, chain.*.
 */
export async function resolveName({ registry, hosts, request }: ActionDeps, name: string): Promise<ResolvedName> {
  const whole = name.toLowerCase()
  const label = whole.slice(0, -'.init'.length)
  const chain = registry.chains.find(({ kind, endpoints }) => kind === 'initia-l1' && endpoints.rest !== null)
  if (chain === undefined) throw new AppError('chain.unknown', 'No chain of this network keeps names.', { hint: 'Enter an address.' })
  const question = () => ({ rest: registry.chain(chain.id)?.endpoints.rest ?? '', chainId: chain.id })
  const { found, back } = await onNextHost(hosts, async () => {
    const named = await addressOfName(request, question(), label)
    return { found: named, back: named === null ? null : await nameOfAddress(request, question(), named) }
  })
  if (found === null) {
    throw new AppError('name.unknown', phrase`${whole} doesn’t lead to an address.`, {
      hint: 'Check the spelling, or ask for the address.',
    })
  }
  const address = accountAddressOf(found)
  if (address === null) {
    throw new AppError('name.notAccount', phrase`${whole} leads to a contract, not to an account.`, { hint: 'Ask for the address.' })
  }
  if (back !== label) {
    throw new AppError('name.mismatch', phrase`${whole} leads to an address that goes by another name.`, { hint: 'Ask for the address.' })
  }
  return { name: whole, chainId: chain.id, address }
}
