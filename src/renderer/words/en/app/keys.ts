// Holds the English texts of the sheet that lists the keys.

/** Where a key works. */
type KeyGroup = 'screens' | 'everywhere' | 'lists' | 'ledger'

/** Names the groups of keys, in their order on the sheet. */
export const keyGroups: Record<KeyGroup, string> = {
  screens: 'Go to a screen: press g, then the letter',
  everywhere: 'Every day, on every screen',
  lists: 'In lists',
  ledger: 'Review and the virtual Ledger',
}

/** Stands between two keys that are pressed one after the other. */
export const keyThen = 'then'

/** Describes the keys beside those that lead to a screen, for the sheet that lists all. */
export const keyWords: readonly { group: KeyGroup; keys: readonly string[]; onMac?: readonly string[]; does: string }[] = [
  { group: 'everywhere', keys: ['Ctrl', 'K'], onMac: ['⌘', 'K'], does: 'Command palette' },
  { group: 'everywhere', keys: ['/'], does: 'Search Activity, NFTs or the Explorer' },
  { group: 'everywhere', keys: ['Esc'], does: 'Close' },
  { group: 'everywhere', keys: ['?'], does: 'Keyboard shortcuts' },
  { group: 'everywhere', keys: ['Ctrl', '1–9'], onMac: ['⌘', '1–9'], does: 'Entry 1 to 9 of the sidebar' },
  { group: 'everywhere', keys: ['Alt', '←'], onMac: ['⌘', '['], does: 'Back' },
  { group: 'everywhere', keys: ['Alt', '→'], onMac: ['⌘', ']'], does: 'Forward' },
  { group: 'everywhere', keys: ['Shift', 'h'], does: 'Hide or show amounts' },
  { group: 'lists', keys: ['j', 'k'], does: 'Next and previous row' },
  { group: 'lists', keys: ['x'], does: 'Select the row in Activity (or Space)' },
  { group: 'lists', keys: ['Shift', 'j'], does: 'Extend the selection' },
  { group: 'lists', keys: ['Enter'], does: 'Open the row' },
  { group: 'lists', keys: ['←', '→'], does: 'Explorer: previous and next block' },
  { group: 'ledger', keys: ['Enter'], does: 'Review: sign on the Ledger' },
  { group: 'ledger', keys: ['←', '→'], does: 'Turn the pages of the virtual Ledger' },
  { group: 'ledger', keys: ['Enter', 'Enter'], does: 'Approve on the virtual Ledger' },
]
