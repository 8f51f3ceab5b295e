// Implements the stand-in's session: permissions, requests and downloads. What is not forbidden is granted, as in Electron.
import { EventEmitter } from 'node:events'

type PermissionHandler = (
  contents: unknown,
  permission: string,
  answer: (isGranted: boolean) => void,
  details: { requestingUrl: string },
) => void
type PermissionCheck = (contents: unknown, permission: string, origin: string) => boolean
type RequestListener = (details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void

const permissions: { request: PermissionHandler | null; check: PermissionCheck | null; device: (() => boolean) | null } = {
  request: null,
  check: null,
  device: null,
}
let requestListener: RequestListener | null = null

class Session extends EventEmitter {
  setPermissionRequestHandler = (handler: PermissionHandler) => (permissions.request = handler)
  setPermissionCheckHandler = (handler: PermissionCheck) => (permissions.check = handler)
  setDevicePermissionHandler = (handler: () => boolean) => (permissions.device = handler)
  /** How sockets of Chromium itself leave, WebRTC's among them. */
  proxy: { proxyRules?: string; proxyBypassRules?: string } = {}
  setProxy = (config: { proxyRules?: string; proxyBypassRules?: string }) => {
    this.proxy = config
    return Promise.resolve()
  }
  webRequest = {
    // Electron keeps one listener; a filter before it would let what it does not match through.
    onBeforeRequest: (listener: RequestListener, ...more: unknown[]) => {
      if (typeof listener !== 'function' || more.length > 0) throw new Error('onBeforeRequest with a filter misses requests')
      requestListener = listener
    },
  }
}
export const defaultSession = new Session()

/** Whether a page that asks for it is given a permission. No handler means that Electron grants. */
export function isGranted(permission: string, requesterId: string): boolean {
  const answers: boolean[] = []
  permissions.request?.(null, permission, (answer) => answers.push(answer), { requestingUrl: requesterId })
  return (answers[0] ?? true) || (permissions.check?.(null, permission, requesterId) ?? true) || (permissions.device?.() ?? true)
}

/** Whether a request of anything in a page is sent. */
export function isSent(url: string): boolean {
  const answers: boolean[] = []
  requestListener?.({ url }, ({ cancel }) => answers.push(cancel !== true))
  return answers[0] ?? true
}

/** Whether a download begins. */
export function isDownloaded(): boolean {
  let isPrevented = false
  defaultSession.emit('will-download', { preventDefault: () => (isPrevented = true) }, {}, null)
  return !isPrevented
}
