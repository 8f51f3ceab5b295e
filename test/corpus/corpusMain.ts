// `npm run corpus`: draws docs/guard-corpus.md from what the guard makes of the recorded bodies and of all their variants.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import prettier from 'prettier'
import { loadMessageCodec } from '../../src/main/features/transfers/transactions/cosmosMessages.ts'
import { readBodies } from './judgeBody.ts'
import { judgeBody, type Judged } from './judgeFamily.ts'

const FILE = join(import.meta.dirname, '../../docs/guard-corpus.md')

const codec = await loadMessageCodec()
const judged = readBodies().map((body) => judgeBody(codec, body, Number.POSITIVE_INFINITY))
const families = [...new Set(judged.map(({ body }) => body.family))]
const sum = (list: readonly Judged[], count: (one: Judged) => number) => list.reduce((total, one) => total + count(one), 0)
const cell = (text: string) => text.replaceAll('|', '\\|')

function counts(list: readonly Judged[]): string {
  const accepted = list.filter(({ refusal }) => refusal === null).length
  const [tried, equal, worse] = [sum(list, (one) => one.tried), sum(list, (one) => one.equal), sum(list, (one) => one.worse.length)]
  return `${list.length} | ${accepted} | ${list.length - accepted} | ${tried} | ${equal} | ${worse}`
}

function sourcesOf(list: readonly Judged[]): string[] {
  const found = new Map<string, number>()
  for (const { body } of list) {
    const { repository, path, commit } = body.source
    const key = `${repository} | ${path} | ${commit.slice(0, 12)}`
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return [...found].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([key, count]) => `| ${key} | ${count} |`)
}

const refused = judged.filter(({ refusal }) => refusal !== null)
const ways = { recorded: judged.filter(({ body }) => body.reconstructed.length === 0).length, route: 0, messages: 0, both: 0 }
for (const { body } of judged) {
  const [first, second] = body.reconstructed
  if (second !== undefined) ways.both += 1
  else if (first !== undefined) ways[first] += 1
}

const page = `# Recorded bodies against the guard

Drawn by \`npm run corpus\` from \`test/corpus/honest/\`. A body is a router's route with its messages, from public tests, documentation and
transactions; the guard judges it with the chain list of mainnet. ${ways.recorded} bodies are recorded whole. Of ${ways.route} the route follows from the recorded
messages, of ${ways.messages} the messages follow from the recorded route, and ${ways.both} are put together by the documented rules from a recorded request or
packet, or from the bridge's own list of contracts. Each line of the files says which.

Of every accepted body variants are made by rule: each value at every depth (also in memos, base64 and the words of a call), missing,
further, doubled, escaped and recased keys, other functions, trailing bytes, other chains, signers, approvals and lists of messages; and, of a bridge
that wants coins, fees beyond the chain list's ceiling that route and call name together, as the bridge's and as the network's. A
variant may be signed only where the user gets no less: other pools under the same least, a moment within a week, a higher least.

| family | bodies | accepted | refused | variants | signed, worth the same | signed, worth less |
| --- | --: | --: | --: | --: | --: | --: |
${families.map((family) => `| ${family} | ${counts(judged.filter(({ body }) => body.family === family))} |`).join('\n')}
| **all** | ${counts(judged)} |

## Why bodies are refused

A danger stays refused. A gap is what Waybill cannot check yet.

| family | body | because | why | what the guard says |
| --- | --- | --- | --- | --- |
${refused.map(({ body, refusal }) => `| ${body.family} | ${cell(body.source.name)} | ${body.refused?.because ?? ''} | ${cell(body.refused?.why ?? '')} | ${cell(refusal ?? '')} |`).join('\n')}

## Sources

| repository | file | commit | bodies |
| --- | --- | --- | --: |
${sourcesOf(judged).join('\n')}
`
writeFileSync(FILE, await prettier.format(page, { parser: 'markdown', ...(await prettier.resolveConfig(FILE)) }))
process.stdout.write(
  `${judged.length} bodies, ${judged.length - refused.length} accepted, ${sum(judged, (one) => one.tried)} variants, ${sum(judged, (one) => one.worse.length)} signed that are worth less\n`,
)
