// The messages of recorded documents as proto JSON, with names in braces, which each network fills in its own way.
// Names: alice (signs), bob; `.hex` = the twenty bytes without 0x, `.text` = a text's words of the ABI behind its offset.
// Sources: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol; initia-labs/movevm initia_stdlib/sources/{dex,coin}.move.

/** One message as proto JSON with "@type"; the arguments of Move's MsgExecute in hex. */
export type JsonMessage = { '@type': string } & Record<string, unknown>

const coins = (text: string) => {
  const [, amount = '', denom = ''] = /^(\d+)(.+)$/.exec(text) ?? []
  return { denom, amount }
}
export const word = (value: bigint | number): string => BigInt(value).toString(16).padStart(64, '0')
export const account = (name: string): string => `${'0'.repeat(24)}{${name}.hex}`
export const littleEndian = (value: bigint): string =>
  value.toString(16).padStart(16, '0').replace(/(..)/g, '$1 ').trim().split(' ').toReversed().join('')

export const send = (amount: string, to = '{bob}'): JsonMessage => ({
  '@type': '/cosmos.bank.v1beta1.MsgSend',
  from_address: '{alice}',
  to_address: to,
  amount: [coins(amount)],
})

export const deposit = (amount: string, to = '{alice}', bridge = '{bridge}'): JsonMessage => ({
  '@type': '/opinit.ophost.v1.MsgInitiateTokenDeposit',
  sender: '{alice}',
  bridge_id: bridge,
  to,
  amount: coins(amount),
  data: '',
})

export const withdraw = (amount: string, to = '{alice}'): JsonMessage => ({
  '@type': '/opinit.opchild.v1.MsgInitiateTokenWithdrawal',
  sender: '{alice}',
  to,
  amount: coins(amount),
})

export const call = (contract: string, input: string, value = '0'): JsonMessage => ({
  '@type': '/minievm.evm.v1.MsgCall',
  sender: '{alice}',
  contract_addr: `0x{${contract}.hex}`,
  input: `0x${input}`,
  value,
})

export const execute = (fn: string, args: string[], typeArgs: string[] = []): JsonMessage => {
  const [module_address = '', module_name = '', function_name = ''] = fn.split('::')
  return { '@type': '/initia.move.v1.MsgExecute', sender: '{alice}', module_address, module_name, function_name, type_args: typeArgs, args }
}

export const executeJson = (fn: string, args: string[], typeArgs: string[] = []): JsonMessage => ({
  ...execute(fn, args, typeArgs),
  '@type': '/initia.move.v1.MsgExecuteJSON',
})

export const packet = (amount: string, channel: string, timeout: string, receiver = '{bob}'): JsonMessage => ({
  '@type': '/ibc.applications.transfer.v1.MsgTransfer',
  source_port: 'transfer',
  source_channel: channel,
  token: coins(amount),
  sender: '{alice}',
  receiver,
  timeout_height: { revision_number: '0', revision_height: '0' },
  timeout_timestamp: timeout,
  memo: '',
})

export const approve = (contract: string, spender: string, amount: bigint | number): JsonMessage =>
  call(contract, `095ea7b3${account(spender)}${word(amount)}`)
export const transfer = (contract: string, to: string, amount: bigint | number): JsonMessage =>
  call(contract, `a9059cbb${account(to)}${word(amount)}`)
export const transferFrom = (contract: string, from: string, to: string, amount: bigint | number): JsonMessage =>
  call(contract, `23b872dd${account(from)}${account(to)}${word(amount)}`)
/** toLocal(address,string,uint256,uint8), or (address,string,uint8) without an amount. */
export const toLocal = (receiver: string, denom: string, decimals: number, amount?: number): JsonMessage =>
  amount === undefined
    ? call('wrapper', `701dcf21${account(receiver)}${word(96)}${word(decimals)}{${denom}.text}`)
    : call('wrapper', `1efd1a84${account(receiver)}${word(128)}${word(amount)}${word(decimals)}{${denom}.text}`)
/** toRemote(address,string,uint256). */
export const toRemote = (receiver: string, denom: string, amount: bigint): JsonMessage =>
  call('wrapper', `cf9ee0c3${account(receiver)}${word(96)}${word(amount)}{${denom}.text}`)

/** toRemoteAndOPWithdraw(string,string,uint256). */
export const toRemoteAndWithdraw = (denom: string, amount: bigint): JsonMessage =>
  call('wrapper', `b9cf3742${word(96)}${word(192)}${word(amount)}{alice.text}{${denom}.text}`)

export const ETERNITY = '4102444800000000000'
/** More than anybody holds, and than 64 bits can. */
export const MANY = 10n ** 30n
/** More than anybody holds on the L1, within 64 bits. */
export const MORE = 10n ** 18n
export const SWAP = '0x1::dex::swap_script'
export const swapArgs = (amount: bigint, least: bigint | null, pair = '{pair}', coin = '{uinit.metadata}'): string[] => [
  pair,
  coin,
  littleEndian(amount),
  least === null ? '00' : `01${littleEndian(least)}`,
]
export const PLAIN_TRANSFER = '0x1::coin::transfer'
