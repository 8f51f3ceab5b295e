// Asks a chain about a denomination. Anyone may have chosen its answer: it is shown, and stays unverified.
// Sources: cosmos/cosmos-sdk proto/cosmos/bank/v1beta1/query.proto; cosmos/ibc-go proto/ibc/applications/transfer/v1/query.proto;
// initia-labs/OPinit proto/opinit/opchild/v1/query.proto.
import { BaseDenom, DenomMetadata, DenomTrace, IbcDenom, type DenomFacts } from '../../../../wire/denoms.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGatewayIfAny } from '../cosmos/gateway.ts'

/** A denomination to ask about. */
export interface DenomQuestion {
  rest: string
  denom: string
  signal?: AbortSignal | undefined
}

/** Maximum decimals of an asset in Waybill. */
const MAX_DECIMALS = 36

/** Returns everything that a chain says about a denomination. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readDenom(request: Requester, question: DenomQuestion): Promise<DenomFacts> {
  const { denom } = question
  const metadata = namesOf(await readMetadata(request, question))
  const trace = denom.startsWith('ibc/') ? await readTrace(request, question) : { tracePath: null, traceBase: null }
  const l1Denom = denom.startsWith('l2/') ? await readL1Denom(request, question) : null
  return { ...metadata, ...trace, l1Denom }
}

async function readMetadata(request: Requester, { rest, denom, signal }: DenomQuestion): Promise<DenomMetadata | null> {
  // Tries the query string, which can carry slashes; falls back to the path, which older chains know.
  const bank = '/cosmos/bank/v1beta1'
  const query = `${bank}/denoms_metadata_by_query_string?${new URLSearchParams({ denom }).toString()}`
  const found =
    (await askGatewayIfAny(request, { rest, path: query, schema: DenomMetadata, signal })) ??
    (await askGatewayIfAny(request, { rest, path: `${bank}/denoms_metadata/${pathOf(denom)}`, schema: DenomMetadata, signal }))
  return found?.metadata ?? null
}

async function readTrace(request: Requester, { rest, denom, signal }: DenomQuestion): Promise<Pick<DenomFacts, 'tracePath' | 'traceBase'>> {
  const hash = encodeURIComponent(denom.toWellFormed().slice('ibc/'.length))
  const apps = '/ibc/apps/transfer/v1'
  const newer = await askGatewayIfAny(request, { rest, path: `${apps}/denoms/${hash}`, schema: IbcDenom, signal })
  if (newer !== null) {
    const path = newer.denom.trace.map(({ port_id, channel_id }) => `${port_id}/${channel_id}`).join('/')
    return { tracePath: path, traceBase: newer.denom.base }
  }
  const older = await askGatewayIfAny(request, { rest, path: `${apps}/denom_traces/${hash}`, schema: DenomTrace, signal })
  return { tracePath: older?.denom_trace.path ?? null, traceBase: older?.denom_trace.base_denom ?? null }
}

async function readL1Denom(request: Requester, { rest, denom, signal }: DenomQuestion): Promise<string | null> {
  const path = `/opinit/opchild/v1/base_denom/${pathOf(denom)}`
  return (await askGatewayIfAny(request, { rest, path, schema: BaseDenom, signal }))?.base_denom ?? null
}

/** The gateway treats slashes of a denomination as part of it. */
function pathOf(denom: string): string {
  return denom.toWellFormed().split('/').map(encodeURIComponent).join('/')
}

/** Returns the names. The display unit's exponent is the number of decimals. Some chains name a unit "move/ab…" or leave it empty. */
export function namesOf(metadata: DenomMetadata | null): Pick<DenomFacts, 'name' | 'symbol' | 'decimals'> {
  if (metadata === null) return { name: null, symbol: null, decimals: null }
  const { denom_units: units, display, symbol, name } = metadata
  const shown = units.find((unit) => unit.denom === display) ?? units.toSorted((left, right) => right.exponent - left.exponent)[0]
  const decimals = shown === undefined || shown.exponent > MAX_DECIMALS ? null : shown.exponent
  return { name: orNull(name), symbol: orNull(symbol) ?? orNull(display), decimals }
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text
}
