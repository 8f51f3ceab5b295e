// What a page of the shell may not do: leave its one address, ask any other place for anything, also by WebRTC and by names of
// hosts, open windows, attach web views, download, ask for permissions but to show notices and to copy, or have a certificate or a
// password taken from the user's own.
import { app, session, shell, type Session, type WebContents } from 'electron'

/** Port 1 of this computer: only its administrator could listen there. Whatever Chromium itself would connect to goes here, and ends. */
const NOWHERE = 'socks5://127.0.0.1:1'

export interface SecurityRules {
  /** Origin that windows may show. */
  pageOrigin: string
  /** Whether a link may be handed to the system's browser. */
  mayOpen(url: URL): boolean
}

/** Our own page tells of what happened to a waybill and puts text on the clipboard. It does not read the clipboard; nobody else is granted anything. */
const GRANTED: ReadonlySet<string> = new Set(['notifications', 'clipboard-sanitized-write'])

/** Chromium resolves no name and no address; main asks its hosts through Node. Call before the app is ready, for a page of our own scheme. */
export function resolveNothing(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
}

/** Applies the rules to this session and to every page that is ever made. Call once the app is ready, before any page. */
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

/** The page has its own files and the bridge: what anything in it asks of another place is not sent, and nothing is downloaded. */
function keepToPage(own: Session, pageOrigin: string): void {
  const { protocol, host } = new URL(pageOrigin)
  // The development server tells of changes through a socket of its own; no packed page comes from one.
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
 * WebRTC is asked about by no listener and named by no policy: without a proxy it may not send UDP, and TCP goes to a proxy that is
 * none. Our scheme does not go through proxies; the development server's address does not either, by name.
 */
function closeSockets(own: Session, pageOrigin: string): void {
  const { protocol, host } = new URL(pageOrigin)
  const bypass = ['<-loopback>', ...(protocol === 'http:' ? [host] : [])].join(';')
  void own.setProxy({ mode: 'fixed_servers', proxyRules: NOWHERE, proxyBypassRules: bypass })
}

/** What a page makes itself, and the tools for developers, which a packed app does not have. */
function isInPage({ protocol }: URL): boolean {
  return protocol === 'data:' || protocol === 'blob:' || (protocol === 'devtools:' && !app.isPackaged)
}

/** No page of ours speaks TLS or asks for a password; left alone, Electron would hand a server the first certificate that it finds. */
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
    // Any other file of ours would be shown as a page, with the bridge.
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

/** `URL.origin` is "null" for schemes that the web does not know, such as app. */
function originOf(url: URL): string {
  return `${url.protocol}//${url.host}`
}
