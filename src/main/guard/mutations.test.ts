// Whatever is changed in a good proposal, it is refused or still means the same: the same lines, found as they were asked.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeFunctionData, parseAbi } from 'viem'
import { AppError } from '../../shared/domain/errors.ts'
import {
  ask,
  CCTP,
  ENTRY_MOVE,
  FRIEND,
  INIT_HARBOUR,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  ME,
  ME_HARBOUR,
  MOVE_INIT_HARBOUR,
  WRAPPED_INIT,
  ME_HEX,
  SOON_NS,
  THEM,
  USDC_BASIN,
} from '../../../test/support/benches/guardBench.ts'
import { moveArguments, transfer } from '../../../test/support/bodies/guardMessages.ts'
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'
import { addressBytes } from './addresses.ts'
import { checkCosmos, type CosmosProposal } from './checkCosmos.ts'
import { checkEvm, type EvmApproval, type EvmProposal } from './checkEvm.ts'
import { MOVE_EXECUTE } from './contracts/moveExecute.ts'
import { DEPOSIT, SEND } from './plainMessages.ts'

type Path = (string | number)[]

/** Every place in a proposal that holds a value. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) || ArrayBuffer.isView(value) ? Number(key) : key]),
  )
}

function withValue<P>(proposal: P, path: Path, change: (old: unknown) => unknown): P {
  const copy = structuredClone(proposal)
  let place = copy as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>
  const last = path.at(-1) ?? ''
  place[last] = change(place[last])
  return copy
}

function valueAt(proposal: object, path: Path): unknown {
  return path.reduce<unknown>((place, step) => (place as Record<string | number, unknown>)[step], proposal)
}

/** Another value of the same kind, or of none. */
const mutation = fc.oneof(
  fc.integer({ min: 0, max: 200 }).map((at) => (old: unknown) => {
    if (typeof old === 'bigint') return old + 1n + BigInt(at)
    if (typeof old === 'number') return (old + 1 + (at % 254)) % 256
    if (typeof old !== 'string' || old === '') return 'x'
    const index = at % old.length
    return `${old.slice(0, index)}${old[index] === 'q' ? 'p' : 'q'}${old.slice(index + 1)}`
  }),
  fc
    .integer({ min: 0, max: 9 })
    .map((digit) => (old: unknown) => (typeof old === 'string' ? `${old}${digit}` : old === null ? 0 : undefined)),
  fc.constantFrom<unknown>(null, undefined, '', THEM, '0', [], {}, -1).map((value) => () => value),
)

const one = (typeUrl: string, value: object, chainId = 'one-1'): CosmosProposal => ({ chainId, signer: ME, messages: [{ typeUrl, value }] })
const coin = { denom: 'uinit', amount: '1000000' }
const forward = { receiver: ME_HARBOUR, port: 'transfer', channel: 'channel-3', timeout: '10m', retries: 2 }
const burn = encodeFunctionData({
  abi: parseAbi(['function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token)']),
  args: [
    1000000n,
    4,
    `0x${(addressBytes(ME_HARBOUR, { kind: 'cosmos', vm: null, bech32Prefix: 'harbour' }) ?? '').padStart(64, '0')}`,
    USDC_BASIN as `0x${string}`,
  ],
})
const evm: EvmProposal & { approvals: EvmApproval[] } = {
  chainId: '7331',
  evmChainId: 7331,
  from: ME_HEX,
  to: CCTP,
  value: '0',
  data: burn,
  gas: '200000',
  approvals: [{ token: USDC_BASIN, spender: CCTP, amount: '1000000' }],
}
const move = {
  sender: ME,
  moduleAddress: ENTRY_MOVE,
  moduleName: 'entry_point',
  functionName: 'swap_and_action',
  typeArgs: [],
  args: moveArguments(),
}

