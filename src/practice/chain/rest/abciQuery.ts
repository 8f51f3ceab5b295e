// The gRPC queries that go through abci_query: accounts, balances, simulation. Source: cosmos-sdk baseapp/abci.go, x/*/types/query.pb.go.
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountRequest, QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import {
  QueryAllBalancesRequest,
  QueryAllBalancesResponse,
  QueryBalanceRequest,
  QueryBalanceResponse,
} from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { SimulateRequest, SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { ChainError, createEffects } from '../../book/effects.ts'
import { balanceOf, balancesOf, type ChainState } from '../../book/state.ts'
import { gasOf } from '../checkTx.ts'
import { decodeTx } from '../decodeTx.ts'
import { ETH_KEY_TYPE } from '../verify.ts'
import type { World } from '../world.ts'

/** The answer to an ABCI query. */
export interface QueryAnswer {
  code: number
  codespace: string
  log: string
  value: Uint8Array
}

function refuse(code: number, log: string): QueryAnswer {
  return { code, codespace: 'sdk', log, value: new Uint8Array() }
}

function answer(value: Uint8Array): QueryAnswer {
  return { code: 0, codespace: '', log: '', value }
}

function account(state: ChainState, data: Uint8Array): QueryAnswer {
  const { address } = QueryAccountRequest.decode(data)
  const row = state.accounts.get(address)
  if (row === undefined) return refuse(22, `rpc error: code = NotFound desc = account ${address} not found: key not found`)
  const pubKey =
    row.publicKey === null ? undefined : { typeUrl: row.keyType ?? ETH_KEY_TYPE, value: PubKey.encode({ key: row.publicKey }).finish() }
  const base = BaseAccount.fromPartial({
    address,
    accountNumber: row.number,
    sequence: row.sequence,
    ...(pubKey === undefined ? {} : { pubKey }),
  })
  const any = { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value: BaseAccount.encode(base).finish() }
  return answer(QueryAccountResponse.encode({ account: any }).finish())
}

const nothing = (): void => undefined
const nothingFollows = { deposited: nothing, sent: nothing, burnt: nothing, withdrew: nothing, freed: nothing, claimed: nothing }

/** Runs the messages on a copy that is thrown away; the signature is not looked at, the sequence is. */
function simulate(state: ChainState, data: Uint8Array, world: World): QueryAnswer {
  const tx = decodeTx(SimulateRequest.decode(data).txBytes)
  const row = state.accounts.get(tx.signer)
  if (row === undefined) return refuse(22, `rpc error: code = NotFound desc = account ${tx.signer} not found: key not found`)
  const saved = state.bridgeSequence
  const effects = createEffects(state)
  try {
    if (tx.sequence !== row.sequence) {
      throw new ChainError(32, 'sdk', `account sequence mismatch, expected ${row.sequence}, got ${tx.sequence}: incorrect account sequence`)
    }
    for (const [index, message] of tx.messages.entries()) {
      effects.begin(index)
      message.act(effects, { ...nothingFollows, state, book: world.book, timeMs: world.now(), pace: world.pace })
    }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    return refuse(2, `rpc error: code = Unknown desc = failed to execute message; message index: 0: ${error.message}`)
  } finally {
    state.bridgeSequence = saved
  }
  const gas = gasOf(tx)
  return answer(SimulateResponse.encode(SimulateResponse.fromPartial({ gasInfo: { gasWanted: 0n, gasUsed: gas } })).finish())
}

function balance(state: ChainState, data: Uint8Array): QueryAnswer {
  const { address, denom } = QueryBalanceRequest.decode(data)
  return answer(QueryBalanceResponse.encode({ balance: { denom, amount: balanceOf(state, address, denom).toString() } }).finish())
}

function allBalances(state: ChainState, data: Uint8Array): QueryAnswer {
  const { address } = QueryAllBalancesRequest.decode(data)
  return answer(QueryAllBalancesResponse.encode({ balances: balancesOf(state, address) }).finish())
}

const QUERIES: Readonly<Record<string, (state: ChainState, data: Uint8Array, world: World) => QueryAnswer>> = {
  '/cosmos.auth.v1beta1.Query/Account': account,
  '/cosmos.bank.v1beta1.Query/Balance': balance,
  '/cosmos.bank.v1beta1.Query/AllBalances': allBalances,
  '/cosmos.tx.v1beta1.Service/Simulate': simulate,
}

/** Answers one query by its gRPC path. */
export function abciQuery(state: ChainState, path: string, data: Uint8Array, world: World): QueryAnswer {
  const query = QUERIES[path]
  if (query === undefined) return refuse(6, `unknown query path: ${path}: unknown request`)
  try {
    return query(state, data, world)
  } catch (error) {
    if (error instanceof ChainError) return refuse(error.code, error.message)
    return refuse(18, `invalid request: ${error instanceof Error ? error.message : ''}`)
  }
}
