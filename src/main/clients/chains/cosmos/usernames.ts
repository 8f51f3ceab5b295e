// Asks the L1's module of names which address a name leads to, and which name an address has chosen.
// Sources: initia-labs/usernames-contract sources/name_service.move; the module's addresses: initia-labs/interwovenkit
// packages/interwovenkit-react/src/public/data/constants.ts.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { NameView } from '../../../../wire/cosmos.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway } from './gateway.ts'

const MAINNET = 'interwoven-1'
const MODULE_ON_MAINNET = '0x72ed9b26ecdcd6a21d304df50f19abfdbe31d2c02f60c84627844620a45940ef'
const MODULE_ELSEWHERE = '0x42cd8467b1c86e59bf319e5664a09b6b5840bb3fac64f5ce690b5041c530565a'

/** Where to ask. */
export interface NameQuestion {
  rest: string
  chainId: string
  signal?: AbortSignal | undefined
}

/** @param name without its ending @returns 0x…, up to 32 bytes; null for none @throws AppError network.*, chain.badReply, chain.refused. */
export async function addressOfName(request: Requester, question: NameQuestion, name: string): Promise<string | null> {
  const address = await view(request, question, 'get_address_from_name', name)
  if (address === null || /^0x[0-9a-f]{1,64}$/i.test(address)) return address
  throw new AppError('chain.badReply', phrase`${new URL(question.rest).host} sent no address for a name.`, { retry: 'later' })
}

/** @param address 0x… @returns the name without its ending; null for none @throws AppError network.*, chain.badReply, chain.refused. */
export function nameOfAddress(request: Requester, question: NameQuestion, address: string): Promise<string | null> {
  return view(request, question, 'get_name_from_address', address)
}

async function view(request: Requester, { rest, chainId, signal }: NameQuestion, name: string, argument: string): Promise<string | null> {
  const address = chainId === MAINNET ? MODULE_ON_MAINNET : MODULE_ELSEWHERE
  const body = JSON.stringify({ address, module_name: 'usernames', function_name: name, type_args: [], args: [JSON.stringify(argument)] })
  const { data } = await askGateway(request, { rest, path: '/initia/move/v1/view/json', schema: NameView, body, signal })
  return data
}
