// Names Initia's pages that show an account its VIP scores: for the link in the window, and for the shell that opens it. Pure.

const VIP_PAGES = { mainnet: 'https://app.initia.xyz/vip', testnet: 'https://app.testnet.initia.xyz/vip' } as const

/** Returns the page of a network; null where it has none. @example vipPage('mainnet') // 'https://app.initia.xyz/vip' */
export function vipPage(kind: string | undefined): string | null {
  return kind === 'mainnet' || kind === 'testnet' ? VIP_PAGES[kind] : null
}

/** Returns whether an address is one of these pages, so that a link may open it. */
export function isVipPage({ href }: Pick<URL, 'href'>): boolean {
  return Object.values<string>(VIP_PAGES).includes(href)
}
