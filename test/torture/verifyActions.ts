// Holds the end of each own action against what its chain made of the transaction: the messages that were asked for, run or failed.
import { hostsOf } from '../../src/practice/book/chains/chains.ts'
import type { PracticeNetwork } from '../../src/practice/network.ts'
import type { Transfer } from '../../src/shared/contract/transfer/transfer.ts'
import { actionOf, type OwnAction } from '../../src/shared/domain/transfer/ownActions.ts'
import type { Journal } from './journal.ts'

const CLAIM = '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward'
const MOVE_EXECUTE = '/initia.move.v1.MsgExecute'
const MOVE_EXECUTE_JSON = '/initia.move.v1.MsgExecuteJSON'
const DELEGATE = '/initia.mstaking.v1.MsgDelegate'
/** Of a claim with what follows it, the last. */
const MESSAGES: Readonly<Record<OwnAction['type'], string>> = {
  claimRewards: CLAIM,
  compound: DELEGATE,
  delegate: DELEGATE,
  undelegate: '/initia.mstaking.v1.MsgUndelegate',
  redelegate: '/initia.mstaking.v1.MsgBeginRedelegate',
  cancelUnbonding: '/initia.mstaking.v1.MsgCancelUnbondingDelegation',
  vote: '/cosmos.gov.v1.MsgVote',
  voteWeighted: '/cosmos.gov.v1.MsgVoteWeighted',
  revokeGrant: '/cosmos.authz.v1beta1.MsgRevoke',
  revokeFeeGrant: '/cosmos.feegrant.v1beta1.MsgRevokeAllowance',
  revokeGrants: '/cosmos.authz.v1beta1.MsgRevoke',
  extendName: MOVE_EXECUTE,
  extendLock: MOVE_EXECUTE,
  unstakeLock: MOVE_EXECUTE,
  claimLocked: MOVE_EXECUTE,
  withdrawUnlocked: MOVE_EXECUTE,
  voteGauges: MOVE_EXECUTE_JSON,
  claimVip: MOVE_EXECUTE_JSON,
}

/** Ends that a transaction in a block may have. */
const ENDS = { ran: 'completed', failed: 'failedOnSource' } as const

interface Found {
  code: number
  messages: string[]
}

/** @returns one sentence a violation. */
export async function verifyActions(practice: PracticeNetwork, { transfers }: Journal): Promise<string[]> {
  const actions = transfers.flatMap((transfer) => {
    const action = actionOf(transfer.quote)
    return action === null ? [] : [{ transfer, action }]
  })
  const verdicts = await Promise.all(
    actions.map(async ({ transfer, action }) => verdict(transfer, action, await findAll(practice, transfer))),
  )
  return verdicts.flat()
}

/** What the chain has of a transfer's signed transactions. */
async function findAll(practice: PracticeNetwork, { quote, legs }: Transfer): Promise<Found[]> {
  const [host = ''] = hostsOf('rest', quote.request.fromChainId)
  const hashes = legs.flatMap(({ hash }) => (hash === null ? [] : [hash]))
  const found = await Promise.all(
    hashes.map(async (hash): Promise<Found | null> => {
      const reply = await practice.fetch(`https://${host}/cosmos/tx/v1beta1/txs/${hash}`)
      if (reply.status !== 200) return null
      const { tx, tx_response } = (await reply.json()) as {
        tx: { body: { messages: { '@type': string }[] } }
        tx_response: { code: number }
      }
      return { code: tx_response.code, messages: tx.body.messages.map((message) => message['@type']) }
    }),
  )
  return found.filter((one) => one !== null)
}

/** The types of the messages that an action runs. */
function wantedOf(action: OwnAction): string[] {
  if (action.type === 'claimRewards') return [...action.validators.map(() => CLAIM), ...(action.locked === true ? [MOVE_EXECUTE] : [])]
  if (action.type === 'claimVip') return action.rollups.map(() => MOVE_EXECUTE_JSON)
  if (action.type === 'compound') return [...action.stakes.map(() => CLAIM), ...action.stakes.map(() => DELEGATE)]
  if (action.type === 'revokeGrants')
    return action.grants.map(({ message }) => MESSAGES[message === null ? 'revokeFeeGrant' : 'revokeGrant'])
  return [MESSAGES[action.type]]
}

function verdict({ id, phase }: Transfer, action: OwnAction, found: readonly Found[]): string[] {
  const name = `action ${id} (${action.type})`
  const wanted = wantedOf(action)
  const [first] = found
  const end = first === undefined ? null : first.code === 0 ? ENDS.ran : ENDS.failed
  return [
    ...(found.length > 1 ? [`${name} is in blocks ${found.length} times`] : []),
    ...(first !== undefined && first.messages.join() !== wanted.join() ? [`${name} ran ${first.messages.join(', ')}`] : []),
    ...(end === null ? [ENDS.ran, ENDS.failed].filter((one) => one === phase).map((one) => `${name} is ${one}, and no block has it`) : []),
    ...(end !== null && end !== phase ? [`${name} is ${phase}, and the chain says ${end}`] : []),
  ]
}
