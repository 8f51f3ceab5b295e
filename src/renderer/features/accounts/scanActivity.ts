// Asks the chains what they know of the addresses that were read from a device: each chain gets several addresses at once, and every answer
// is shown as it arrives.
import { asAppError } from '../../../shared/domain/errors.ts'
import { createStore } from 'zustand'
import type { KeyActivity, LedgerAppId } from '../../../shared/contract/account.ts'
import { reloadChains, chainsStore } from '../../data/stores/chainsStore.ts'
import type { ChainAnswers } from '../../words/en/accounts/keyActivity.ts'
import { storeHook, type AppWindow } from '../../window.ts'

type Answer = KeyActivity | 'failed' | 'waiting'

/** State of the questions to the chains. */
export interface ScanActivity {
  /** Increments with every new scan, so that answers to earlier questions are dropped. */
  generation: number
  /** Answers by address, then by chain; chains that do not support such keys are left out. */
  answers: Readonly<Record<string, Readonly<Record<string, Answer>>>>
}

/** Holds the answers of the chains about scanned addresses. */
const scanActivityStore = () => createStore<ScanActivity>(() => ({ generation: 0, answers: {} }))
/** Reads it in components. */
export const useScanActivity = storeHook(scanActivityStore)

/** Forgets all answers and drops those still on their way. */
export function endActivity(win: AppWindow): void {
  const { generation, answers } = win.part(scanActivityStore).getState()
  win.part(scanActivityStore).setState({ generation: generation + 1, answers: {} })
  if (Object.keys(answers).length > 0) void win.client['accounts.endActivity']({}).catch(ignore)
}

/** Asks every chain about addresses; resolves when all have answered. */
export async function askActivity(win: AppWindow, app: LedgerAppId, addresses: readonly string[]): Promise<void> {
  if (win.part(chainsStore).getState().value === null) await reloadChains(win)
  const chains = win.part(chainsStore).getState().value ?? []
  await Promise.all(chains.map(({ id }) => askChain(win, id, app, addresses)))
}

/** Repeats the question to the chains that did not answer. */
export async function askFailedAgain(win: AppWindow, app: LedgerAppId): Promise<void> {
  const failed = new Map<string, string[]>()
  for (const [address, byChain] of Object.entries(win.part(scanActivityStore).getState().answers)) {
    for (const [chainId, answer] of Object.entries(byChain)) {
      if (answer === 'failed') failed.set(chainId, [...(failed.get(chainId) ?? []), address])
    }
  }
  await Promise.all([...failed].flatMap(([chainId, addresses]) => inParts(addresses).map((part) => askChain(win, chainId, app, part))))
}

/** Most addresses in one question. */
const MAX_AT_ONCE = 20

function inParts(addresses: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(addresses.length / MAX_AT_ONCE) }, (_, at) =>
    addresses.slice(at * MAX_AT_ONCE, (at + 1) * MAX_AT_ONCE),
  )
}

async function askChain(win: AppWindow, chainId: string, app: LedgerAppId, addresses: readonly string[]): Promise<void> {
  const { generation } = win.part(scanActivityStore).getState()
  note(win, generation, chainId, addresses, () => 'waiting')
  try {
    const answer = await win.client['accounts.activity']({ chainId, app, addresses: [...addresses] })
    note(win, generation, chainId, addresses, (index) => answer?.[index])
  } catch (error) {
    // Shows only that the chain did not answer; the reason is shown where the chain itself is.
    if (asAppError(error).code !== 'search.superseded') note(win, generation, chainId, addresses, () => 'failed')
  }
}

function note(
  win: AppWindow,
  generation: number,
  chainId: string,
  addresses: readonly string[],
  answerAt: (index: number) => Answer | undefined,
): void {
  win.part(scanActivityStore).setState((state) => {
    if (state.generation !== generation) return state
    const answers = { ...state.answers }
    for (const [index, address] of addresses.entries()) {
      const { [chainId]: _, ...rest } = answers[address] ?? {}
      const answer = answerAt(index)
      answers[address] = answer === undefined ? rest : { ...rest, [chainId]: answer }
    }
    return { answers }
  })
}

/** Returns the answers for an address, chain by chain in the order of the list. */
export function answersOf(
  byChain: ScanActivity['answers'][string] | undefined,
  chains: readonly { id: string; name: string }[],
): ChainAnswers {
  const named = (wanted: Answer) => chains.filter(({ id }) => byChain?.[id] === wanted).map(({ name }) => name)
  return { used: named('used'), holds: named('holds'), none: named('none'), failed: named('failed'), waiting: named('waiting') }
}

/** Returns whether any chain knows the address, which makes it worth adding. */
export function isFound({ used, holds }: ChainAnswers): boolean {
  return used.length + holds.length > 0
}

function ignore(): void {}
