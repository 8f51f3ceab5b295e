// Holds which trouble the user let happen on the practice network, and whether the dialog that offers them is open.
import { createStore } from 'zustand'
import { asAppError } from '../../../../shared/domain/errors.ts'
import type { PracticeTrouble } from '../../../../shared/domain/practiceTroubles.ts'
import { createResource } from '../../../data/resource.ts'
import { storeHook, type AppWindow } from '../../../window.ts'

/** Read again when a transfer moves: some troubles befall the next one only. */
const troubleStore = (win: AppWindow) =>
  createResource<PracticeTrouble | null>(
    win,
    () => win.client['practice.trouble']({}),
    ({ type }) => type === 'transfer.changed',
  )
/** Subscribes to the trouble that is on. */
export const usePracticeTrouble = storeHook(troubleStore)
/** Reads the trouble that is on. */
export const reloadPracticeTrouble = (win: AppWindow) => win.part(troubleStore).reload()

const troubleDialogStore = () => createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))
/** Tells whether the dialog is open. */
export const useTroubleDialog = storeHook(troubleDialogStore)
/** Opens or closes the dialog. */
export const showTroubleDialog = (win: AppWindow, isOpen: boolean) => win.part(troubleDialogStore).setState({ isOpen })

/** Begins a trouble in the place of the current one; null ends it. */
export async function setPracticeTrouble(win: AppWindow, trouble: PracticeTrouble | null): Promise<void> {
  const store = win.part(troubleStore)
  try {
    store.setState({ value: await win.client['practice.setTrouble']({ trouble }), error: null })
  } catch (error) {
    store.setState({ error: asAppError(error) })
  }
}
