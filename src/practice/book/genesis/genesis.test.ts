// The written history: reproducible, rich in kinds, and never overdrawn.
import { describe, expect, it } from 'vitest'
import { PRACTICE_MNEMONIC, practiceKey, rootOf } from '../../keys/mnemonic.ts'
import { ANCHOR_MS } from '../chains/chains.ts'
import { writeGenesis } from './genesis.ts'
import { balancesOf, type ChainState } from '../state.ts'
import { practicePeople } from './genesisPeople.ts'

const root = rootOf(PRACTICE_MNEMONIC)
const keys = [0, 1, 2].map((index) => practiceKey(root, index))
const me = keys[0]?.bech32 ?? ''

describe('the written history', () => {
  it('is the same for the same seed and another for another', () => {
    const first = writeGenesis(7, keys)
    expect(writeGenesis(7, keys)).toEqual(first)
    expect(writeGenesis(8, keys)).not.toEqual(first)
  })

  it('gives the first account about four hundred transactions of many kinds', () => {
    const txs = [...writeGenesis(7, keys).values()].flatMap((state) => state.txs.filter((tx) => tx.accounts.has(me)))
    const types = new Set(txs.flatMap((tx) => tx.messageTypes))
    expect(txs.length).toBeGreaterThan(330)
    expect(types.size).toBeGreaterThan(16)
    expect(txs.some((tx) => tx.record.code !== 0)).toBe(true)
    expect(txs.every((tx) => tx.timeMs <= ANCHOR_MS)).toBe(true)
  })

  it('holds every kind of thing that can be told of, whatever the seed', () => {
    for (const seed of [1, 7]) {
      const mine = [...writeGenesis(seed, keys).values()].flatMap((state) => state.txs.filter((tx) => tx.accounts.has(me)))
      const said = mine.map((tx) => ({ types: tx.messageTypes.join(' '), events: JSON.stringify(tx.record.events) }))
      const some = (part: string) => said.some(({ types, events }) => types.includes(part) || events.includes(part))
      const parts = [
        'bank.v1beta1.MsgSend',
        'MsgDelegate',
        'MsgUndelegate',
        'MsgBeginRedelegate',
        'MsgWithdrawDelegatorReward',
        'gov.v1.MsgVote',
        'gov.v1.MsgDeposit',
        'MsgGrant',
        'MsgRevoke',
        'authz.v1beta1.MsgExec',
        'MsgGrantAllowance',
        'MsgTransfer',
        'MsgRecvPacket',
        'MsgAcknowledgement',
        'MsgTimeout',
        'ABCI code: 5',
        'MsgInitiateTokenDeposit',
        'MsgFinalizeTokenDeposit',
        'MsgInitiateTokenWithdrawal',
        'MsgFinalizeTokenWithdrawal',
        'evm.v1.MsgCall',
        'evm.v1.MsgCreate',
        'move.v1.MsgExecute',
        'dex::SwapEvent',
        'object::TransferEvent',
        'WithdrawOwnerEvent',
        'MsgExecuteContract',
        'MsgInstantiateContract',
        'transfer_nft',
        'increase_allowance',
        '"value":"swap"',
        'tidemark.almanac',
      ]
      expect(parts.filter((part) => !some(part))).toEqual([])
      expect(mine.some((tx) => tx.messageTypes.length > 2)).toBe(true)
      expect(mine.some((tx) => tx.record.code !== 0)).toBe(true)
    }
  })

  it('aims hostile texts at the second account alone', () => {
    const texts = (account: string) =>
      [...writeGenesis(7, keys).values()].flatMap((state) =>
        state.txs.filter((tx) => tx.accounts.has(account)).map((tx) => JSON.stringify(tx.record)),
      )
    const hostile = ['<script>', '\u202e', '\u200b', '=cmd|', '\\u0000', 'A very long memo. '.repeat(500)]
    for (const part of hostile) {
      expect([part.slice(0, 20), texts(keys[1]?.bech32 ?? '').some((text) => text.includes(part))]).toEqual([part.slice(0, 20), true])
    }
    expect(texts(me).some((text) => text.includes('<script>'))).toBe(false)
  })

  it('never leaves a negative balance and gives the second account something', () => {
    const book = writeGenesis(7, keys)
    for (const state of book.values()) {
      for (const held of state.balances.values()) for (const amount of held.values()) expect(amount >= 0n).toBe(true)
      expect(balancesOf(state, me).length).toBeGreaterThan(1)
    }
    const l1 = book.get('practice-1')
    expect(l1 !== undefined && balancesOf(l1, keys[1]?.bech32 ?? '').length > 0).toBe(true)
  })

  it('leaves people what a person could have, and enough at every moment before', () => {
    const moved = (state: ChainState, person: string, denom: string): bigint[] =>
      state.txs.flatMap(({ record }) =>
        record.events.flatMap(({ type, attributes }) => {
          const valueOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.value ?? ''
          const sign = type === 'coin_spent' ? -1n : 1n
          if (!type.startsWith('coin_') || valueOf(sign < 0n ? 'spender' : 'receiver') !== person) return []
          const coin = valueOf('amount')
            .split(',')
            .find((text) => text.replace(/^[0-9]+/, '') === denom)
          return coin === undefined ? [] : [sign * BigInt(coin.slice(0, -denom.length))]
        }),
      )
    for (const state of writeGenesis(7, keys).values()) {
      for (const person of practicePeople()) {
        for (const { denom, decimals } of state.chain.assets) {
          const held = state.balances.get(person)?.get(denom) ?? 0n
          expect(held < 10_000n * 10n ** BigInt(decimals)).toBe(true)
          // On EVM rollups contracts move coins too, without an event of the bank.
          const moves = state.chain.kind === 'minievm' ? [] : moved(state, person, denom)
          let balance = held - moves.reduce((sum, move) => sum + move, 0n)
          for (const move of moves) expect((balance += move) >= 0n).toBe(true)
        }
      }
    }
  })

  it('keeps heights and sequences in order', () => {
    for (const state of writeGenesis(7, keys).values()) {
      for (const [index, tx] of state.txs.entries()) {
        expect(tx.sequence).toBe(index + 1)
        if (index > 0) expect(tx.height).toBeGreaterThanOrEqual(state.txs[index - 1]?.height ?? 0)
      }
    }
  })
})
