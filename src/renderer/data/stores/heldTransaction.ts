// Finds out whether the history has a transaction, so that it can be opened there. Asks again when rows of its chain arrive.
import { useEffect, useState } from 'react'
import { useAppWindow } from '../../window.ts'

/** A transaction, and the account that it is looked up for first. */
export interface WantedTransaction {
  accountId: string
  chainId: string
  hash: string
}

/** Returns the account whose history has the transaction; null where none has it, and until main has answered. */
export function useHeldBy({ accountId, chainId, hash }: WantedTransaction): string | null {
  const win = useAppWindow()
  const [held, setHeld] = useState<WantedTransaction | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const ask = () =>
      void win.client['activity.find']({ accountId, chainId, hash }).then(
        (found) => stop.signal.aborted || setHeld(found.accountId === null ? null : { accountId: found.accountId, chainId, hash }),
        // It reads from disk only: without an answer the hash stays plain, and the band across the window says why.
        () => undefined,
      )
    ask()
    const leave = win.onEvent((event) => {
      if ((event.type === 'activity.changed' && event.chainId === chainId) || event.type === 'accounts.changed') ask()
    })
    return () => {
      stop.abort()
      leave()
    }
  }, [win, accountId, chainId, hash])
  return held !== null && held.chainId === chainId && held.hash === hash ? held.accountId : null
}
