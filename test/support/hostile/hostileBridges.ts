// Families of Ethereum transactions and of Circle's Cosmos module: sends, burns in both forms, paid relaying, and fast
// orders.
import { CCTP_BURN, CCTP_BURN_WITH_CALLER } from '../../../src/main/guard/contracts/cctp.ts'
import {
  CCTP,
  DELIVERER,
  FRIEND_HEX,
  GO_FAST,
  ME_HARBOUR,
  ME_HEX,
  RELAYER,
  SOON_NS,
  SOON_S,
  THEM_HEX,
  USDC_BASIN,
  type Request,
} from '../benches/guardBench.ts'
import { bytesOf } from './hostileFacts.ts'
import { family, type Family } from './hostileFamily.ts'
import { cosmos } from './hostilePlain.ts'
import { ALLOWING, dataOf, transaction, type Allowing } from './hostileCalls.ts'

/** An address as bridges write it. */
export const wordOf = (address: string) => `0x${bytesOf(address).replace(/^0x/, '').padStart(64, '0')}`
const NOBODY = wordOf('0x0')
/** The recipient's bytes with something in front of them. */
const DIRTY = `0x01${'00'.repeat(11)}${bytesOf(ME_HARBOUR)}`

const TO_HARBOUR: Request = { from: ['7331', USDC_BASIN], to: ['harbour-1', 'uusdc'], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR }

interface Bridged extends Allowing {
  contract: string
  amount: bigint
  domain: number
  to: string
  burns: string
  caller: string
  fee: bigint
  finality: number
}

const AMOUNTS = [0n, 1n, 500000n, 999999n, 1000001n, 1005000n, 2000000n]

/** A burn by one contract. */
export function burnFamily(request: Request, contract: string, write: (params: Bridged) => string, change: Partial<Bridged> = {}): Family {
  return family<Bridged>(
    {
      allows: 1000000n,
      token: USDC_BASIN,
      spender: contract,
      contract,
      amount: 1000000n,
      domain: 4,
      to: wordOf(ME_HARBOUR),
      burns: USDC_BASIN,
      caller: DELIVERER,
      fee: 10000n,
      finality: 1000,
      ...change,
    },
    (params) => transaction(request, params, params.contract, write(params)),
    {
      ...ALLOWING,
      spender: [THEM_HEX, CCTP, RELAYER, GO_FAST, ME_HEX],
      token: [THEM_HEX],
      contract: [CCTP, RELAYER, GO_FAST, THEM_HEX, USDC_BASIN],
      amount: AMOUNTS,
      domain: [0, 5, 6, 7, 4294967295],
      to: [wordOf(THEM_HEX), NOBODY, DIRTY, wordOf(FRIEND_HEX)],
      burns: [THEM_HEX, CCTP],
      caller: [wordOf(THEM_HEX), wordOf(ME_HEX), NOBODY, `0x${'00'.repeat(31)}01`],
      fee: [0n, 1n, 10001n, 500000n, 999999n, 1000000n, 2000000n],
      finality: [0, 999, 1001, 2000, 0xffffffff],
    },
    {
      'a fee, as quoted': { params: { fee: 500000n }, patch: { minimumOut: '500000' } },
      'less, as quoted': { params: { amount: 1n, fee: 0n }, patch: { minimumOut: '1' } },
      'another contract and its approval': { params: { contract: THEM_HEX, spender: THEM_HEX } },
      'another domain, nothing promised': { params: { domain: 5 }, patch: { minimumOut: '0' } },
      'a domain that no list names, nothing promised': { params: { domain: 6 }, patch: { minimumOut: '0' } },
    },
  )
}

interface Order extends Allowing {
  contract: string
  sender: string
  to: string
  amount: bigint
  out: bigint
  domain: number
  until: bigint
  data: string
}

const fastOrder = family<Order>(
  {
    allows: 1000000n,
    token: USDC_BASIN,
    spender: GO_FAST,
    contract: GO_FAST,
    sender: wordOf(ME_HEX),
    to: wordOf(ME_HARBOUR),
    amount: 1000000n,
    out: 990000n,
    domain: 4,
    until: SOON_S,
    data: '0x',
  },
  (params) => {
    const { contract, sender, to, amount, out, domain, until, data } = params
    return transaction(TO_HARBOUR, params, contract, dataOf('submitOrder', [sender, to, amount, out, domain, until, data]))
  },
  {
    ...ALLOWING,
    spender: [THEM_HEX, CCTP, RELAYER],
    contract: [CCTP, RELAYER, THEM_HEX],
    sender: [wordOf(THEM_HEX), NOBODY, `0x01${'00'.repeat(11)}${ME_HEX.slice(2)}`, wordOf(ME_HARBOUR)],
    to: [wordOf(THEM_HEX), NOBODY, DIRTY],
    amount: AMOUNTS,
    out: [0n, 1n, 989999n, 990001n, 1000001n],
    domain: [0, 5, 6],
    until: [0n, 1n, SOON_NS, 2n ** 64n - 1n],
    data: ['0x00', '0x1234'],
  },
  {
    'a yield of 1, as quoted': { params: { out: 1n }, patch: { minimumOut: '1' } },
    'half of it, as quoted': { params: { amount: 500000n, out: 400000n }, patch: { minimumOut: '400000' } },
  },
)

