// Runs one sync in a separate process, so that a test can kill it: node syncProcess.ts FOLDER CHAINS_JSON ADDRESS
import { openSyncBench, watched } from '../benches/syncBench.ts'

const [folder, chains, address] = process.argv.slice(2)
if (folder === undefined || chains === undefined || address === undefined) throw new Error('folder, chains and address are needed')

const network = { router: null, chains: JSON.parse(chains) as unknown[], assets: {} }
const bench = await openSyncBench({ folder, network, fetch: (url, init) => fetch(url, init), accounts: [watched(address)] })
const report = await bench.once()
await bench.close()
process.stdout.write(JSON.stringify(report))
