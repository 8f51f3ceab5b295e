// Draws the permissions: what may be taken or done, by whom, how much, and Revoke, of one or of several, which opens the review.
import { useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { AccountsNav } from '../../parts/AccountsNav.tsx'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { useAllWords, type AppWindow } from '../../window.ts'
import { PermissionLine } from './PermissionLine.tsx'
import { pickName, requestOf, severalOf } from './requests.ts'
import { RevokeSeveral } from './RevokeSeveral.tsx'
import { exposedNow } from './risk.ts'
import { StillReading } from './StillReading.tsx'

const ask = async (win: AppWindow, accountId: string) => {
  const [list, { groups }] = await Promise.all([win.client['permissions.list']({ accountId }), win.client['portfolio.get']({ accountId })])
  return { ...list, groups }
}

const stillReading = ({ id }: Account) => <StillReading accountId={id} />

/** Draws the Permissions screen. */
export function PermissionsScreen() {
  const { permissionWords: words } = useAllWords()
  const { pickedOf, pick } = usePicked()
  return (
    <ChainListScreen
      words={words}
      nav={<AccountsNav />}
      ask={ask}
      isEmpty={({ permissions }) => permissions.length === 0}
      note={stillReading}
      above={({ permissions }, account) =>
        severalOf(permissions, account, pickedOf(account)).map((several) => (
          <RevokeSeveral
            key={several.chainId}
            several={several}
            account={account}
            hasOthers={several.all.length < permissions.length}
            onPick={(names) => pick(account, [...pickedOf(account).filter((name) => !several.all.includes(name)), ...names])}
          />
        ))
      }
    >
      {({ permissions, groups }, account) => {
        const picked = pickedOf(account)
        const all = severalOf(permissions, account, picked).flatMap((several) => several.all)
        return permissions.map((permission) => {
          const name = pickName(permission) ?? ''
          return (
            <PermissionLine
              key={JSON.stringify(requestOf(permission) ?? permission)}
              permission={permission}
              account={account}
              exposed={exposedNow(permission, groups, account.id)}
              isPicked={all.includes(name) ? picked.includes(name) : null}
              onToggle={() => pick(account, picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name])}
            />
          )
        })
      }}
    </ChainListScreen>
  )
}

/** Holds what is picked, of one account at a time. */
function usePicked() {
  const [picked, setPicked] = useState<{ accountId: string; names: readonly string[] }>({ accountId: '', names: [] })
  return {
    pickedOf: ({ id }: Account) => (picked.accountId === id ? picked.names : []),
    pick: ({ id }: Account, names: readonly string[]) => setPicked({ accountId: id, names }),
  }
}
