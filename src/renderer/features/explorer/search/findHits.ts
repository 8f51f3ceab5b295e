// Asks what a text may mean on a chain, names of accounts such as alice.init included.
import { isUsername } from '../../../../shared/domain/username.ts'
import type { ExplorerHit } from '../../../../shared/contract/history/explorer.ts'
import type { AppWindow } from '../../../window.ts'

/**
 * Returns what a text may lead to, most likely first. A name is looked up on the L1; where that fails, the address that it was last seen to
 * lead to will do for looking.
 * @throws AppError name.…, chain.unknown, network.…
 */
export async function findHits(win: AppWindow, chainId: string, text: string): Promise<ExplorerHit[]> {
  if (!isUsername(text)) return (await win.client['explorer.search']({ chainId, text })).hits
  try {
    const { address } = await win.client['names.resolve']({ name: text })
    return [{ kind: 'account', address: address.bech32 }]
  } catch (error) {
    const known = await win.client['names.list']({})
    const seen = known.find(({ name }) => name === text.toLowerCase())
    if (seen === undefined) throw error
    return [{ kind: 'account', address: seen.address.bech32 }]
  }
}
