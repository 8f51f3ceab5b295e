// Calls of Wasm contracts: Skip's entry point, at its worst an exchange yields exactly the least, and cw20 tokens. Any other
// contract keeps what it is given.
// Sources: skip-mev/skip-go-cosmwasm-contracts contracts/entry-point/src/execute.rs, packages/skip/src/{asset,swap}.rs;
// CosmWasm/cw-plus contracts/cw20-base.
import { attempt, contractAt, findPrice, requireAccount, type OutcomeChain, type Run } from './facts.ts'
import { fieldsOf, parsed, textOf, unitsOf, type Coin, type Fields } from './fields.ts'
import { allowanceKey, credit, debit, LOST, Refusal } from './ledger.ts'

/** A call of a Wasm contract. */
export interface WasmCall {
  contract: string
  message: Fields
  funds: readonly Coin[]
}

/** @throws Refusal when the call fails. */
export function callWasm(run: Run, chain: OutcomeChain, caller: string, { contract, message, funds }: WasmCall): void {
  if (chain.vm !== 'wasm') throw new Refusal('the chain has no Wasm')
  const account = requireAccount(chain, contract)
  for (const { denom, amount } of funds) debit(run.ledger, caller, chain.id, denom, amount)
  const known = contractAt(chain, account)
  if (known?.kind === 'token') return callToken(run, chain, caller, { denom: known.denom, message, funds })
  const [coin, ...others] = funds
  if (known?.kind === 'entryPoint') {
    if (coin === undefined || others.length > 0) throw new Refusal('not one coin')
    return enter(run, chain, message, coin, true)
  }
  for (const { denom, amount } of funds) credit(run.ledger, LOST, chain.id, denom, amount)
}

function callToken(
  run: Run,
  chain: OutcomeChain,
  caller: string,
  { denom, message, funds }: { denom: string; message: Fields; funds: readonly Coin[] },
): void {
  const { ledger } = run
  if (funds.length > 0) throw new Refusal('the token takes no coins')
  const [name = '', ...others] = Object.keys(message)
  if (others.length > 0) throw new Refusal('several functions at once')
  const fields = fieldsOf(message[name])
  if (name === 'increase_allowance') {
    const key = allowanceKey(caller, chain.id, denom, requireAccount(chain, textOf(fields, 'spender')))
    ledger.allowed.set(key, (ledger.allowed.get(key) ?? 0n) + unitsOf(fields, 'amount'))
    return
  }
  if (name !== 'transfer' && name !== 'send' && name !== 'burn') throw new Refusal('unknown variant')
  const amount = unitsOf(fields, 'amount')
  debit(ledger, caller, chain.id, denom, amount)
  if (name === 'burn') return
  if (name === 'transfer') return credit(ledger, requireAccount(chain, textOf(fields, 'recipient')), chain.id, denom, amount)
  const account = requireAccount(chain, textOf(fields, 'contract'))
  if (contractAt(chain, account)?.kind !== 'entryPoint') return credit(ledger, account, chain.id, denom, amount)
  const inner = fieldsOf(parsed(Buffer.from(textOf(fields, 'msg'), 'base64').toString('utf8')))
  enter(run, chain, inner, { denom, amount }, false)
}

const SWAP = ['sent_asset', 'user_swap', 'min_asset', 'timeout_timestamp', 'post_swap_action', 'affiliates']
const ACTION = ['sent_asset', 'timeout_timestamp', 'action', 'exact_out', 'min_asset']

type Act = (run: Run, chain: OutcomeChain, fields: Fields, coin: Coin) => void

const FUNCTIONS: ReadonlyMap<string, { fields: readonly string[]; act: Act }> = new Map([
  ['swap_and_action', { fields: SWAP, act: swapAndAction }],
  ['swap_and_action_with_recover', { fields: [...SWAP, 'recovery_addr'], act: swapAndAction }],
  ['action', { fields: ACTION, act: actAlone }],
  ['action_with_recover', { fields: [...ACTION, 'recovery_addr'], act: actAlone }],
])

/** A call of the entry point with what it was given. */
function enter(run: Run, chain: OutcomeChain, message: Fields, coin: Coin, isPaid: boolean): void {
  const [name = '', ...others] = Object.keys(message)
  const fields = fieldsOf(message[name])
  const known = FUNCTIONS.get(name)
  if (others.length > 0 || known === undefined) throw new Refusal('unknown variant')
  const isUnknown = (key: string) => !known.fields.includes(key) || (key === 'sent_asset' && !isPaid)
  if (Object.keys(fields).some(isUnknown)) throw new Refusal('unknown field')
  if (!known.fields.includes('recovery_addr')) return known.act(run, chain, fields, coin)
  const recover = requireAccount(chain, textOf(fields, 'recovery_addr'))
  if (!attempt(run, (trial) => known.act(trial, chain, fields, coin))) credit(run.ledger, recover, chain.id, coin.denom, coin.amount)
}

