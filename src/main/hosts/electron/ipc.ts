// The IPC channel for calls from windows to the core. Accepts only the main frame of Waybill's own page.
import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import { INVOKE_CHANNEL, type Reply } from '../../../shared/contract/bridge.ts'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import type { Dispatch } from '../../app/dispatch.ts'
import { createRateLimiter } from '../../app/ipcRateLimiter.ts'
import { systemClock } from '../../platform/time.ts'

/** What the channel needs. */
export interface IpcOptions {
  dispatch: Dispatch
  pageOrigin: string
}

/** Connects the channel permanently: a page may call until its window is closed. */
export function connectIpc({ dispatch, pageOrigin }: IpcOptions): void {
  const enter = createRateLimiter({ dispatch, now: systemClock.now })
  ipcMain.handle(INVOKE_CHANNEL, async (event, method: unknown, input: unknown): Promise<Reply> => {
    if (!isOurPage(event, pageOrigin) || typeof method !== 'string') {
      return { ok: false, error: toErrorData(new AppError('bridge.forbidden', 'Waybill responds only to its own page.')) }
    }
    return enter(method, input)
  })
}

/** A frame that navigated away or was destroyed has no senderFrame. */
function isOurPage({ senderFrame, sender }: IpcMainInvokeEvent, pageOrigin: string): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && senderFrame.origin === pageOrigin
}
