// Draws the Messages screen: signs texts with an account to prove who holds it, and verifies signatures.
import { useState } from 'react'
import { useNavigation } from '../../navigation.ts'
import { AccountsNav } from '../../parts/AccountsNav.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { SignView } from './SignView.tsx'
import { VerifyView } from './VerifyView.tsx'
import { useAllWords } from '../../window.ts'

/** Draws the Messages screen. */
export function MessagesScreen() {
  const { messageWords: words } = useAllWords()
  const asked = useNavigation((place) => place.params.open)
  const [view, setView] = useState<'sign' | 'verify'>(asked === 'verify' ? 'verify' : 'sign')
  const head = (
    <>
      <ScreenHead title={words.title}>
        <Segmented
          label={words.what}
          options={[
            { value: 'sign', label: words.signTab },
            { value: 'verify', label: words.verifyTab },
          ]}
          value={view}
          onChange={setView}
        />
      </ScreenHead>
      <AccountsNav />
    </>
  )
  return view === 'sign' ? <SignView head={head} /> : <VerifyView head={head} />
}
