// The two channels between the window and the core: calls in, events out. Only our own page's main frame is heard.
import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import { EVENT_CHANNEL, INVOKE_CHANNEL, type Reply } from '../../shared/bridge.ts'
import { AppError, toErrorData } from '../../shared/errors.ts'
import type { AppEvent } from '../../shared/events.ts'
import type { Dispatch } from '../api/dispatch.ts'

export interface IpcOptions {
  dispatch: Dispatch
  subscribe(listener: (event: AppEvent) => void): () => void
  pageOrigin: string
}

/** Connects the channels; returns how to cut them. */
export function connectIpc({ dispatch, subscribe, pageOrigin }: IpcOptions): () => void {
  ipcMain.handle(INVOKE_CHANNEL, async (event, method: unknown, input: unknown): Promise<Reply> => {
    if (!isOurPage(event, pageOrigin) || typeof method !== 'string') {
      return { ok: false, error: toErrorData(new AppError('bridge.forbidden', 'Waybill answers only its own page.')) }
    }
    return dispatch(method, input)
  })
  const unsubscribe = subscribe((event) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send(EVENT_CHANNEL, event)
  })
  return () => {
    unsubscribe()
    ipcMain.removeHandler(INVOKE_CHANNEL)
  }
}

/** A frame that navigated away or was destroyed has no senderFrame. */
function isOurPage({ senderFrame, sender }: IpcMainInvokeEvent, pageOrigin: string): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && senderFrame.origin === pageOrigin
}
