// Words that several screens share.

export const common = {
  allAccounts: 'All accounts',
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'The browser did not allow copying',
  invisible: (code: string) => `Invisible or direction-changing character ${code}`,
  noPrice: '–',
  tryAgain: 'Try again',
  unknownChain: '???',
  unnamedAsset: 'unnamed',
  unverified: 'unverified',
  unverifiedTitle:
    'No list that ships with Waybill names this asset. Anyone can name an asset anything. Its decimals are not known, so its amount counts the smallest units.',
  waiting: 'Reading',
} as const
