// Schemas of governance and of what proposals run, each with a valid body. Addresses are made up.
// Shapes: initia-labs/initia proto/initia/move/v1/tx.proto; cosmos/cosmos-sdk proto/cosmos/{bank,distribution,upgrade}.
import type { z } from 'zod'
import * as governance from '../../../src/wire/governance.ts'
import * as messages from '../../../src/wire/proposalMessages.ts'
import { stakingBodies as bodies } from './stakingBodies.ts'

const amount = [{ denom: 'uinit', amount: '1000000' }]
const call = { sender: 'init1a', module_address: '0x1', module_name: 'coin', function_name: 'mint', type_args: ['0x1::a::B'] }

/** Name, schema and body of each. */
export const GOVERNANCE_BODIES: readonly (readonly [string, z.ZodType, object])[] = [
  ['parameters of governance', governance.GovParams, bodies.govParams],
  ['proposals', governance.Proposals, bodies.proposals],
  ['recent proposals', governance.RecentProposals, bodies.recentProposals],
  ['a proposal', governance.OneProposal, { proposal: bodies.proposals.proposals[0] }],
  ['a tally', governance.Tally, bodies.tally],
  ['a vote', governance.ProposalVote, bodies.proposalVote],
  ['a call of Move', messages.MoveCall, { ...call, args: ['"0x2"'] }],
  ['a script of Move', messages.MoveScript, { sender: 'init1a', code_bytes: 'oRzrCw==', type_args: [], args: ['ZAAAAAAAAAA='] }],
  ['a payment of the community', messages.PoolSpend, { authority: 'init1a', recipient: 'init1b', amount }],
  ['a payment', messages.Payment, { from_address: 'init1a', to_address: 'init1b', amount }],
  ['an upgrade', messages.SoftwareUpgrade, { authority: 'init1a', plan: { name: 'v1.2.0', height: '9000000', info: '' } }],
  ['parameters of a module', messages.ModuleParams, { params: { unbonding_time: '1814400s', bond_denoms: ['uinit'] } }],
]
