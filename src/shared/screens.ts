// The screens by their names, and which of them Ctrl or Cmd with a digit opens: for the page and for the system's menus. Free of zod.

export const SCREENS = [
  'welcome',
  'portfolio',
  'activity',
  'figures',
  'nfts',
  'transfer',
  'receive',
  'waybills',
  'withdrawals',
  'allowances',
  'durations',
  'explorer',
  'notices',
  'accounts',
  'messages',
  'settings',
  'health',
] as const
export type Screen = (typeof SCREENS)[number]

/** The first is opened by the digit 1. */
export const DIGIT_SCREENS = [
  'portfolio',
  'activity',
  'nfts',
  'transfer',
  'waybills',
  'explorer',
  'accounts',
  'settings',
] as const satisfies readonly Screen[]
