// Genesis transactions of the EVM rollup: ERC-20 calls, an unknown selector and a revert, signed by the account's own Cosmos wallet.
// Sources: initia-labs/minievm x/evm/types/events.go, proto minievm/evm/v1/tx.proto; EIP-20.
import { addressWord, approvalLog, hexAddress, selectorOf, transferLog, word, type EvmLog } from '../../evm/abi.ts'
import { ChainError, type Effects } from '../effects.ts'
import type { TxDraft } from '../record.ts'
import { draft, serviceAddress, shareOfMine, tokens, type TxWriter, type GenesisContext } from '../genesisContext.ts'

/** One call of a contract. */
export interface Call {
  /** Bech32. */
  sender: string
  /** 0x. */
  contract: string
  /** 0x. */
  input: string
  logs?: readonly EvmLog[]
  value?: bigint
  act?(effects: Effects): void
}

/** MsgCall with what the contract did. */
export function callDraft(context: GenesisContext, call: Call): TxDraft {
  const { sender, contract, input, logs = [], value = 0n } = call
  const type = '/minievm.evm.v1.MsgCall'
  const message = { '@type': type, sender, contract_addr: contract, input, value: value.toString(), access_list: [], auth_list: [] }
  return draft(context, sender, [message], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender, module: 'evm' })
    call.act?.(effects)
    effects.called(contract, `0x${word(1n)}`, logs)
  })
}

function mine(context: GenesisContext, call: Omit<Call, 'sender'>): TxDraft {
  return callDraft(context, { sender: context.me.bech32, ...call })
}

/** A transfer of INIT as an ERC-20; amounts are in 18 decimals and exceed 2^53. The bank emits no event for it, only the log shows it. */
export const erc20Transfer: TxWriter = (context) => {
  const asset = context.state.chain.assets[0]
  const coin = asset === undefined ? null : shareOfMine(context, asset.denom, 2, 40)
  const to = context.random.pick(context.people)
  if (asset?.contract === undefined || coin === null) return null
  const amount = BigInt(coin.amount)
  return mine(context, {
    contract: asset.contract,
    input: `0x${selectorOf('transfer(address,uint256)')}${addressWord(to)}${word(amount)}`,
    logs: [transferLog(asset.contract, context.me.bech32, to, amount)],
    act: (effects) => effects.shift(context.me.bech32, to, [coin]),
  })
}

/** Approves a spender, now and then without a limit. */
export const erc20Approve: TxWriter = (context) => {
  const asset = context.state.chain.assets[0]
  const contract = asset?.contract
  if (contract === undefined) return null
  const spender = serviceAddress(context.state.chain, 'pool')
  const amount = context.random.chance(0.4) ? 2n ** 256n - 1n : tokens(context, 18, 1, 500)
  return mine(context, {
    contract,
    input: `0x${selectorOf('approve(address,uint256)')}${addressWord(spender)}${word(amount)}`,
    logs: [approvalLog(contract, context.me.bech32, spender, amount)],
    act: (effects) => effects.allow(contract, hexAddress(context.me.bech32), hexAddress(spender), amount),
  })
}

/** A call of a function whose selector no list names. */
export const unknownCall: TxWriter = (context) => {
  const contract = hexAddress(serviceAddress(context.state.chain, 'pool'))
  const input = `0xdeadc0de${context.random.hex(64)}`
  return mine(context, { contract, input, logs: [{ address: contract, topics: [`0x${context.random.hex(32)}`], data: '0x' }] })
}

/** A call that reverts with a reason. */
export const revertedCall: TxWriter = (context) => {
  const base = unknownCall(context)
  const act = (): never => {
    throw new ChainError(2, 'evm', 'execution reverted, revert: ERC20: transfer amount exceeds balance: Reverted')
  }
  return base === null ? null : { ...base, act }
}