const nativeSend = family(
  { to: FRIEND_HEX, value: '1000000', data: '0x' },
  ({ to, value, data }) => {
    const request: Request = { from: ['7331', 'eth'], to: ['7331', 'eth'], way: ['7331'], recipient: FRIEND_HEX }
    return transaction(request, { allows: null, token: '', spender: '' }, to, data, value)
  },
  {
    to: [THEM_HEX, ME_HEX, CCTP, USDC_BASIN],
    value: ['0', '1', '999999', '1000001', '2000000'],
    data: ['0x00', dataOf('transfer', [THEM_HEX, 1n]), dataOf('approve', [THEM_HEX, 1n])],
  },
  {
    'less, as quoted': { params: { value: '1' }, patch: { minimumOut: '1' } },
    'nothing, nothing promised': { params: { value: '0' }, patch: { minimumOut: '0' } },
  },
)

export const bytesIn = (word: string) => new Uint8Array(Buffer.from(word.slice(2), 'hex'))

function moduleBurn(isWithCaller: boolean): Family {
  return family(
    { amount: '1000000', domain: 7, to: wordOf(FRIEND_HEX), burns: 'uusdc', caller: isWithCaller ? DELIVERER : null, isWithCaller },
    ({ amount, domain, to, burns, caller, isWithCaller: isNamed }) => {
      const value = { from: ME_HARBOUR, amount, destinationDomain: domain, mintRecipient: bytesIn(to), burnToken: burns }
      const request: Request = { from: ['harbour-1', 'uusdc'], to: ['7331', USDC_BASIN], way: ['harbour-1', '7331'], recipient: FRIEND_HEX }
      const named = caller === null ? {} : { destinationCaller: bytesIn(caller) }
      return cosmos(request, isNamed ? CCTP_BURN_WITH_CALLER : CCTP_BURN, { ...value, ...named }, ME_HARBOUR)
    },
    {
      amount: ['0', '1', '999999', '1000001', '2000000', '-1'],
      domain: [0, 4, 8, 99, 7.5],
      to: [wordOf(THEM_HEX), NOBODY, `0x01${'00'.repeat(11)}${FRIEND_HEX.slice(2)}`, FRIEND_HEX, '0x'],
      burns: ['uharb', 'UUSDC', 'uother'],
      caller: [wordOf(THEM_HEX), NOBODY, '0x01', '0x', wordOf(ME_HEX), DELIVERER, null],
      isWithCaller: [!isWithCaller],
    },
    {
      'less, as quoted': { params: { amount: '1' }, patch: { minimumOut: '1' } },
      'another domain, nothing promised': { params: { domain: 8 }, patch: { minimumOut: '0' } },
      'a caller that nobody is, nothing promised': { params: { caller: wordOf(THEM_HEX), isWithCaller: true }, patch: { minimumOut: '0' } },
    },
  )
}

/** The first form. */
export const writeBurn = ({ amount, domain, to, burns }: Bridged) => dataOf('depositForBurn', [amount, domain, to, burns])

const relayed = (withCaller: boolean) => (params: Bridged) => {
  const { amount, domain, to, burns, fee, caller } = params
  const args = [amount, domain, to, burns, fee]
  return withCaller ? dataOf('requestCCTPTransferWithCaller', [...args, caller]) : dataOf('requestCCTPTransfer', args)
}
const RELAYED = { amount: 990000n, fee: 10000n }

/** By name. */
export const BRIDGE_FAMILIES: Readonly<Record<string, Family>> = {
  nativeSend,
  burn: burnFamily(TO_HARBOUR, CCTP, writeBurn),
  burnWithCaller: burnFamily(TO_HARBOUR, CCTP, ({ amount, domain, to, burns, caller }) =>
    dataOf('depositForBurnWithCaller', [amount, domain, to, burns, caller]),
  ),
  burnSecond: burnFamily(TO_HARBOUR, CCTP, ({ amount, domain, to, burns, caller, fee, finality }) =>
    dataOf('depositForBurn', [amount, domain, to, burns, caller, fee, finality]),
  ),
  relayed: burnFamily(TO_HARBOUR, RELAYER, relayed(false), RELAYED),
  relayedWithCaller: burnFamily(TO_HARBOUR, RELAYER, relayed(true), RELAYED),
  fastOrder,
  moduleBurn: moduleBurn(false),
  moduleBurnWithCaller: moduleBurn(true),
}
