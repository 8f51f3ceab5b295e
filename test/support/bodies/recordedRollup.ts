// Holds the unchanged answers of a real EVM rollup (minievm v1.0.3) and its real indexer (rollytics 3a2b99d), and that chain's registry
// entry. test/recorded/minievm.jsonl has one answer per line: the service, the path, the status, the body.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { IndexerTx } from '../../../src/wire/indexer.ts'

const Recording = z.object({ host: z.string(), path: z.string(), status: z.number(), body: z.string() })
export type Recording = z.infer<typeof Recording>

const recordings = readFileSync(new URL('../../recorded/minievm.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => Recording.parse(JSON.parse(line)))

/** The answer of a service to a path that begins so. @throws Error when there is none. */
export function recorded(start: string): Recording {
  const found = recordings.find(({ path }) => path.startsWith(start))
  if (found === undefined) throw new Error(`nothing recorded for ${start}`)
  return found
}

/** Returns the recorded transaction whose hash begins with `hash`. */
export function recordedTx(hash: string): IndexerTx {
  const { body } = recorded(`/indexer/tx/v1/txs/${hash}`)
  const { tx } = JSON.parse(body) as { tx: unknown }
  return IndexerTx.parse(tx)
}

/** The account whose history was recorded, an account that pays it, and the chain's token contracts. */
export const HOLDER = { bech32: 'init1rgsnxl3j5pvelkuc2v903fnm70su5kwe2x8srn', hex: '0x1A21337E32A0599Fdb98530af8A67BF3E1cA59d9' }
export const PAYER = { bech32: 'init1mkvvvyp64ra2rax7ucawat2knt22k6zmxnuma6', hex: '0xdd98c6103aa8faa1f4dee63aeead569ad4ab685b' }
/** Three of the accounts of a later recording. */
export const ALICE = { bech32: 'init1a4kj6v9l24wph850gr6293qxhg8w4tek5kaw9d', hex: '0xED6D2d30Bf555C1b9E8f40f4a2C406ba0EeAAF36' }
export const BOB = { bech32: 'init10lw9z6kta4kgtrf3q0q6855y2qkqreymuqvtyt', hex: '0x7fdc516acBED6C858d3103c1A3D284502C01e49B' }
export const DAVE = { bech32: 'init1ly3xuccczlvp6cxncqhce3zltf0wm5ml72kcql', hex: '0xf9226e631817D81d60d3c02f8cc45f5a5EEdd37f' }
/** The fee coin GAS, a plain ERC-20 with 6 decimals (RTK), an ERC-721. */
export const CONTRACTS = {
  gas: '0x9989cFca23e97B2AEd8EA21d9CF244A03Cc89f02',
  rtk: '0x25E4CE596D15045B588869FE46B5d0f937c991Cb',
  cats: '0x5232762659059384F2a099A11204be207Bc05a1B',
}

export const ROLLUP = {
  chain_id: 'waybilltest-1',
  chain_name: 'waybilltest',
  bech32_prefix: 'init',
  fees: { fee_tokens: [{ denom: 'GAS', fixed_min_gas_price: 0 }] },
  metadata: { op_bridge_id: '1', minitia: { type: 'minievm' } },
}
