// Names of the screens, and which of them Ctrl or Cmd with a digit opens: for the page and for the system's menus. Free of zod.

/** All screens. */
export const SCREENS = [
  'welcome',
  'portfolio',
  'activity',
  'nfts',
  'transfer',
  'receive',
  'transfers',
  'withdrawals',
  'permissions',
  'staking',
  'vip',
  'governance',
  'gains',
  'explorer',
  'notices',
  'accounts',
  'addressBook',
  'messages',
  'settings',
  'health',
] as const
/** Name of a screen. */
export type Screen = (typeof SCREENS)[number]

/** Screens with a digit shortcut; the first is opened by the digit 1. */
export const DIGIT_SCREENS = [
  'portfolio',
  'activity',
  'nfts',
  'transfer',
  'transfers',
  'explorer',
  'notices',
  'accounts',
  'settings',
] as const satisfies readonly Screen[]

/** The sections of Settings, in page order. */
export const SETTINGS_SECTIONS = [
  'appearance',
  'language',
  'notices',
  'network',
  'chains',
  'hosts',
  'own-hosts',
  'vault',
  'privacy',
  'data',
  'backup',
  'erase',
  'about',
] as const
/** Name of a section of Settings. */
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]
