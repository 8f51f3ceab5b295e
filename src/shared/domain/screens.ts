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

/** The sections of Settings, in their order on the page. */
export const SETTINGS_SECTIONS = ['network', 'vault', 'privacy', 'notices', 'appearance', 'language', 'hosts', 'data'] as const
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]