/** Pays on what it was given; with an exact amount the contract keeps the rest. */
function actAlone(run: Run, chain: OutcomeChain, fields: Fields, coin: Coin): void {
  requireSent(fields, coin)
  requireTime(run, unitsOf(fields, 'timeout_timestamp'))
  if (typeof fields['exact_out'] !== 'boolean') throw new Refusal('missing field exact_out')
  const paid = fields['exact_out'] ? assetOf(fields['min_asset']) : coin
  if (paid.denom !== coin.denom || paid.amount > coin.amount) throw new Refusal('RemainingAssetLessThanMinAsset')
  credit(run.ledger, LOST, chain.id, coin.denom, coin.amount - paid.amount)
  pay(run, chain, fieldsOf(fields['action']), paid, unitsOf(fields, 'timeout_timestamp'))
}

function requireSent(fields: Fields, coin: Coin): void {
  const sent = fields['sent_asset']
  if (sent === undefined || sent === null) return
  const asset = assetOf(sent)
  if (asset.denom !== coin.denom || asset.amount !== coin.amount) throw new Refusal('InvalidNativeCoin')
}

function swapAndAction(run: Run, chain: OutcomeChain, fields: Fields, coin: Coin): void {
  requireSent(fields, coin)
  const least = assetOf(fields['min_asset'])
  requireTime(run, unitsOf(fields, 'timeout_timestamp'))
  for (const operations of operationsOf(fieldsOf(fields['user_swap']))) {
    const [first, last] = [fieldsOf(operations[0]), fieldsOf(operations.at(-1))]
    if (first['denom_in'] !== bare(coin.denom) || last['denom_out'] !== bare(least.denom)) throw new Refusal('SwapOperationsMismatch')
  }
  findPrice(run)
  const share = Array.isArray(fields['affiliates']) ? fields['affiliates'].length : 0
  // A share is taken from the yield, which then falls below the least.
  if (share > 0) throw new Refusal('ReceivedLessAssetFromSwapsThanMinAsset')
  pay(run, chain, fieldsOf(fields['post_swap_action']), least, unitsOf(fields, 'timeout_timestamp'))
}

/** The routes of the forms that take an exact amount. */
function operationsOf(swap: Fields): unknown[][] {
  const exact = swap['swap_exact_asset_in']
  const routes = exact === undefined ? fieldsOf(swap['smart_swap_exact_asset_in'])['routes'] : [exact]
  if (!Array.isArray(routes) || routes.length === 0) throw new Refusal('RoutesEmpty')
  return routes.map((route): unknown[] => {
    const { operations } = fieldsOf(route)
    if (!Array.isArray(operations) || operations.length === 0) throw new Refusal('SwapOperationsEmpty')
    return [...(operations as unknown[])]
  })
}

function pay(run: Run, chain: OutcomeChain, action: Fields, { denom, amount }: Coin, until: bigint): void {
  const paid = action['transfer'] ?? action['bank_send']
  if (paid !== undefined) return credit(run.ledger, requireAccount(chain, textOf(fieldsOf(paid), 'to_address')), chain.id, denom, amount)
  // Calls of further contracts and other bridges.
  if (action['ibc_transfer'] === undefined) return credit(run.ledger, LOST, chain.id, denom, amount)
  const info = fieldsOf(fieldsOf(action['ibc_transfer'])['ibc_info'])
  // The adapter hands what comes back to the recovery address.
  const sender = requireAccount(chain, textOf(info, 'recover_address'))
  const [channel, receiver, memo] = [textOf(info, 'source_channel'), textOf(info, 'receiver'), textOf(info, 'memo')]
  credit(run.ledger, sender, chain.id, denom, amount)
  run.sendPacket(run, chain, { sender, port: 'transfer', channel, receiver, denom, amount, memo, timeoutNs: until })
}

function assetOf(value: unknown): Coin {
  const { native, cw20 } = fieldsOf(value)
  if (native !== undefined) return { denom: textOf(fieldsOf(native), 'denom'), amount: unitsOf(fieldsOf(native), 'amount') }
  const token = fieldsOf(cw20)
  return { denom: `cw20:${textOf(token, 'address')}`, amount: unitsOf(token, 'amount') }
}

function bare(denom: string): string {
  return denom.replace(/^cw20:/, '')
}

/** Up to ten digits are seconds. */
function requireTime({ facts }: Run, until: bigint): void {
  const now = until > 9_999_999_999n ? facts.nowNs : facts.nowNs / 1_000_000_000n
  if (now > until) throw new Refusal('Timeout')
}
