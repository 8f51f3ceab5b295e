// Holds the English texts that several screens share.

/** Texts that several screens share. */
export const common = {
  account: 'Account',
  allAccounts: 'All accounts',
  calendar: 'Calendar',
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Your browser blocked copying',
  dateForm: 'YYYY-MM-DD',
  invisible: (code: string) => `Invisible or direction-changing character ${code}`,
  imitates: (symbol: string) => `not ${symbol}`,
  imitatesTitle: (symbol: string) => `This asset’s name imitates ${symbol}. It’s a different asset and isn’t on any of Waybill’s lists.`,
  looksLike: (name: string) => `not ${name}`,
  looksLikeTitle: (name: string) => `This address starts and ends like ${name}’s, but it’s a different address.`,
  looksPaid: 'not one you paid',
  looksPaidTitle: (address: string) =>
    `This address starts and ends like ${address}, which you’ve paid before, but it’s a different address.`,
  namedLikeTitle: (name: string) => `This name looks like ${name}, but belongs to a different address.`,
  nameSeen: (moment: string) => `Went by this name on ${moment}`,
  nextMonth: 'Next month',
  noPrice: '–',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  showAll: (letters: string) => `Show all ${letters} characters`,
  showLess: 'Show less',
  tryAgain: 'Try again',
  unknownChain: '???',
  unnamedAsset: 'unnamed',
  unverified: 'unverified',
  /** The title of a mark. */
  ofWatched: (label: string) => `Watch-only account “${label}”`,
  unverifiedTitle:
    'This asset isn’t on any of Waybill’s lists. Anyone can give an asset any name. Its decimals are unknown, so the amount is in base units.',
  waiting: 'Loading',
} as const
