// Restrictions of a page: it may not leave its address, send requests elsewhere (including WebRTC and DNS), open windows, attach web views,
// download, use permissions other than showing notices and copying, or use the user's certificates or passwords.
import { app, session, shell, type Session, type WebContents } from 'electron'

/** Port 1 of this computer, where only its administrator could listen. Every connection of Chromium's own is sent here and fails. */
const NOWHERE = 'socks5://127.0.0.1:1'

/** The rules to apply. */
export interface SecurityRules {
  /** Origin that windows may show. */
  pageOrigin: string
  /** Returns whether a link may be opened in the system's browser. */
  mayOpen(url: URL): boolean
}

/** Waybill's own page shows notices and writes to the clipboard. It does not read the clipboard; other origins get no permission. */
const GRANTED: ReadonlySet<string> = new Set(['notifications', 'clipboard-sanitized-write'])

/** Makes Chromium resolve no names or addresses; main sends its requests through Node. Call before the app is ready. */
export function resolveNothing(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
}

/** Applies the rules to this session and to every page created later. Call once the app is ready, before any page. */
export function applySecurity(rules: SecurityRules): void {
  const isGranted = (permission: string, requesterId: string) => {
    const url = URL.parse(requesterId)
    return GRANTED.has(permission) && url !== null && originOf(url) === rules.pageOrigin
  }
  const own = session.defaultSession
  own.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(isGranted(permission, requestingUrl))
  })
  own.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, origin))
  own.setDevicePermissionHandler(() => false)
  keepToPage(own, rules.pageOrigin)
  closeSockets(own, rules.pageOrigin)
  keepIdentity()
  app.on('web-contents-created', (_event, contents) => {
    restrict(contents, rules)
  })
}

/** Blocks requests of the page to other origins, and downloads. */
function keepToPage(own: Session, pageOrigin: string): void {
  const { protocol, host } = new URL(pageOrigin)
  // The development server reports changes through its own socket; no packed page comes from one.
  const ours = new Set([pageOrigin, ...(protocol === 'http:' ? [`ws://${host}`] : [])])
  own.webRequest.onBeforeRequest((details, answer) => {
    const url = URL.parse(details.url)
    answer({ cancel: url === null || !(ours.has(originOf(url)) || isInPage(url)) })
  })
  own.on('will-download', (event) => {
    event.preventDefault()
  })
}

/**
 * Blocks WebRTC, which no listener or policy covers: without a proxy it may not send UDP, and TCP goes to a proxy that does not exist.
 * Waybill's scheme does not use proxies; the development server is exempt by name.
 */
function closeSockets(own: Session, pageOrigin: string): void {
  const { protocol, host } = new URL(pageOrigin)
  const bypass = ['<-loopback>', ...(protocol === 'http:' ? [host] : [])].join(';')
  void own.setProxy({ mode: 'fixed_servers', proxyRules: NOWHERE, proxyBypassRules: bypass })
}

/** Allows URLs that a page creates itself, and developer tools, which a packed app does not have. */
function isInPage({ protocol }: URL): boolean {
  return protocol === 'data:' || protocol === 'blob:' || (protocol === 'devtools:' && !app.isPackaged)
}

/**
 * Rejects certificate errors and password prompts, since Waybill's page uses neither; by default Electron would send a server the first
 * client certificate it finds.
 */
function keepIdentity(): void {
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, trust) => {
    event.preventDefault()
    trust(false)
  })
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault()
    choose()
  })
  app.on('login', (event, _contents, _details, _authentication, answer) => {
    event.preventDefault()
    answer()
  })
}

function restrict(contents: WebContents, { pageOrigin, mayOpen }: SecurityRules): void {
  const stayHome = (details: { url: string; preventDefault(): void }) => {
    const url = URL.parse(details.url)
    // Any other file would be shown as a page with access to the bridge.
    if (url === null || originOf(url) !== pageOrigin || url.pathname !== '/') details.preventDefault()
  }
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
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

/** `URL.origin` is "null" for non-web schemes such as app. */
function originOf(url: URL): string {
  return `${url.protocol}//${url.host}`
}
