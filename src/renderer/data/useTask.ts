// One thing that a dialog or a box does at a time: whether it runs, and why it failed.
import { useCallback, useRef, useState } from 'react'
import type { AppError } from '../../shared/domain/errors.ts'
import { asAppError } from './api.ts'

export interface Task {
  isRunning: boolean
  error: AppError | null
  /** Runs `work` unless something runs already. @returns whether it went well. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

export function useTask(): Task {
  const [state, setState] = useState<Pick<Task, 'isRunning' | 'error'>>({ isRunning: false, error: null })
  const isBusy = useRef(false)
  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (isBusy.current) return false
    isBusy.current = true
    setState({ isRunning: true, error: null })
    try {
      await work()
      setState({ isRunning: false, error: null })
      return true
    } catch (error) {
      setState({ isRunning: false, error: asAppError(error) })
      return false
    } finally {
      isBusy.current = false
    }
  }, [])
  return { ...state, run }
}
