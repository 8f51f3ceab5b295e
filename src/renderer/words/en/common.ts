// Words that several screens share.

export const common = {
  account: 'Account',
  allAccounts: 'All accounts',
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'The browser did not allow copying',
  invisible: (code: string) => `Invisible or direction-changing character ${code}`,
  imitates: (symbol: string) => `not ${symbol}`,
  imitatesTitle: (symbol: string) =>
    `This asset is named to look like ${symbol}. It is another asset, which no list that ships with Waybill names.`,
  looksLike: (name: string) => `not ${name}`,
  looksLikeTitle: (name: string) => `This address begins and ends like that of ${name}. It is another address.`,
  looksPaid: 'not one you paid',
  looksPaidTitle: (address: string) => `This address begins and ends like ${address}, to which you have sent. It is another address.`,
  noPrice: '–',
  showAll: (letters: string) => `Show all ${letters} characters`,
  showLess: 'Show less',
  tryAgain: 'Try again',
  unknownChain: '???',
  unnamedAsset: 'unnamed',
  unverified: 'unverified',
  unverifiedTitle:
    'No list that ships with Waybill names this asset. Anyone can name an asset anything. Its decimals are not known, so its amount counts the smallest units.',
  waiting: 'Reading',
} as const
