// Messages of the guard's tests that several families share: packets with a memo, and calls of Skip's Move module.
import { bcs } from '@mysten/bcs'
import { IBC_TRANSFER } from '../../src/main/transfers/guard/plainMessages.ts'
import { FRIEND, ME, PAIR, SOON_NS } from './guardBench.ts'

/** A transfer of all that was asked for, with a memo. */
export function transfer(chainId: string, denom: string, sender: string, receiver: string, memo: string, sourceChannel: string) {
  const token = { denom, amount: '1000000' }
  const value = { sourcePort: 'transfer', sourceChannel, token, sender, receiver, timeoutTimestamp: SOON_NS, memo }
  return { chainId, signer: sender, messages: [{ typeUrl: IBC_TRANSFER, value }] }
}

export const text = (value: string) => bcs.string().serialize(value).toBytes()
const lists = bcs.vector(bcs.vector(bcs.string()))
/** Arguments of swap_and_action in BCS; by default an exchange of INIT for USDC, paid out on the L1. */
export function moveArguments(
  change: Partial<
    Record<'venues' | 'pools' | 'coins' | 'mode' | 'offer' | 'in' | 'out' | 'want' | 'action' | 'until' | 'recover', unknown>
  > = {},
  actionArgs: Uint8Array[] = [text(FRIEND)],
) {
  const {
    mode = 0,
    offer = 'uinit',
    in: amountIn = 1000000n,
    out = 990000n,
    want = 'uusdc',
    action = 0,
    until = SOON_NS,
    recover = ME,
    // The DEX for what the listed pair trades; the exchange of rollups' forms needs no pool.
    venues = offer === 'uinit' && want === 'uusdc' ? [0] : [2],
    pools = [[`move/${PAIR.slice(2)}`]],
    coins = [[offer, want]],
  } = change
  return [
    bcs
      .vector(bcs.u8())
      .serialize(venues as number[])
      .toBytes(),
    bcs
      .u8()
      .serialize(mode as number)
      .toBytes(),
    bcs
      .u64()
      .serialize(amountIn as bigint)
      .toBytes(),
    bcs
      .u64()
      .serialize(out as bigint)
      .toBytes(),
    lists.serialize(pools as string[][]).toBytes(),
    lists.serialize(coins as string[][]).toBytes(),
    bcs
      .u8()
      .serialize(action as number)
      .toBytes(),
    bcs
      .u64()
      .serialize(until as bigint)
      .toBytes(),
    text(recover as string),
    bcs
      .vector(bcs.vector(bcs.u8()))
      .serialize(actionArgs.map((arg) => [...arg]))
      .toBytes(),
  ]
}
export const base64 = (args: Uint8Array[]) => args.map((arg) => Buffer.from(arg).toString('base64'))
