// What a page of the shell may not do: ask for permissions but to show notices, leave its origin, open windows, attach web views.
import { app, session, shell, type WebContents } from 'electron'

export interface SecurityRules {
  /** Origin that windows may show. */
  pageOrigin: string
  /** Whether a link may be handed to the system's browser. */
  mayOpen(url: URL): boolean
}

/** Applies the rules to this session and to every page that is ever made. Call once the app is ready. */
export function applySecurity(rules: SecurityRules): void {
  // Our own page tells of what happened to a waybill; nobody else does, and nothing else is granted.
  const isGranted = (permission: string, asker: string) => {
    const url = URL.parse(asker)
    return permission === 'notifications' && url !== null && originOf(url) === rules.pageOrigin
  }
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(isGranted(permission, requestingUrl))
  })
  session.defaultSession.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, origin))
  session.defaultSession.setDevicePermissionHandler(() => false)
  app.on('web-contents-created', (_event, contents) => {
    restrict(contents, rules)
  })
}

function restrict(contents: WebContents, { pageOrigin, mayOpen }: SecurityRules): void {
  const stayHome = (details: { url: string; preventDefault(): void }) => {
    const url = URL.parse(details.url)
    if (url === null || originOf(url) !== pageOrigin) details.preventDefault()
  }
  contents.on('will-navigate', stayHome)
  contents.on('will-frame-navigate', stayHome)
  contents.on('will-redirect', stayHome)
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler((details) => {
    const url = URL.parse(details.url)
    if (url?.protocol === 'https:' && mayOpen(url)) void shell.openExternal(url.href)
    return { action: 'deny' }
  })
}

/** `URL.origin` is "null" for schemes that the web does not know, such as app. */
function originOf(url: URL): string {
  return `${url.protocol}//${url.host}`
}
