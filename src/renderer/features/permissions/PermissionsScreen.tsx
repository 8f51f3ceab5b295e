// Draws the permissions by chain: what may be taken or done, by whom, how much, and Revoke, of one or of several, which opens the review.
import { Fragment, useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { AccountsNav } from '../../parts/AccountsNav.tsx'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { useAllWords, type AppWindow } from '../../window.ts'
import { PermissionLine } from './PermissionLine.tsx'
import { byChain, pickName, requestOf, severalOf } from './requests.ts'
import { ChainHead } from './RevokeSeveral.tsx'
import { byRisk, exposedNow } from './risk.ts'
import { StillReading } from './StillReading.tsx'
import { TotalAtRisk } from './TotalAtRisk.tsx'

const ask = async (win: AppWindow, accountId: string) => {
  const [list, { groups }] = await Promise.all([win.client['permissions.list']({ accountId }), win.client['portfolio.get']({ accountId })])
  return { ...list, groups }
}

type Listed = Awaited<ReturnType<typeof ask>>

const stillReading = ({ id }: Account) => <StillReading accountId={id} />

const totalAtRisk = ({ permissions, groups }: Listed, { id }: Account) => (
  <TotalAtRisk permissions={permissions} groups={groups} accountId={id} />
)

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
      above={totalAtRisk}
    >
      {({ permissions: listed, groups }, account) => {
        const permissions = byRisk(listed)
        const picked = pickedOf(account)
        const choices = severalOf(permissions, account, picked)
        return byChain(permissions).map(([chainId, own]) => {
          const several = choices.find((one) => one.chainId === chainId) ?? null
          return (
            <Fragment key={chainId}>
              <ChainHead
                chainId={chainId}
                several={several}
                account={account}
                isOneByOne={several === null && own.length > 1 && account.signer.kind !== 'watched'}
                hasOthers={several !== null && several.all.length < own.length}
                onPick={(names) => pick(account, [...picked.filter((name) => several?.all.includes(name) !== true), ...names])}
              />
              {own.map((permission) => {
                const name = pickName(permission) ?? ''
                return (
                  <PermissionLine
                    key={JSON.stringify(requestOf(permission) ?? permission)}
                    permission={permission}
                    account={account}
                    exposed={exposedNow(permission, groups, account.id)}
                    isPicked={several?.all.includes(name) === true ? picked.includes(name) : null}
                    isIndented={choices.length > 0}
                    onToggle={() => pick(account, picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name])}
                  />
                )
              })}
            </Fragment>
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
