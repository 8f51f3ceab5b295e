// The documents that were played on real nodes and are played on the practice network: all families that need no relayer.
import {
  account,
  approve,
  call,
  deposit,
  ETERNITY,
  execute,
  executeJson,
  littleEndian,
  MANY,
  MORE,
  packet,
  PLAIN_TRANSFER,
  send,
  SWAP,
  swapArgs,
  toLocal,
  toRemote,
  toRemoteAndWithdraw,
  transfer,
  transferFrom,
  withdraw,
  word,
  type JsonMessage,
} from './jsonMessages.ts'

/** What is signed besides the messages, where it differs from a plain document. */
export interface Terms {
  /** Added to the sequence that the node expects. */
  sequence?: number
  /** Instead of a fee that suffices, such as "1{fee}". */
  fee?: string
  gas?: number
  memo?: string
  timeoutHeight?: number
  /** By default 191. */
  mode?: 1 | 127 | 191
  /** One bit of the signature is turned over. */
  isSpoiled?: boolean
  by?: 'alice' | 'bob'
}

/** A deposit's hook: a transaction for the rollup inside it, or bytes in hex that are none. */
export type Hook = { messages: readonly JsonMessage[]; terms?: Terms } | { bytes: string }

export interface RecordedDocument {
  name: string
  chain: 'l1' | 'rollup'
  messages: readonly JsonMessage[]
  terms?: Terms
  hook?: Hook
}

const convert = (amount: number, decimals = 6, named: number | undefined = amount): JsonMessage[] => [
  approve('init', 'wrapper', amount),
  toLocal('alice', 'init', decimals, named),
]

const one = (chain: 'l1' | 'rollup', name: string, message: JsonMessage | JsonMessage[], terms?: Terms): RecordedDocument => ({
  name,
  chain,
  messages: Array.isArray(message) ? message : [message],
  ...(terms === undefined ? {} : { terms }),
})
const hooked = (name: string, message: JsonMessage, hook: Hook): RecordedDocument => ({ name, chain: 'l1', messages: [message], hook })