const cases: { name: string; good: object; check: (proposal: never) => CheckLine[] }[] = [
  cosmos(
    'a send',
    one(SEND, { fromAddress: ME, toAddress: FRIEND, amount: [coin] }),
    ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] }),
  ),
  cosmos(
    'a deposit',
    one(DEPOSIT, { sender: ME, bridgeId: 15n, to: ME, amount: coin, data: Uint8Array.of(1, 2, 3) }),
    ask({
      from: ['one-1', 'uinit'],
      to: ['evm-1', WRAPPED_INIT],
      way: ['one-1', 'evm-1'],
      recipient: ME,
      hook: Buffer.from([1, 2, 3]).toString('base64'),
      patch: { unhookedDenom: L2_INIT_EVM, minimumOut: '1000000000000000000' },
    }),
  ),
  cosmos(
    'a packet passed on',
    transfer('move-1', L2_INIT_MOVE, ME, ME, JSON.stringify({ forward }), 'channel-0'),
    ask({
      from: ['move-1', L2_INIT_MOVE],
      to: ['harbour-1', MOVE_INIT_HARBOUR],
      way: ['move-1', 'one-1', 'harbour-1'],
      recipient: ME_HARBOUR,
    }),
  ),
  cosmos('an exchange', one(MOVE_EXECUTE, move), ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] })),
  {
    name: 'a burn on an Ethereum chain',
    good: evm,
    check: (proposal) =>
      checkEvm(
        proposal,
        ask({ from: ['7331', USDC_BASIN], to: ['harbour-1', 'uusdc'], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR }),
      ),
  },
]

function cosmos(name: string, good: CosmosProposal, intent: ReturnType<typeof ask>) {
  return { name, good, check: (proposal: never) => checkCosmos(proposal, intent) }
}

/** Returns the meaning of a line independently of spelling: addresses by their bytes. */
function meaning({ subject, form, found, asked }: CheckLine): string {
  const bytes = form === 'address' ? addressBytes(found, { kind: 'initia-l1', vm: 'move', bech32Prefix: 'init' }) : null
  return `${subject} ${bytes ?? (form === 'address' ? asked.toLowerCase() : found.toLowerCase())}`
}

/** Lines that say a bound instead of a value. */
const BOUNDED = new Set(['timeout', 'gas', 'least'])

describe('any change of any field', () => {
  test.each(cases)('of $name is refused or changes nothing', ({ good, check }) => {
    const before = check(good as never)
    const places = leaves(good)
    fc.assert(
      fc.property(fc.constantFrom(...places), mutation, (path, change) => {
        const changed = withValue(good, path, change)
        // Around the messages everything has been parsed: another kind of value cannot come here.
        fc.pre(path.includes('value') && path[0] === 'messages' ? true : typeof valueAt(changed, path) === typeof valueAt(good, path))
        let after: CheckLine[]
        try {
          after = check(changed as never)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
          expect((error as AppError).code).toBe('transfer.unsafeMessage')
          return
        }
        const said = (lines: CheckLine[]) => lines.filter(({ subject }) => !BOUNDED.has(subject)).map(meaning)
        expect(said(after)).toEqual(said(before))
      }),
      { numRuns: 1500, seed: 20261122 },
    )
  })

  test('leaves the moment when a packet is given up between now and a week from now', () => {
    const intent = ask({ from: ['one-1', 'uinit'], to: ['harbour-1', INIT_HARBOUR], way: ['one-1', 'harbour-1'], recipient: ME_HARBOUR })
    const packet = (nanoseconds: bigint) => {
      const good = transfer('one-1', 'uinit', ME, ME_HARBOUR, '', 'channel-3')
      return withValue(good, ['messages', 0, 'value', 'timeoutTimestamp'], () => nanoseconds)
    }
    const passes = (nanoseconds: bigint) => {
      try {
        return checkCosmos(packet(nanoseconds), intent).length > 0
      } catch {
        return false
      }
    }
    const week = 7n * 86_400n * 1_000_000_000n
    const now = BigInt(intent.now) * 1_000_000n
    fc.assert(
      fc.property(fc.bigInt(now - week, now + 2n * week), (moment) => {
        expect(passes(moment)).toBe(moment >= now + 1_000_000n && moment < now + week + 1_000_000n)
      }),
    )
    expect([SOON_NS, now, now + week, now + week + 1_000_000n].map(passes)).toEqual([true, false, true, false])
  })
})
