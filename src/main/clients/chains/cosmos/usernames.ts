// Asks the L1's module of names which address a name leads to, which name an address has chosen, whose a name is, until when and at what
// price it is extended.
// Sources: initia-labs/usernames-contract sources/{name_service,metadata}.move; initia-labs/movevm initia_stdlib object.move (owner).
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { USERNAME_ENDING, usernamesModule } from '../../../../shared/domain/username.ts'
import { NameView } from '../../../../wire/cosmos.ts'
import { NameConfigView, NameCostView, NameMetadataView } from '../../../../wire/names.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askView } from '../move/moveView.ts'

/** Where to ask. */
export interface NameQuestion {
  rest: string
  chainId: string
  signal?: AbortSignal | undefined
}

/** @param name without its ending @returns 0x…, up to 32 bytes; null for none @throws AppError network.*, chain.badReply, chain.refused. */
export async function addressOfName(request: Requester, question: NameQuestion, name: string): Promise<string | null> {
  return asAddress(question, await ask(request, question, 'get_address_from_name', [name]))
}

/** @param address 0x… @returns the name without its ending; null for none @throws AppError network.*, chain.badReply, chain.refused. */
export function nameOfAddress(request: Requester, question: NameQuestion, address: string): Promise<string | null> {
  return ask(request, question, 'get_name_from_address', [address])
}

/** A name that was registered: its object's owner and its end. */
export interface NameRecord {
  /** 0x…, up to 32 bytes. */
  owner: string
  /** Milliseconds since 1970. */
  endsAt: number
}

/** @param label the name without its ending @returns null for a name that was never registered @throws AppError network.*, chain.badReply, chain.refused. */
export async function nameRecord(request: Requester, question: NameQuestion, label: string): Promise<NameRecord | null> {
  const object = asAddress(question, await ask(request, question, 'get_valid_token', [label]))
  if (object === null) return null
  const [owner, { data }] = await Promise.all([
    askView(request, question, { address: '0x1', module: 'object', name: 'owner', types: ['0x1::object::ObjectCore'] }, [object], NameView),
    askView(request, question, { ...moduleOn(question), module: 'metadata', name: 'get_metadata' }, [object], NameMetadataView),
  ])
  const address = asAddress(question, owner.data)
  if (address === null || !data.name.startsWith(`${label}${USERNAME_ENDING}`)) throw badReply(question)
  return { owner: address, endsAt: data.expiration_date * 1000 }
}

/** The rules of the module. */
export interface NameRules {
  /** Shortest extension, seconds. */
  minSeconds: bigint
  /** How long after its end a name can still be extended. */
  graceMs: number
}

/** @throws AppError network.*, chain.badReply, chain.refused. */
export async function nameRules(request: Requester, question: NameQuestion): Promise<NameRules> {
  const { data } = await askView(request, question, { ...moduleOn(question), name: 'get_config' }, [], NameConfigView)
  return { minSeconds: BigInt(data.min_duration), graceMs: data.grace_period * 1000 }
}

/** @param label the name without its ending @returns base units @throws AppError network.*, chain.badReply, chain.refused. */
export async function nameCost(request: Requester, question: NameQuestion, label: string, seconds: number): Promise<string> {
  const { data } = await askView(
    request,
    question,
    { ...moduleOn(question), name: 'get_init_cost' },
    [label, String(seconds)],
    NameCostView,
  )
  return data
}

const moduleOn = ({ chainId }: NameQuestion) => ({ address: usernamesModule(chainId), module: 'usernames' })

async function ask(request: Requester, question: NameQuestion, name: string, args: readonly string[]): Promise<string | null> {
  return (await askView(request, question, { ...moduleOn(question), name }, args, NameView)).data
}

function asAddress(question: NameQuestion, text: string | null): string | null {
  if (text === null || /^0x[0-9a-f]{1,64}$/i.test(text)) return text
  throw badReply(question)
}

function badReply({ rest }: NameQuestion): AppError {
  return new AppError('chain.badReply', phrase`${new URL(rest).host} sent no address for a name.`, { retry: 'later' })
}
