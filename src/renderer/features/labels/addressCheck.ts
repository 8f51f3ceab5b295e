// Asks main about a typed address, shortly after the last key.
import { useEffect, useState } from 'react'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { AddressCheck } from '../../../shared/contract/history/label.ts'
import { useAppWindow } from '../../window.ts'

const PAUSE_MS = 250

/** Outcome of the check of an address. */
export interface Checked {
  /** Null before the answer, and for text that is not an address. */
  check: AddressCheck | null
  /** Why the text is not an address. */
  error: AppError | null
}

const NOTHING: Checked = { check: null, error: null }

/** Returns whether a text begins like no address, so that its checksum is not what is wrong with it. */
export function isNoAddress(typed: string): boolean {
  const text = typed.trim().toLowerCase()
  return !['init1', '0x'].some((start) => start.startsWith(text.slice(0, start.length)))
}

/** Checks an address while it is typed. `check` is null while nothing is typed, and until the answer arrives. */
export function useAddressCheck(typed: string): Checked {
  const win = useAppWindow()
  const address = typed.trim()
  const [answer, setAnswer] = useState<{ address: string; checked: Checked }>({ address: '', checked: NOTHING })
  useEffect(() => {
    if (address === '') return
    const stop = new AbortController()
    const timer = window.setTimeout(() => {
      win.client['labels.checkAddress']({ address }).then(
        (check) => stop.signal.aborted || setAnswer({ address, checked: { check, error: null } }),
        (error: unknown) => stop.signal.aborted || setAnswer({ address, checked: { check: null, error: asAppError(error) } }),
      )
    }, PAUSE_MS)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [win, address])
  return answer.address === address && address !== '' ? answer.checked : NOTHING
}
