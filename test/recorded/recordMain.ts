// node scripts/launch.mjs test/recorded/recordMain.ts --l1 RPC,REST,CHAIN-ID --rollup RPC,REST,CHAIN-ID --pairs A,B,C --source VERSIONS [--only WORDS]:
// plays the documents on real nodes and writes outcomes.json. What the nodes must have stands in docs/laboratory.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DOCUMENTS } from './documents.ts'
import { playDocument, type Outcome } from './play.ts'
import { createRealNetwork } from './realNetwork.ts'

const { values } = parseArgs({
  options: {
    l1: { type: 'string' },
    rollup: { type: 'string' },
    pairs: { type: 'string' },
    only: { type: 'string' },
    source: { type: 'string' },
  },
})
const placeOf = (text = '') => {
  const [rpc = '', rest = '', chainId = ''] = text.split(',')
  return { rpc, rest, chainId }
}

const network = createRealNetwork({ l1: placeOf(values.l1), rollup: placeOf(values.rollup) }, (values.pairs ?? '').split(','))
await network.refresh()
const outcomes: Outcome[] = []
for (const document of DOCUMENTS.filter(({ name }) => name.includes(values.only ?? ''))) {
  const outcome = await playDocument(network, document)
  const { check, deliver, changes, arrival } = outcome
  process.stdout.write(`${document.chain} ${document.name}: ${JSON.stringify({ check, deliver, changes, arrival })}\n`)
  outcomes.push(outcome)
}
if (values.only === undefined) {
  const file = join(import.meta.dirname, 'outcomes.json')
  const lines = outcomes.map((one) => JSON.stringify(one)).join(',\n')
  writeFileSync(file, `{"source": ${JSON.stringify(values.source)}, "outcomes": [\n${lines}\n]}\n`)
}
