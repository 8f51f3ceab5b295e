// Links the screens about the user's accounts: the accounts, the address book, what others may take from them, and the messages signed with them.
import { SideLinks } from './SideLinks.tsx'
import { useWords } from '../window.ts'

const SCREENS = ['accounts', 'addressBook', 'permissions', 'messages'] as const

/** Draws the links between these screens. */
export function AccountsNav() {
  const { shellWords } = useWords()
  return <SideLinks label={shellWords.accountPages} screens={SCREENS} />
}
