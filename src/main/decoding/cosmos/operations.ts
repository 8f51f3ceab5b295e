// Decodes operations of bridge and rollup operators, relayers and interchain accounts: one task each, from one table.
// Sources: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/tx.proto; initia-labs/initia
// proto/initia/{distribution,gov,intertx}/v1/tx.proto; cosmos/ibc-go proto/ibc/core/{client,connection,channel}/v1/tx.proto,
// proto/ibc/applications/{fee,interchain_accounts}/…/tx.proto; initia-labs/miniwasm proto/miniwasm/tokenfactory/v1/tx.proto; cosmos-sdk
// proto/cosmos/{distribution/v1beta1,gov/v1,group/v1}/tx.proto.
import { shortType } from '../../../shared/domain/messageType.ts'
import type { TaskName } from '../../../shared/contract/history/activityMeaning.ts'
import { coin, coinsField } from '../coins.ts'
import { facts, field, isMine, meaning, numberField, type MessageDecoder } from '../decodeContext.ts'

/** By type without its leading slash: the task, and the field that names its actor. */
const TASKS: ReadonlyMap<string, { task: TaskName; by: string }> = new Map(
  (
    [
      ['opinit.ophost.v1', 'bridgeCreated', 'creator', ['MsgCreateBridge']],
      ['opinit.ophost.v1', 'batchRecorded', 'submitter', ['MsgRecordBatch']],
      ['opinit.ophost.v1', 'outputProposed', 'proposer', ['MsgProposeOutput']],
      ['opinit.ophost.v1', 'outputDeleted', 'challenger', ['MsgDeleteOutput']],
      ['opinit.ophost.v1', 'bridgeDisabled', 'authority', ['MsgDisableBridge']],
      [
        'opinit.ophost.v1',
        'bridgeChanged',
        'authority',
        [
          'MsgUpdateProposer',
          'MsgUpdateChallenger',
          'MsgUpdateBatchInfo',
          'MsgUpdateOracleConfig',
          'MsgUpdateChannelId',
          'MsgUpdateMetadata',
          'MsgUpdateFinalizationPeriod',
          'MsgRegisterAttestorSet',
          'MsgAddAttestor',
          'MsgRemoveAttestor',
          'MsgRegisterMigrationInfo',
        ],
      ],
      ['opinit.opchild.v1', 'oracleUpdated', 'sender', ['MsgUpdateOracle', 'MsgRelayOracleData']],
      ['opinit.opchild.v1', 'bridgeInfoSet', 'sender', ['MsgSetBridgeInfo']],
      ['opinit.opchild.v1', 'adminExecuted', 'sender', ['MsgExecuteMessages']],
      ['initia.distribution.v1', 'rewardsPoolFunded', 'depositor', ['MsgDepositValidatorRewardsPool']],
      ['initia.gov.v1', 'emergencyActivated', 'sender', ['MsgActivateEmergencyProposal']],
      ['initia.intertx.v1', 'interchainRegistered', 'owner', ['MsgRegisterAccount']],
      ['initia.intertx.v1', 'interchainSent', 'owner', ['MsgSubmitTx']],
      ['cosmos.distribution.v1beta1', 'communityPoolFunded', 'depositor', ['MsgFundCommunityPool']],
      ['cosmos.distribution.v1beta1', 'rewardsPoolFunded', 'depositor', ['MsgDepositValidatorRewardsPool']],
      ['cosmos.distribution.v1beta1', 'withdrawAddressSet', 'delegator_address', ['MsgSetWithdrawAddress']],
      ['cosmos.gov.v1', 'proposalCancelled', 'proposer', ['MsgCancelProposal']],
      ['cosmos.group.v1', 'groupCreated', 'admin', ['MsgCreateGroup', 'MsgCreateGroupWithPolicy']],
      [
        'cosmos.group.v1',
        'groupChanged',
        'admin',
        [
          'MsgUpdateGroupMembers',
          'MsgUpdateGroupAdmin',
          'MsgUpdateGroupMetadata',
          'MsgCreateGroupPolicy',
          'MsgUpdateGroupPolicyAdmin',
          'MsgUpdateGroupPolicyDecisionPolicy',
          'MsgUpdateGroupPolicyMetadata',
        ],
      ],
      ['cosmos.group.v1', 'groupLeft', 'address', ['MsgLeaveGroup']],
      ['cosmos.group.v1', 'proposalCancelled', 'address', ['MsgWithdrawProposal']],
      ['ibc.applications.interchain_accounts.controller.v1', 'interchainRegistered', 'owner', ['MsgRegisterInterchainAccount']],
      ['ibc.applications.interchain_accounts.controller.v1', 'interchainSent', 'owner', ['MsgSendTx']],
      ['miniwasm.tokenfactory.v1', 'denomCreated', 'sender', ['MsgCreateDenom']],
      ['miniwasm.tokenfactory.v1', 'denomChanged', 'sender', ['MsgChangeAdmin', 'MsgSetBeforeSendHook', 'MsgSetDenomMetadata']],
      ['ibc.applications.fee.v1', 'payeeSet', 'relayer', ['MsgRegisterPayee', 'MsgRegisterCounterpartyPayee']],
      ['ibc.applications.fee.v1', 'packetFeePaid', 'signer', ['MsgPayPacketFee']],
      ['ibc.core.client.v1', 'clientCreated', 'signer', ['MsgCreateClient']],
      ['ibc.core.client.v1', 'clientUpgraded', 'signer', ['MsgUpgradeClient', 'MsgRecoverClient']],
      ['ibc.core.client.v1', 'misbehaviourReported', 'signer', ['MsgSubmitMisbehaviour']],
      [
        'ibc.core.connection.v1',
        'connectionOpened',
        'signer',
        ['MsgConnectionOpenInit', 'MsgConnectionOpenTry', 'MsgConnectionOpenAck', 'MsgConnectionOpenConfirm'],
      ],
      [
        'ibc.core.channel.v1',
        'channelOpened',
        'signer',
        ['MsgChannelOpenInit', 'MsgChannelOpenTry', 'MsgChannelOpenAck', 'MsgChannelOpenConfirm'],
      ],
      ['ibc.core.channel.v1', 'channelClosed', 'signer', ['MsgChannelCloseInit', 'MsgChannelCloseConfirm']],
    ] satisfies [string, TaskName, string, string[]][]
  ).flatMap(([module, task, by, types]) => types.map((type) => [`${module}.${type}`, { task, by }] as const)),
)

const readOperation: MessageDecoder = ({ message, me, network }) => {
  const known = TASKS.get(message['@type'].replace(/^\//, ''))
  if (known === undefined || !isMine(me, field(message, known.by))) return null
  const bridge = numberField(message, 'bridge_id')
  const denom = field(message, 'denom')
  return meaning('operated', {
    counterparty: field(message, 'withdraw_address'),
    method: shortType(message['@type']),
    otherChainId: bridge === null ? null : network.chainOfBridge(bridge),
    about: denom === null ? coinsField(message, 'amount') : coin(denom, field(message, 'amount')),
    facts: facts({
      task: known.task,
      proposal: numberField(message, 'proposal_id'),
      validator: field(message, 'validator_address'),
      channel: field(message, 'channel_id'),
    }),
  })
}

/** A reader for each type of the table. */
export const OPERATION_DECODERS: Readonly<Record<string, MessageDecoder>> = Object.fromEntries(
  [...TASKS.keys()].map((type) => [`/${type}`, readOperation]),
)
