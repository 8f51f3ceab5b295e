// Draws the Governance screen: what the L1 is voting on, how VIP is shared out among the rollups, and what an account voted.
import { useState } from 'react'
import type { GovernanceChain } from '../../../shared/contract/transfer/governance.ts'
import { ActionChainHead } from '../../parts/ActionChainHead.tsx'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { HoldingsNav } from '../../parts/HoldingsNav.tsx'
import { showElement } from '../../kit/showElement.ts'
import { useNavigation } from '../../navigation.ts'
import { useAllWords, type AppWindow } from '../../window.ts'
import styles from './governance.module.css'
import { Gauges, type GaugesProps } from './Gauges.tsx'
import { GaugeVoteDialog, type GaugeVoteDialogProps } from './GaugeVoteDialog.tsx'
import { PastProposals } from './PastProposals.tsx'
import { Proposal } from './Proposal.tsx'
import { OwnWeightLine } from './ProposalParts.tsx'
import { suspiciousLast } from './suspicion.ts'

const ask = (win: AppWindow, accountId: string) => win.client['governance.list']({ accountId })

/** Draws the screen. The dialog of a gauge vote stands outside the list: a failed or later answer would close or change it. */
export function GovernanceScreen() {
  const { governanceWords: words } = useAllWords()
  const [voting, setVoting] = useState<Omit<GaugeVoteDialogProps, 'onClose'> | null>(null)
  return (
    <>
      <ChainListScreen words={words} nav={<HoldingsNav />} ask={ask} isEmpty={({ chains }) => chains.length === 0} above={aboveList}>
        {({ chains }, account) =>
          chains.map((chain) => (
            <Chain
              key={chain.chainId}
              chain={chain}
              account={account}
              onVote={(gaugeCycle) => setVoting({ chainId: chain.chainId, account, gaugeCycle })}
            />
          ))
        }
      </ChainListScreen>
      {voting !== null && <GaugeVoteDialog {...voting} onClose={() => setVoting(null)} />}
    </>
  )
}

/** Draws what stands above the list. */
function aboveList({ chains }: { chains: readonly GovernanceChain[] }) {
  return <NotOpen chains={chains} />
}

/** Says that the proposal which the screen was opened for is none of those that are open. */
function NotOpen({ chains }: { chains: readonly GovernanceChain[] }) {
  const { governanceWords: words } = useAllWords()
  const { open, proposal } = useNavigation((place) => place.params)
  if (open !== 'proposal' || proposal === undefined) return null
  if (chains.some(({ proposals }) => proposals.some(({ id }) => id === proposal))) return null
  return (
    <p ref={showElement} className="mid">
      {words.notOpen(proposal)}
    </p>
  )
}

function Chain({ chain, account, onVote }: Omit<GaugesProps, 'isAsked'>) {
  const { governanceWords: words } = useAllWords()
  const params = useNavigation((place) => place.params)
  return (
    <li className={styles.chain}>
      <ActionChainHead chainId={chain.chainId} account={account} />
      {chain.proposals.length > 0 && <OwnWeightLine chain={chain} />}
      {chain.proposals.length === 0 && <p className="mid">{words.noProposals}</p>}
      {suspiciousLast(chain).map((proposal) => (
        <Proposal
          key={proposal.id}
          chain={chain}
          proposal={proposal}
          account={account}
          asked={params.open === 'proposal' && params.proposal === proposal.id ? params : null}
        />
      ))}
      {chain.more > 0 && <p className="mid">{words.more(chain.more)}</p>}
      <PastProposals chainId={chain.chainId} accountId={account.id} />
      <Gauges
        chain={chain}
        account={account}
        onVote={onVote}
        isAsked={params.open === 'gauges' && (params.chainId ?? chain.chainId) === chain.chainId}
      />
    </li>
  )
}
