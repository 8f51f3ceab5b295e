// Reads a page of the explorer: first its cached answer, then the chain's current one.
import { useEffect, useState } from 'react'
import type { Input, Output } from '../../../shared/contract/methods.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { explorerContract } from '../../../shared/contract/history/explorer.ts'
import { useAppWindow, type AppWindow } from '../../window.ts'

/** A method of the contract that reads a page of the explorer. */
export type PageMethod = Exclude<keyof typeof explorerContract, 'explorer.search'>
/** The content of a page, without its age. */
export type PageData<M extends PageMethod> = NonNullable<Output<M>>['data']

/** State of a page's answer. */
export interface CachedReplyState<M extends PageMethod> {
  /** Null until there is any answer. */
  answer: Output<M> | null
  /** Why there is no answer, or no newer one. */
  error: AppError | null
  isAsking: boolean
  askAgain: () => void
}

type Held<M extends PageMethod> = Omit<CachedReplyState<M>, 'askAgain'>

/**
 * Reads a page: the cached answer at once, then the current one.
 * @param given the input; it stays the same for the component's life, which must therefore be keyed by it
 * @param everyMs repeats the question at this interval while the window is visible; absent: only on request
 */
export function useCachedReply<M extends PageMethod>(method: M, given: Input<M>, everyMs?: number): CachedReplyState<M> {
  const win = useAppWindow()
  const [input] = useState(given)
  const [held, setHeld] = useState<Held<M>>({ answer: null, error: null, isAsking: true })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const put = (change: Partial<Held<M>>) => stop.signal.aborted || setHeld((before) => ({ ...before, ...change }))
    void read<M>(win, method, input, { isFirst: turn === 0, put })
    return () => stop.abort()
  }, [win, method, input, turn])
  useEffect(() => {
    if (everyMs === undefined) return
    const timer = window.setInterval(() => document.hidden || setTurn((before) => before + 1), everyMs)
    return () => window.clearInterval(timer)
  }, [everyMs])
  return { ...held, askAgain: () => setTurn((before) => before + 1) }
}

interface Reading<M extends PageMethod> {
  isFirst: boolean
  put: (change: Partial<Held<M>>) => unknown
}

async function read<M extends PageMethod>(win: AppWindow, method: M, input: Input<M>, { isFirst, put }: Reading<M>): Promise<void> {
  put({ isAsking: true })
  const ask = win.client[method] as (input: Input<M>) => Promise<Output<M>>
  try {
    if (isFirst) {
      const kept = await ask({ ...input, fromDisk: true })
      if (kept !== null) put({ answer: kept })
    }
    put({ answer: await ask(input), error: null, isAsking: false })
  } catch (error) {
    put({ error: asAppError(error), isAsking: false })
  }
}
