// Draws the Governance screen: what the L1 is voting on, and what an account voted.
import type { Account } from '../../../shared/contract/account.ts'
import type { GovernanceChain } from '../../../shared/contract/transfer/governance.ts'
import { ActionChainHead } from '../../parts/ActionChainHead.tsx'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { HoldingsNav } from '../../parts/HoldingsNav.tsx'
import { useAllWords, type AppWindow } from '../../window.ts'
import styles from './governance.module.css'
import { Proposal } from './Proposal.tsx'
import { suspiciousLast } from './suspicion.ts'

const ask = (win: AppWindow, accountId: string) => win.client['governance.list']({ accountId })
const hasProposals = ({ proposals }: GovernanceChain) => proposals.length > 0

/** Draws the screen. */
export function GovernanceScreen() {
  const { governanceWords: words } = useAllWords()
  return (
    <ChainListScreen words={words} nav={<HoldingsNav />} ask={ask} isEmpty={({ chains }) => !chains.some(hasProposals)}>
      {({ chains }, account) => chains.filter(hasProposals).map((chain) => <Chain key={chain.chainId} chain={chain} account={account} />)}
    </ChainListScreen>
  )
}

function Chain({ chain, account }: { chain: GovernanceChain; account: Account }) {
  const { governanceWords: words } = useAllWords()
  return (
    <li className={styles.chain}>
      <ActionChainHead chainId={chain.chainId} account={account} />
      {suspiciousLast(chain).map((proposal) => (
        <Proposal key={proposal.id} chain={chain} proposal={proposal} account={account} />
      ))}
      {chain.more > 0 && <p className="mid">{words.more(chain.more)}</p>}
    </li>
  )
}
