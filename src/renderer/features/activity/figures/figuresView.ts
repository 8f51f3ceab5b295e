// Holds whether the figures above the timeline are unfolded: a preference, which the window shows before it is stored.
import { createStore } from 'zustand'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import { preferencesStore, usePreferences } from '../../../data/stores/appStore.ts'
import { storeHook, type AppWindow } from '../../../window.ts'

interface FiguresView {
  /** What was chosen in this window; null = as the preferences say. */
  chosen: boolean | null
  /** Why the choice could not be stored. */
  error: AppError | null
}

/** Holds the choice of this window. */
export const figuresViewStore = () => createStore<FiguresView>(() => ({ chosen: null, error: null }))
/** Reads it in components. */
export const useFiguresView = storeHook(figuresViewStore)

/** Returns whether the figures are unfolded. */
export function useFiguresOpen(): boolean {
  const chosen = useFiguresView((view) => view.chosen)
  const stored = usePreferences((preferences) => preferences.value?.showsFigures ?? false)
  return chosen ?? stored
}

/** Unfolds or folds the figures, and stores that for the next time. */
export async function unfoldFigures(win: AppWindow, isOpen: boolean): Promise<void> {
  const { chosen } = win.part(figuresViewStore).getState()
  const stored = win.part(preferencesStore).getState().value?.showsFigures ?? false
  // The page also tells of a change that it was given.
  if ((chosen ?? stored) === isOpen) return
  win.part(figuresViewStore).setState({ chosen: isOpen, error: null })
  try {
    const value = await win.client['preferences.set']({ showsFigures: isOpen })
    win.part(preferencesStore).setState({ value, error: null })
  } catch (error) {
    win.part(figuresViewStore).setState({ error: asAppError(error) })
  }
}
