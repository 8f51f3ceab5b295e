// npm run real -- --chains FILE [--router URL] [--data-dir DIR] [--account ADDRESS ...]: holds a local copy against the indexers and
// nodes of its chain list, stream by stream. Prints one line a stream; ends with 1 on any difference. Changes nothing.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { parseAddress } from '../../src/main/platform/address.ts'
import { folderOf, liveFile } from '../../src/main/app/networks.ts'
import { commonFlags, readOptions } from '../../src/main/app/options.ts'
import { listAccounts } from '../../src/main/db/journal/accounts.ts'
import { lookAtNetworkFolder } from '../../src/main/db/networkFolder.ts'
import { verdictText } from './compare.ts'
import { holdAgainst, isCopied } from './holdAgainst.ts'

const { values } = parseArgs({ options: { ...commonFlags, account: { type: 'string', multiple: true, default: [] } } })
const { account: wanted, ...flags } = values
const { network, dataFolder } = readOptions(flags, process.env)
if (network === null || network.kind === 'practice') throw new Error('--chains FILE, --network testnet or --network mainnet is needed')

const path = join(dataFolder, folderOf(network))
const folder = lookAtNetworkFolder(path, null)
if (folder === null) throw new Error(`${path} holds no local copy`)
try {
  const registry = createRegistry(liveFile(network))
  const own = listAccounts(folder.journal).map(({ address }) => address)
  const accounts = wanted.length === 0 ? own : wanted.map((text) => parseAddress(text))
  let compared = 0
  let different = 0
  for (const address of accounts) {
    for (const chain of registry.chains.filter(isCopied)) {
      for (const verdict of await holdAgainst({ fetch: (url, init) => fetch(url, init), archive: folder.archive, chain, address })) {
        process.stdout.write(verdictText(`${chain.id} ${address.bech32}`, verdict))
        compared += verdict.compared
        different += verdict.differences.length
      }
    }
  }
  process.stdout.write(`${compared} compared, ${different} different\n`)
  // A copy of nothing proves nothing.
  process.exitCode = different === 0 && compared > 0 ? 0 : 1
} finally {
  folder.close()
}
