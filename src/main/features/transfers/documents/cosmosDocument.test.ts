// A document that the device could not hold is refused when it is built, long before anybody is asked to sign it.
import { expect, test } from 'vitest'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { toBuilt } from './cosmosDocument.ts'
import type { CosmosSigner } from './cosmosSigner.ts'
import type { StepDeps } from '../stepContext.ts'

type Mode = CosmosSigner['key']['mode']

/** Builds a document of this text; nothing else of the world is looked at. */
function build(text: string, mode: Mode) {
  const deps = { clock: { now: () => 0 } } as unknown as StepDeps
  const chain: Pick<ChainRecord, 'id'> = { id: 'interwoven-1' }
  const signer: CosmosSigner = { address: 'init1', key: { mode, publicKey: '' } }
  const fee = { denom: 'uinit', amount: '1', gas: '1' }
  return toBuilt(
    deps,
    { purpose: 'transfer', chain: chain as ChainRecord, signer, checks: [], txIndex: 0 },
    { document: text, timeoutHeight: 1, sequence: '1', fee },
  )
}
const tooLong: unknown = expect.objectContaining({ code: 'device.tooLong' })

test.for<[string, Mode, string, string]>([
  ['plain letters', 'eip191', 'x'.repeat(7000), 'x'.repeat(7001)],
  ['one letter that turns all of it into digits', 'eip191', `${'x'.repeat(4998)}é`, `${'x'.repeat(4999)}é`],
  ['the Cosmos app, which shows letters only', 'aminoJson', `${'x'.repeat(11_998)}é`, `${'x'.repeat(11_999)}é`],
])('as much as the device takes, and no byte more: %s', ([, mode, longest, tooMuch]) => {
  expect(build(longest, mode).document).toBe(longest)
  expect(() => build(tooMuch, mode)).toThrow(tooLong)
})
