// Determines who sent what an account received, where a record proves it: a bank send alone in its transaction, a plain EVM transfer.
import { fromBech32, toHex } from '@cosmjs/encoding'
import { z } from 'zod'
import type { Row } from './compare.ts'
import { isIn, type HeldTx } from './heldCopy.ts'
import type { SourceReceipt, SourceTx } from './source.ts'

/** Letters of a bech32 address. */
const LONGEST = 120
const SEND = '/cosmos.bank.v1beta1.MsgSend'
const Send = z.looseObject({ from_address: z.string(), to_address: z.string() })

/** Returns 0x and lower case, whatever the spelling of an address; any other text unchanged. */
export function plainAddress(text: string): string {
  if (/^0x/i.test(text)) return text.toLowerCase()
  try {
    return `0x${toHex(fromBech32(text, LONGEST).data)}`
  } catch (error) {
    // The library says with a plain Error that a text is none.
    if (error instanceof Error) return text
    throw error
  }
}

interface Told {
  txs: readonly SourceTx[]
  receipts: readonly SourceReceipt[]
}

/**
 * Rows by hash: of Cosmos transactions their own, of EVM transactions the EVM's.
 * @param me 0x, lower case
 */
export function sendersTold({ txs, receipts }: Told, me: string): Row[] {
  const sends = txs.flatMap(({ txhash, code, tx }): Row[] => {
    const [message, ...others] = tx?.body.messages ?? []
    if (message?.['@type'] !== SEND || others.length > 0 || (code ?? 0) !== 0) return []
    const { from_address, to_address } = Send.parse(message)
    const sender = plainAddress(from_address)
    return plainAddress(to_address) === me && sender !== me ? [{ name: txhash, facts: { sender } }] : []
  })
  const transfers = receipts.flatMap(({ transactionHash, from, to, status }): Row[] =>
    to === me && from !== me && status === '1' ? [{ name: `0x${transactionHash}`, facts: { sender: from } }] : [],
  )
  return [...sends, ...transfers]
}

/** Returns the same rows of the local copy, among those of the source. */
export function sendersHeld(txs: readonly HeldTx[], told: readonly Row[]): Row[] {
  const wanted = new Set(told.map(({ name }) => name))
  return txs.flatMap((tx) => {
    const facts = { sender: tx.counterparty === null ? null : plainAddress(tx.counterparty) }
    const names = [...(tx.form === 'cosmos' ? [tx.hash] : []), ...(isIn('evmTxs', tx) ? [`0x${tx.evm_hash}`] : [])]
    return names.filter((name) => wanted.has(name)).map((name) => ({ name, facts }))
  })
}
