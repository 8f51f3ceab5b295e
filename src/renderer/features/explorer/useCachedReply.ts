// Reads a page of the explorer: at once what was kept of it, then the chain's own answer.
import { useEffect, useState } from 'react'
import type { Input, Output } from '../../../shared/contract/methods.ts'
import type { AppError } from '../../../shared/domain/errors.ts'
import type { explorerContract } from '../../../shared/contract/history/explorer.ts'
import { asAppError, client } from '../../data/api.ts'

export type PageMethod = Exclude<keyof typeof explorerContract, 'explorer.search'>
/** What a page says, without its age. */
export type PageData<M extends PageMethod> = NonNullable<Output<M>>['data']

export interface CachedReplyState<M extends PageMethod> {
  /** Null until there is any answer. */
  answer: Output<M> | null
  /** Why there is none, or no newer one. */
  error: AppError | null
  isAsking: boolean
  askAgain: () => void
}

type Held<M extends PageMethod> = Omit<CachedReplyState<M>, 'askAgain'>

/**
 * @param given what is asked; it stays the same for the component's life, which is therefore keyed by it
 * @param everyMs asks again that often while the window is visible; absent: only when asked to
 */
export function useCachedReply<M extends PageMethod>(method: M, given: Input<M>, everyMs?: number): CachedReplyState<M> {
  const [input] = useState(given)
  const [held, setHeld] = useState<Held<M>>({ answer: null, error: null, isAsking: true })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const put = (change: Partial<Held<M>>) => stop.signal.aborted || setHeld((before) => ({ ...before, ...change }))
    void read<M>(method, input, { isFirst: turn === 0, put })
    return () => stop.abort()
  }, [method, input, turn])
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

async function read<M extends PageMethod>(method: M, input: Input<M>, { isFirst, put }: Reading<M>): Promise<void> {
  put({ isAsking: true })
  const ask = client[method] as (input: Input<M>) => Promise<Output<M>>
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
