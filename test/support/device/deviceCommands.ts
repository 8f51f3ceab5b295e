// Lists every command that Waybill gives a Ledger, each as a task with the app that it starts from.
import { parseGwei, serializeTransaction } from 'viem'
import { readCosmosKey, confirmCosmosAddress, readCosmosVersion, signDocument } from '../../../src/main/ledger/apps/ledgerCosmos.ts'
import { confirmAddress, readBlindSigning, readKey, signMessage, signTransaction } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import { appAndVersion } from '../../../src/main/ledger/apps/ledgerOs.ts'
import { LEDGER_APPS } from '../../../src/shared/domain/ledgerApps.ts'
import { openSigner } from '../../../src/main/ledger/openSigner.ts'
import type { ApduChannel } from '../../../src/wire/apdu.ts'
import type { Account } from '../../../src/shared/contract/account.ts'
import { COSMOS_KEY, COSMOS_PATH, deviceBench, ETHEREUM_KEY, ETHEREUM_PATH, settle, type DeviceBench } from '../benches/deviceBench.ts'

const SIGN_DOC = (memo: string) =>
  `{"account_number":"0","chain_id":"interwoven-1","fee":{"amount":[{"amount":"1500","denom":"uinit"}],"gas":"100000"},"memo":"${memo}","msgs":[],"sequence":"3"}`
/** Of several parts in either app. */
export const DOCUMENT = SIGN_DOC('x'.repeat(300))

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** So long that it goes in several commands. */
const data = `0x23b872dd${'5a'.repeat(280)}` as const
const gas = { nonce: 7, gas: 90_000n, to, value: 10n ** 16n } as const
const typed = { ...gas, type: 'eip1559', chainId: 1, maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: parseGwei('1') } as const
const legacy = { ...gas, type: 'legacy', chainId: 1, gasPrice: parseGwei('20') } as const

export interface DeviceCommand {
  app: 'dashboard' | 'Ethereum' | 'Cosmos'
  /** The functions of src/main/signers that are meant here, by their names. */
  calls: readonly string[]
  run: (bench: DeviceBench) => Promise<unknown>
}

const account = (app: 'ethereum' | 'cosmos'): Account => ({
  id: 'one',
  label: 'One',
  address: { bech32: 'init1', hex: '0x' },
  signer: {
    kind: 'ledger',
    app,
    path: app === 'ethereum' ? ETHEREUM_PATH : COSMOS_PATH,
    publicKey: app === 'ethereum' ? ETHEREUM_KEY : COSMOS_KEY,
    model: 'Flex',
  },
  createdAt: 0,
})

/** Commands that show no prompt. */
function quietly(app: 'ethereum' | 'cosmos', ...tasks: ((channel: ApduChannel) => Promise<unknown>)[]): DeviceCommand {
  return {
    app: LEDGER_APPS[app].name,
    calls: tasks.map(({ name }) => name),
    run: ({ device }) =>
      device.use(async ({ channel }) => {
        for (const task of tasks) await task(channel)
      }, LEDGER_APPS[app].name),
  }
}

function showing(app: 'ethereum' | 'cosmos', task: (channel: ApduChannel, path: string) => Promise<unknown>): DeviceCommand {
  const path = app === 'ethereum' ? ETHEREUM_PATH : COSMOS_PATH
  return {
    app: LEDGER_APPS[app].name,
    calls: [task.name],
    run: ({ device }) =>
      device.use(({ channel, prompt }) => prompt({ kind: 'address', text: 'it' }, () => task(channel, path)), LEDGER_APPS[app].name),
  }
}

/** What an account's signer does, with the proof of its key before. */
function signing(app: 'ethereum' | 'cosmos', calls: readonly string[], ask: (signer: ReturnType<typeof openSigner>) => Promise<unknown>) {
  return {
    app: LEDGER_APPS[app].name,
    calls,
    run: (bench: DeviceBench) => {
      bench.ledgers[0]?.device.set('blindSigning', true)
      return ask(openSigner(bench.device, account(app)))
    },
  }
}

const transaction = (fields: typeof typed | typeof legacy, isCall: boolean) =>
  signing('ethereum', isCall ? [readBlindSigning.name, signTransaction.name] : [signTransaction.name], (signer) =>
    signer.signTransaction({ unsigned: serializeTransaction(isCall ? { ...fields, data } : fields), isCall, text: 'it' }, () => {}),
  )

export const COMMANDS: Readonly<Record<string, DeviceCommand>> = {
  'ask for the app': quietly('ethereum', appAndVersion),
  'read a key': {
    app: 'Ethereum',
    calls: [readKey.name],
    run: ({ device }) => device.use(({ channel }) => readKey(channel, ETHEREUM_PATH)),
  },
  'read the settings': quietly('ethereum', readBlindSigning),
  'show an address': showing('ethereum', confirmAddress),
  'sign a message': signing('ethereum', [signMessage.name], (signer) => signer.signMessage(DOCUMENT, () => {})),
  'sign a legacy transaction': transaction(legacy, false),
  'sign a typed transaction': transaction(typed, false),
  'sign a legacy call in parts': transaction(legacy, true),
  'sign a typed call in parts': transaction(typed, true),
  'ask the Cosmos app for its version': quietly('cosmos', readCosmosVersion),
  'read a Cosmos key': {
    app: 'Cosmos',
    calls: [readCosmosKey.name],
    run: ({ device }) => device.use(({ channel }) => readCosmosKey(channel, COSMOS_PATH), 'Cosmos'),
  },
  'show a Cosmos address': showing('cosmos', confirmCosmosAddress),
  'sign a document': signing('cosmos', [signDocument.name], (signer) => signer.signDocument(DOCUMENT, () => {})),
  'open an app': { app: 'dashboard', calls: ['requestApp'], run: ({ device }) => device.openApp('Cosmos') },
  'leave an app and open another': {
    app: 'Cosmos',
    calls: ['quitApp', 'requestApp'],
    run: ({ device }) => device.openApp('Ethereum'),
  },
}

/** Creates a bench whose Ledger is in the state that the command starts from. */
export async function benchFor(command: DeviceCommand, options?: { isAsync: boolean }): Promise<DeviceBench> {
  const bench = deviceBench([{}], options)
  const [ledger] = bench.ledgers
  if (command.app === 'Cosmos') ledger?.device.openApp('Cosmos')
  if (command.app === 'dashboard') ledger?.device.quitApp()
  await settle()
  while (ledger?.hid.devices().length === 0) bench.clock.step()
  return bench
}