const L1_DOCUMENTS: readonly RecordedDocument[] = [
  one('l1', 'a payment', send('1234567uinit')),
  one('l1', 'a payment, signed as SIGN_MODE_DIRECT', send('1uinit'), { mode: 1 }),
  one('l1', 'a payment, signed as amino JSON', send('1uinit'), { mode: 127 }),
  one('l1', 'a payment of an unknown denomination', send('5unothere')),
  one('l1', 'a payment of more than is held', send(`${MORE}uinit`)),
  one('l1', 'a payment of more than 64 bits can hold', send(`${MANY}uinit`)),
  one('l1', 'a payment of nothing', send('0uinit'), { mode: 1 }),
  one('l1', 'a payment to an address of another prefix', send('5uinit', 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'), { mode: 1 }),
  one('l1', 'a payment to what is no address', send('5uinit', 'not-an-address'), { mode: 1 }),
  one('l1', 'the same payment twice in one document', [send('7uinit'), send('7uinit')]),
  one('l1', 'two payments, the second of more than is held', [send('7uinit'), send(`${MORE}uinit`)]),
  one('l1', 'a sequence too high', send('7uinit'), { sequence: 1 }),
  one('l1', 'a sequence of the past', send('7uinit'), { sequence: -1 }),
  one('l1', 'too little fee', send('7uinit'), { fee: '1uinit' }),
  one('l1', 'no fee', send('7uinit'), { fee: '' }),
  one('l1', 'a fee in a denomination that pays none', send('7uinit'), { fee: '9000unothere' }),
  one('l1', 'a fee of more than is held', send('7uinit'), { fee: `${MORE}uinit` }),
  one('l1', 'a spoiled signature', send('7uinit'), { isSpoiled: true }),
  one('l1', 'a key that is not the sender’s', send('7uinit'), { by: 'bob' }),
  one('l1', 'too little gas for the bytes', send('7uinit'), { gas: 1000, fee: '9000uinit' }),
  one('l1', 'a memo of 300 characters', send('7uinit'), { memo: 'm'.repeat(300) }),
  one('l1', 'a timeout height that has passed', send('7uinit'), { timeoutHeight: 1 }),
  one('l1', 'a deposit', deposit('2000000uinit')),
  one('l1', 'a deposit of another token', deposit('500000uusdc')),
  one('l1', 'a deposit for somebody else', deposit('3000uusdc', '{bob}')),
  one('l1', 'a deposit to a missing bridge', deposit('2000000uinit', '{alice}', '999999')),
  one('l1', 'a deposit of an unknown denomination', deposit('5unothere')),
  one('l1', 'a deposit of more than is held', deposit(`${MORE}uinit`)),
  one('l1', 'a deposit for an address of another form', deposit('5uinit', 'not-an-address'), { mode: 1 }),
  one('l1', 'an exchange with a least that it reaches', execute(SWAP, swapArgs(1_000_000n, 400_000n))),
  one('l1', 'an exchange without a least', execute(SWAP, swapArgs(250_000n, null, '{pair2}'))),
  one('l1', 'an exchange in JSON', executeJson(SWAP, ['"0x{pair3}"', '"0x{uusdc.metadata}"', '"500000"', '"1000000"'])),
  one('l1', 'an exchange with a least out of reach', execute(SWAP, swapArgs(1_000_000n, 500_000n))),
  one(
    'l1',
    'an exchange in JSON with a least out of reach',
    executeJson(SWAP, ['"0x{pair}"', '"0x{uinit.metadata}"', '"1000000"', '"500000"']),
  ),
  one('l1', 'an exchange over what is no pair', execute(SWAP, swapArgs(1_000_000n, 1n, '{uusdc.metadata}'))),
  one('l1', 'an exchange of what the pair does not trade', execute(SWAP, swapArgs(1_000_000n, 1n, '{pair}', '{utia.metadata}'))),
  one('l1', 'an exchange of more than is held', execute(SWAP, swapArgs(2n ** 63n, 1n))),
  one('l1', 'an exchange of nothing', execute(SWAP, swapArgs(0n, null))),
  one('l1', 'an exchange with an argument too few', execute(SWAP, swapArgs(5n, null).slice(0, 3))),
  one('l1', 'a coin transfer of Move', execute(PLAIN_TRANSFER, [account('bob'), '{uusdc.metadata}', littleEndian(4321n)])),
  one('l1', 'a coin transfer of Move in JSON', executeJson(PLAIN_TRANSFER, ['"0x{bob.hex}"', '"0x{uusdc.metadata}"', '"4321"'])),
  one(
    'l1',
    'a coin transfer of Move of more than is held',
    execute(PLAIN_TRANSFER, [account('bob'), '{uusdc.metadata}', littleEndian(2n ** 63n)]),
  ),
  one('l1', 'a function that Move’s module does not have', execute('0x1::coin::not_there', [])),
  one('l1', 'a module that is not there', execute('0x1::not_there::transfer', [])),
  one('l1', 'a packet over a missing channel', packet('5uinit', 'channel-999', ETERNITY)),
  one('l1', 'a message of the rollup', call('usdc', 'a9059cbb'), { mode: 1 }),
]

const HOOK_DOCUMENTS: readonly RecordedDocument[] = [
  hooked('a deposit with a hook that converts it', deposit('2000000uinit'), { messages: convert(2_000_000) }),
  hooked('the same without an amount: all that is held', deposit('2000000uinit'), {
    messages: [approve('init', 'wrapper', 10n ** 18n), toLocal('alice', 'init', 6)],
  }),
  hooked('a hook with the wrong decimals', deposit('2000000uinit'), { messages: convert(2_000_000, 18) }),
  hooked('a hook that converts less than arrived', deposit('2000000uinit'), { messages: convert(1) }),
  hooked('a hook without an amount that allows no more than what arrives', deposit('2000000uinit'), {
    messages: [approve('init', 'wrapper', 2_000_000), toLocal('alice', 'init', 6)],
  }),
  hooked('a hook that converts more than it allowed', deposit('2000000uinit'), { messages: convert(1, 6, 2) }),
  hooked('a hook that converts more than is held', deposit('2000000uinit'), { messages: convert(2 ** 50) }),
  hooked('a hook that allows nothing', deposit('2000000uinit'), { messages: [toLocal('alice', 'init', 6, 2_000_000)] }),
  hooked('a deposit for somebody else with a hook of the sender', deposit('2000000uinit', '{bob}'), { messages: convert(2_000_000) }),
  hooked('a hook with a sequence too high', deposit('2000000uinit'), { messages: convert(2_000_000), terms: { sequence: 1 } }),
  hooked('a hook with a spoiled signature', deposit('2000000uinit'), { messages: convert(2_000_000), terms: { isSpoiled: true } }),
  hooked('a hook that pays somebody else', deposit('3000uusdc'), { messages: [transfer('usdc', 'bob', 3000)] }),
  hooked('a hook whose second message reverts', deposit('3000uusdc'), {
    messages: [transfer('usdc', 'bob', 1), transfer('usdc', 'bob', MANY)],
  }),
  hooked('a hook that is no transaction', deposit('3000uusdc'), { bytes: 'deadbeef' }),
]

const ROLLUP_DOCUMENTS: readonly RecordedDocument[] = [
  one('rollup', 'a payment', send('1234567{fee}')),
  one('rollup', 'a payment to what is no address', send('5{fee}', 'not-an-address'), { mode: 1 }),
  one('rollup', 'a payment of a bridged token', send('77{usdc}')),
  one('rollup', 'a payment of an unknown denomination', send('5unothere')),
  one('rollup', 'a payment of more than is held', send(`${MANY}{fee}`)),
  one('rollup', 'a sequence too high', send('7{fee}'), { sequence: 1 }),
  one('rollup', 'a fee of more than is held', send('7{fee}'), { fee: `${MANY}{fee}` }),
  one('rollup', 'a spoiled signature', send('7{fee}'), { isSpoiled: true }),
  one('rollup', 'too little fee', send('7{fee}'), { fee: '1{fee}' }),
  one('rollup', 'a withdrawal', withdraw('1234{usdc}')),
  one('rollup', 'a withdrawal for somebody else', withdraw('4321{usdc}', '{bob}')),
  one('rollup', 'a withdrawal of an unknown denomination', withdraw('5unothere')),
  one('rollup', 'a withdrawal of a denomination that is not from the L1', withdraw('5{fee}')),
  one('rollup', 'a withdrawal of more than is held', withdraw(`${MANY}{usdc}`)),
  one('rollup', 'a withdrawal to an address of another form', withdraw('5{usdc}', 'not-an-address'), { mode: 1 }),
  one('rollup', 'a token transfer', transfer('usdc', 'bob', 4321)),
  one('rollup', 'two token transfers in one document', [transfer('usdc', 'bob', 1), transfer('usdc', 'bob', 2)]),
  one('rollup', 'a token transfer of more than is held', transfer('usdc', 'bob', MANY)),
  one('rollup', 'a token transfer to the zero address', transfer('usdc', 'zero', 5)),
  one('rollup', 'an approval', approve('usdc', 'alice', 100)),
  one('rollup', 'an approval of the zero address', approve('usdc', 'zero', 100)),
  one('rollup', 'a transfer within the allowance', transferFrom('usdc', 'alice', 'bob', 60)),
  one('rollup', 'a transfer beyond the allowance', transferFrom('usdc', 'alice', 'bob', 41)),
  one('rollup', 'a transfer of another’s tokens', transferFrom('usdc', 'bob', 'alice', 1)),
  one('rollup', 'an address argument of more than twenty bytes', call('usdc', `a9059cbb${'ff'.repeat(12)}{bob.hex}${word(5)}`)),
  one('rollup', 'arguments with bytes behind them', call('usdc', `a9059cbb${account('bob')}${word(5)}${word(7)}`)),
  one('rollup', 'an argument too few', call('usdc', `a9059cbb${account('bob')}`)),
  one('rollup', 'a function that the contract does not have', call('usdc', 'deadc0de')),
  one('rollup', 'coins for a function that takes none', call('usdc', `a9059cbb${account('bob')}${word(5)}`, '1')),
  one('rollup', 'coins to an account', call('bob', '', '9')),
  one('rollup', 'coins of more than is held', call('bob', '', MANY.toString())),
  one('rollup', 'a call of an account without code', call('bob', `a9059cbb${account('bob')}${word(5)}`)),
  one('rollup', 'a packet over a missing channel', packet('5{fee}', 'channel-999', ETERNITY)),
  one('rollup', 'a message of the L1', execute(PLAIN_TRANSFER, []), { mode: 1 }),
  one('rollup', 'into the local form', [approve('init', 'wrapper', 5), toLocal('alice', 'init', 6, 5)]),
  one('rollup', 'into the local form for somebody else', [approve('init', 'wrapper', 5), toLocal('bob', 'init', 6, 5)]),
  one('rollup', 'into the local form beyond the allowance', toLocal('alice', 'init', 6, 5)),
  one('rollup', 'into the local form of nothing', toLocal('alice', 'init', 6, 0)),
  one('rollup', 'back into the bridged form', [approve('wrapped', 'wrapper', 10n ** 12n), toRemote('alice', 'wrapped', 10n ** 12n)]),
  one('rollup', 'back with an amount that leaves dust', [
    approve('wrapped', 'wrapper', 10n ** 12n),
    toRemote('alice', 'wrapped', 10n ** 12n - 1n),
  ]),
  one('rollup', 'back into the bridged form and out of the rollup', [
    approve('wrapped', 'wrapper', 3n * 10n ** 12n),
    toRemoteAndWithdraw('wrapped', 3n * 10n ** 12n),
  ]),
  one('rollup', 'back beyond the allowance', toRemote('alice', 'wrapped', 10n ** 24n)),
]

const PACKET_DOCUMENTS: readonly RecordedDocument[] = (['l1', 'rollup'] as const).flatMap((side) => {
  const [denom, channel] = side === 'l1' ? ['uinit', '{l1.channel}'] : ['{usdc}', '{rollup.channel}']
  return [
    one(side, 'a packet without a timeout', packet(`5${denom}`, channel, '0')),
    one(side, 'a packet with a timeout in the past', packet(`5${denom}`, channel, '1600000000000000000')),
    one(side, 'a packet of more than is held', packet(`${MORE}${denom}`, channel, ETERNITY)),
    one(side, 'a packet of an unknown denomination', packet('5unothere', channel, ETERNITY)),
    one(side, 'a packet to nobody', packet(`5${denom}`, channel, ETERNITY, ''), { mode: 1 }),
    // Its arrival must not mix with the documents that follow.
    one(side, 'a packet', packet(`5${denom}`, channel, ETERNITY, '{escrow}')),
  ]
})

/** In the order in which they are played: some need what an earlier one left. */
export const DOCUMENTS: readonly RecordedDocument[] = [...L1_DOCUMENTS, ...HOOK_DOCUMENTS, ...ROLLUP_DOCUMENTS, ...PACKET_DOCUMENTS]
