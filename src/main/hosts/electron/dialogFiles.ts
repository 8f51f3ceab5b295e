// Files in the desktop app: the system's dialogs choose them, and the page only learns the result.
import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { AppError } from '../../../shared/domain/errors.ts'
import type { HostFiles } from '../../platform/http/hostFiles.ts'
import { writeAtomically } from '../../platform/atomicWrite.ts'

/** Creates the file dialogs. */
export function createDialogFiles(): HostFiles {
  const chosen = new Map<string, string>()
  const lookAtChosen: HostFiles['lookAtChosen'] = async (ticket, task) => {
    const path = chosen.get(ticket)
    if (path === undefined) throw new AppError('input.invalid', 'This file wasn’t chosen.')
    return task(path)
  }
  return {
    save: async (name, write) => {
      const options = { defaultPath: join(app.getPath('documents'), name) }
      const window = BrowserWindow.getFocusedWindow()
      const { canceled, filePath } = await (window === null ? dialog.showSaveDialog(options) : dialog.showSaveDialog(window, options))
      if (canceled || filePath === '') return { state: 'cancelled' }
      await writeAtomically(filePath, write)
      return { state: 'saved', path: filePath }
    },
    choose: async () => {
      const options = { properties: ['openFile' as const], filters: [{ name: 'Waybill', extensions: ['zip'] }] }
      const window = BrowserWindow.getFocusedWindow()
      const { canceled, filePaths } = await (window === null ? dialog.showOpenDialog(options) : dialog.showOpenDialog(window, options))
      const [path] = filePaths
      if (canceled || path === undefined) return { state: 'cancelled' }
      const ticket = randomUUID()
      chosen.set(ticket, path)
      return { state: 'chosen', ticket, name: basename(path) }
    },
    lookAtChosen,
    withChosen: async (ticket, task) => {
      try {
        return await lookAtChosen(ticket, task)
      } finally {
        chosen.delete(ticket)
      }
    },
  }
}
