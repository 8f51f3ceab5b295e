// A bench on the practice network in this process, with the first account added, and short words for driving a transfer.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import type { FactObserver } from '../../../src/main/db/journal/transfers.ts'
import type { FetchLike, HidModule } from '../../../src/wire/world.ts'
import type { WriteBook } from '../../../src/practice/book/genesis/genesis.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { Quote, QuoteRequest } from '../../../src/shared/contract/transfer/route.ts'
import type { TransferStep, TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { writeBook as shelvedBook } from './bookShelf.ts'
import { openBench, type Bench, type BenchOptions } from './bench.ts'
import { createFastClock, type FastClock } from '../fastClock.ts'
import { approve } from './hands.ts'

export const SOURCE = 'practice-1'
export const DESTINATION = 'lantern-1'
export const OWN = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
/** Longer than a document is valid: its timeout height has passed then. */
export const VALID_MS = 6 * 60_000
/** A pace at which no block comes in anyone's life. */
export const HALTED = 1e-9
/** A quote of 30 s must outlive its signing, also on a busy machine: it has more than seven seconds. */
const SPEED = 4
const PACE = 4

/** A temporary folder, removed when the test ends. Concurrent tests pass their own `onTestFinished`. */
export function temporaryFolder(atEnd: typeof onTestFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'))
  atEnd(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Stands between the parts and the practice network; `pass` hands the request on. */
export type Intercept = (url: string, body: string, pass: () => Promise<Response>) => Promise<Response>

export interface PracticeOptions {
  factObserver?: FactObserver
  /** That of the blocks. */
  pace?: number
  /** NFTs that an account's history has. */
  heldTokens?: BenchOptions['heldTokens']
  /** Adds to the network's chains and assets. */
  alter?: (file: NetworkFile) => NetworkFile
  /** Writes the history. Default: that of the shelf. */
  writeBook?: WriteBook
  /** Stands between the parts and the Ledger. */
  throughHid?: (hid: HidModule) => HidModule
}

/** Everything is closed when the test ends. `intercept.now` may be set and taken away at any time. */
export async function practiceBench(options: PracticeOptions = {}) {
  const folder = temporaryFolder()
  const clock = createFastClock(SPEED)
  const { pace = PACE, writeBook = shelvedBook } = options
  const practice = createPracticeNetwork({ seed: 1, writeBook, file: join(folder, 'practice.db'), clock, pace })
  const lines: string[] = []
  const log = createLog(
    () => clock.now(),
    (line) => lines.push(line),
  )
  const file = options.alter?.(practice.network) ?? practice.network
  const hid = options.throughHid?.(practice.hid) ?? practice.hid
  const intercept: { now: Intercept | null } = { now: null }
  const fetch: FetchLike = (url, init) => {
    const pass = () => practice.fetch(url, init)
    return intercept.now === null ? pass() : intercept.now(url, typeof init?.body === 'string' ? init.body : '', pass)
  }
  const own = createOwnClock(clock)
  const open = () =>
    openBench({ folder, fetch, hid, file, clock: own, log, factObserver: options.factObserver, heldTokens: options.heldTokens })
  let bench = open()
  bench.start()
  onTestFinished(async () => {
    await bench.stop()
    practice.close()
  })
  const account = await bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/0", label: 'Flex 1' })
  return {
    practice,
    intercept,
    clock,
    /** The computer's own, beside that of the chains. */
    own,
    lines,
    account,
    get bench(): Bench {
      return bench
    },
    /** Ends the parts and opens new ones on the same files. */
    restart: async () => {
      await bench.stop()
      bench = open()
      bench.start()
    },
    drive: driver(() => bench, account.id),
  }
}

/** Shows another time than the chains have once it is set. */
function createOwnClock(clock: FastClock): FastClock {
  let skipped = 0
  return {
    now: () => clock.now() + skipped,
    sleep: (ms, signal) => clock.sleep(ms, signal),
    skip: (ms) => {
      skipped += ms
    },
  }
}

function driver(bench: () => Bench, accountId: string) {
  const step = async (view: TransferView, name: TransferStep, consent: string | null = null): Promise<TransferView> => {
    const { id, version } = view.transfer
    return await bench().client['transfers.step']({ id, version, step: name, consent })
  }
  const quote = async (change: Partial<QuoteRequest> = {}) => {
    const registry = bench().registry
    const toDenom = registry.assets.find((asset) => asset.chainId === DESTINATION && asset.symbol === 'INIT')?.denom ?? ''
    const request = { accountId, fromChainId: SOURCE, fromDenom: 'uinit', toChainId: DESTINATION, toDenom, amount: '1500000' }
    const { offers } = await bench().client['quotes.request']({ ...request, recipient: null, slippagePercent: '0.5', ...change })
    return offers[0] as Quote
  }
  const create = async (change: Partial<QuoteRequest> = {}) => {
    const { id } = await quote(change)
    return await bench().client['transfers.create']({ quoteId: id })
  }
  const build = async (change: Partial<QuoteRequest> = {}) => await step(await create(change), 'build')
  const sign = (view: TransferView) => step(view, 'sign', currentLeg(view.transfer)?.documentHash ?? null)
  const toSigned = async (practice: PracticeNetwork, change: Partial<QuoteRequest> = {}) => {
    const signing = sign(await build(change))
    // What refuses before the device is asked must not leave the hands waiting for a question.
    await Promise.race([signing, approve(practice.device)])
    return await signing
  }
  return {
    step,
    quote,
    create,
    /** As far as the document. */
    build,
    /** Consents to the document as it stands. */
    sign,
    /** From the form to the signature, approving on the device. */
    toSigned,
    /** From the form to the broadcast. */
    toSent: async (practice: PracticeNetwork, change: Partial<QuoteRequest> = {}) => await step(await toSigned(practice, change), 'send'),
    /** Until nothing more happens. */
    settled: (id: string) => bench().until(id, (transfer) => isSettled(transfer.phase)),
  }
}
