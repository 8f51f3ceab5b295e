// A real Ethereum node for one test: foundry's anvil, with the practice Ledger's first account rich. Blocks come when a test says so.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createTestClient, http, numberToHex, publicActions, walletActions, type Address, type Hex } from 'viem'
import { onTestFinished } from 'vitest'

const PROGRAM = 'node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil'

export interface AnvilOptions {
  chainId?: number
  /** Rules that the chain follows; before `london` it knows no EIP-1559. */
  hardfork?: string
}

/** Starts a node; it ends with the test. Transactions wait in its pool until `mine`. */
export async function startAnvil({ chainId = 31_337, hardfork = 'prague' }: AnvilOptions = {}) {
  const flags = ['--port', '0', '--chain-id', String(chainId), '--hardfork', hardfork, '--no-mining']
  const child = spawn(PROGRAM, flags, { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = await addressOf(child.stdout)
  const client = createTestClient({ mode: 'anvil', transport: http(url), cacheTime: 0, pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  return {
    url,
    chainId,
    client,
    /** New blocks, with what waits in the first one. */
    mine: (blocks = 1) => client.mine({ blocks }),
    /** Puts a contract at an address. */
    place: (address: Address, code: Hex) => client.setCode({ address, bytecode: code }),
    write: (address: Address, slot: Hex, value: bigint) =>
      client.setStorageAt({ address, index: slot, value: numberToHex(value, { size: 32 }) }),
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const found = /Listening on (\S+)/.exec(line)?.[1]
    if (found !== undefined) return `http://${found}`
  }
  throw new Error('anvil ended before it listened')
}
