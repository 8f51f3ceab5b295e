// Names the proposal that a transaction votes on, with its title, and leads to it.
import { useMemo } from 'react'
import type { PastProposal } from '../../../shared/contract/transfer/governance.ts'
import type { ExplorerTx } from '../../../shared/contract/history/explorer.ts'
import { useAsked, type Ask } from '../../data/useAsked.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { go } from '../../navigation.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import { Fact } from './Facts.tsx'

const isNever = () => false

type Titled = Pick<PastProposal, 'id' | 'title'>

/** Reads the titles of the proposals that are open, and of those that ended lately. */
async function titlesOf(win: AppWindow, { accountId, chainId }: { accountId: string; chainId: string }): Promise<Titled[]> {
  const lists = await Promise.all([win.client['governance.list']({ accountId }), win.client['governance.past']({ accountId })])
  return lists.flatMap(({ chains }): Titled[] => chains.find((one) => one.chainId === chainId)?.proposals ?? [])
}

/** Draws the proposal as an entry of an existing list; nothing for what votes on none. The title needs an account of ours, which Governance asks for. */
export function VotedProposal({ chainId, tx: { said, accountId } }: { chainId: string; tx: ExplorerTx }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const proposal = said?.kind === 'voted' ? said.facts.find(({ name }) => name === 'proposal')?.value : undefined
  const isAsked = proposal !== undefined && accountId !== null
  const ask = useMemo(
    (): Ask<Titled[]> | null => (isAsked ? (from) => titlesOf(from, { accountId, chainId }) : null),
    [isAsked, accountId, chainId],
  )
  const title = useAsked(ask, isNever).value?.find(({ id }) => id === proposal)?.title
  return (
    <Fact name={words.proposal}>
      {proposal !== undefined && (
        <button type="button" className="link" onClick={() => go(win, 'governance', { open: 'proposal', proposal })}>
          {proposal}
          {title !== undefined && (
            <>
              {': '}
              <Untrusted text={title} most={200} />
            </>
          )}
        </button>
      )}
    </Fact>
  )
}
