// Runs one action of a dialog at a time and keeps whether it runs and why it failed.
import { useCallback, useRef, useState } from 'react'
import { asAppError, type AppError } from '../../shared/domain/errors.ts'

/** State of the action. */
export interface Task {
  isRunning: boolean
  error: AppError | null
  /** Runs `work` unless an action is running already. @returns whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Returns a runner for one action at a time. */
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
