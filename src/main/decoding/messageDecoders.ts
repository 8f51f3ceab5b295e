// Maps message types to decoders. An unlisted type is shown as `other`, with its type and raw content.
import { readExec, readFeeGrant, readFeeGrantRevoked, readGrant, readRevoke } from './cosmos/authz.ts'
import { readMultiSend, readSend } from './cosmos/bank.ts'
import { readDeposit, readDepositArrived, readMigration, readWithdrawal, readWithdrawalClaimed } from './cosmos/bridge.ts'
import { readEvmCall, readEvmCreate } from './evm/evmCall.ts'
import { readGroupExec, readGroupProposal, readProposalDeposit, readSubmitProposal, readVote, readWeightedVote } from './cosmos/gov.ts'
import { readAcknowledgement, readNftTransfer, readRecvPacket, readTimeout, readTransfer, readUpkeep } from './cosmos/ibc.ts'
import { readMoveCall, readPublish } from './move/moveCall.ts'
import { OPERATION_DECODERS } from './cosmos/operations.ts'
import type { MessageDecoder } from './decodeContext.ts'
import { readCommission, readDelegate, readRedelegate, readReward, readUndelegate, readUndelegationCancelled } from './cosmos/staking.ts'
import { readCreateValidator, readEditValidator, readUnjail, readVesting } from './cosmos/validators.ts'
import { readInstantiate, readMigrate, readStoreCode, readTokenBurn, readTokenMint, readWasmCall } from './cosmos/wasmCall.ts'

/** All decoders by message type. */
export const MESSAGE_DECODERS: Readonly<Record<string, MessageDecoder>> = {
  ...OPERATION_DECODERS,

  '/cosmos.bank.v1beta1.MsgSend': readSend,
  '/cosmos.bank.v1beta1.MsgMultiSend': readMultiSend,

  '/opinit.ophost.v1.MsgInitiateTokenDeposit': readDeposit,
  '/opinit.opchild.v1.MsgFinalizeTokenDeposit': readDepositArrived,
  '/opinit.opchild.v1.MsgInitiateTokenWithdrawal': readWithdrawal,
  '/opinit.opchild.v1.MsgInitiateFastWithdrawal': readWithdrawal,
  '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal': readWithdrawalClaimed,
  '/opinit.opchild.v1.MsgMigrateToken': readMigration,

  '/ibc.applications.transfer.v1.MsgTransfer': readTransfer,
  '/ibc.applications.nft_transfer.v1.MsgTransfer': readNftTransfer,
  '/ibc.core.channel.v1.MsgRecvPacket': readRecvPacket,
  '/ibc.core.channel.v1.MsgTimeout': readTimeout,
  '/ibc.core.channel.v1.MsgTimeoutOnClose': readTimeout,
  '/ibc.core.channel.v1.MsgAcknowledgement': readAcknowledgement,
  '/ibc.core.client.v1.MsgUpdateClient': readUpkeep,

  '/initia.mstaking.v1.MsgDelegate': readDelegate,
  '/initia.mstaking.v1.MsgUndelegate': readUndelegate,
  '/initia.mstaking.v1.MsgBeginRedelegate': readRedelegate,
  '/initia.mstaking.v1.MsgCancelUnbondingDelegation': readUndelegationCancelled,
  '/initia.mstaking.v1.MsgCreateValidator': readCreateValidator,
  '/initia.mstaking.v1.MsgEditValidator': readEditValidator,
  '/cosmos.staking.v1beta1.MsgDelegate': readDelegate,
  '/cosmos.staking.v1beta1.MsgUndelegate': readUndelegate,
  '/cosmos.staking.v1beta1.MsgBeginRedelegate': readRedelegate,
  '/cosmos.staking.v1beta1.MsgCancelUnbondingDelegation': readUndelegationCancelled,
  '/cosmos.staking.v1beta1.MsgCreateValidator': readCreateValidator,
  '/cosmos.staking.v1beta1.MsgEditValidator': readEditValidator,
  '/cosmos.slashing.v1beta1.MsgUnjail': readUnjail,
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward': readReward,
  '/cosmos.distribution.v1beta1.MsgWithdrawValidatorCommission': readCommission,
  '/cosmos.vesting.v1beta1.MsgCreateVestingAccount': readVesting,
  '/cosmos.vesting.v1beta1.MsgCreatePermanentLockedAccount': readVesting,
  '/cosmos.vesting.v1beta1.MsgCreatePeriodicVestingAccount': readVesting,

  '/cosmos.gov.v1.MsgVote': readVote,
  '/cosmos.gov.v1beta1.MsgVote': readVote,
  '/cosmos.gov.v1.MsgVoteWeighted': readWeightedVote,
  '/cosmos.gov.v1beta1.MsgVoteWeighted': readWeightedVote,
  '/cosmos.gov.v1.MsgDeposit': readProposalDeposit,
  '/cosmos.gov.v1beta1.MsgDeposit': readProposalDeposit,
  '/cosmos.gov.v1.MsgSubmitProposal': readSubmitProposal,
  '/cosmos.gov.v1beta1.MsgSubmitProposal': readSubmitProposal,
  '/cosmos.group.v1.MsgSubmitProposal': readGroupProposal,
  '/cosmos.group.v1.MsgVote': readVote,
  '/cosmos.group.v1.MsgExec': readGroupExec,

  '/cosmos.authz.v1beta1.MsgGrant': readGrant,
  '/cosmos.authz.v1beta1.MsgRevoke': readRevoke,
  '/cosmos.authz.v1beta1.MsgExec': readExec,
  '/cosmos.feegrant.v1beta1.MsgGrantAllowance': readFeeGrant,
  '/cosmos.feegrant.v1beta1.MsgRevokeAllowance': readFeeGrantRevoked,

  '/minievm.evm.v1.MsgCall': readEvmCall,
  '/minievm.evm.v1.MsgCreate': readEvmCreate,
  '/minievm.evm.v1.MsgCreate2': readEvmCreate,
  '/initia.move.v1.MsgExecute': readMoveCall,
  '/initia.move.v1.MsgExecuteJSON': readMoveCall,
  '/initia.move.v1.MsgScript': readMoveCall,
  '/initia.move.v1.MsgScriptJSON': readMoveCall,
  '/initia.move.v1.MsgPublish': readPublish,
  '/miniwasm.tokenfactory.v1.MsgMint': readTokenMint,
  '/miniwasm.tokenfactory.v1.MsgBurn': readTokenBurn,
  '/cosmwasm.wasm.v1.MsgExecuteContract': readWasmCall,
  '/cosmwasm.wasm.v1.MsgInstantiateContract': readInstantiate,
  '/cosmwasm.wasm.v1.MsgInstantiateContract2': readInstantiate,
  '/cosmwasm.wasm.v1.MsgStoreCode': readStoreCode,
  '/cosmwasm.wasm.v1.MsgMigrateContract': readMigrate,
}
