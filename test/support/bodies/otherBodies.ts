// One valid body of each kind that a chain's node and the router send, and a small chain list. Addresses are made up.
// Shapes: cosmos-sdk proto/cosmos; initia-labs/initia proto/initia; initia-labs/docs router-api/openapi.yaml.

import { stakingBodies } from './stakingBodies.ts'

const coin = { denom: 'uinit', amount: '1000000' }
const STAMP = '2026-01-02T03:04:05Z'
const HASH = 'AB'.repeat(32)
const CONTRACT = `0x${'22'.repeat(20)}`

export const chainBodies = {
  balances: { balances: [coin, coin], pagination: { next_key: null, total: '2' } },
  latestBlock: { block: { header: { chain_id: 'one-1', height: '1204', time: STAMP } } },
  gatewayError: { code: 5, message: 'not found', details: [] },
  rpcReply: { jsonrpc: '2.0', id: 1, result: { a: 1 }, error: { code: -32603, message: 'Internal error', data: 'tx not found' } },
  denomMetadata: {
    metadata: { denom_units: [{ denom: 'uinit', exponent: 6 }], base: 'uinit', display: 'INIT', name: 'Initia', symbol: 'INIT' },
  },
  denomTrace: { denom_trace: { path: 'transfer/channel-1', base_denom: 'uusdc' } },
  ibcDenom: { denom: { base: 'uusdc', trace: [{ port_id: 'transfer', channel_id: 'channel-1' }] } },
  contractDenom: { denom: 'evm/d91c6bdd8b8a4a0f3d1b0d0a5dd6ee6b1e9a0e11' },
  denomContract: { address: `0x${'9D'.repeat(20)}` },
  baseDenom: { base_denom: 'uinit' },
  grants: {
    grants: [
      {
        granter: 'init1a',
        grantee: 'init1qqqqqq',
        authorization: {
          '@type': '/cosmos.bank.v1beta1.SendAuthorization',
          spend_limit: [{ denom: 'uinit', amount: '5' }],
          allow_list: [],
        },
        expiration: '2027-01-01T00:00:00Z',
      },
    ],
    pagination: { next_key: null, total: '1' },
  },
  feeGrants: {
    allowances: [
      {
        granter: 'init1a',
        grantee: 'init1qqqqqq',
        allowance: {
          '@type': '/cosmos.feegrant.v1beta1.AllowedMsgAllowance',
          allowance: { '@type': '/cosmos.feegrant.v1beta1.BasicAllowance', spend_limit: [], expiration: null },
          allowed_messages: ['/cosmos.gov.v1.MsgVote'],
        },
      },
    ],
    pagination: { next_key: null, total: '1' },
  },
  ...stakingBodies,
  vesting: {
    account: {
      '@type': '/cosmos.vesting.v1beta1.PeriodicVestingAccount',
      base_vesting_account: { original_vesting: [coin], end_time: '1800000000' },
      start_time: '1700000000',
      vesting_periods: [{ length: '1000', amount: [coin] }],
    },
  },
}

const hop = { from_chain_id: 'one-1', to_chain_id: 'two-1', state: 'TRANSFER_SUCCESS' }
const hopTx = { chain_id: 'one-1', tx_hash: HASH, explorer_link: 'https://explorer.example' }
const release = { chain_id: 'two-1', denom: 'l2/ab', amount: '5', released: true }
const message = { msg_type_url: '/opinit.ophost.v1.MsgInitiateTokenDeposit', msg: '{"sender":"init1a"}' }

export const routerBodies = {
  route: {
    amount_in: '1000000',
    amount_out: '998500',
    source_asset_chain_id: 'one-1',
    source_asset_denom: 'uinit',
    dest_asset_chain_id: 'two-1',
    dest_asset_denom: 'l2/ab',
    operations: [
      {
        op_init_transfer: { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'OPINIT' },
        tx_index: 0,
        amount_in: '1',
        amount_out: '1',
      },
    ],
    required_chain_addresses: ['one-1', 'two-1'],
    chain_ids: ['one-1', 'two-1'],
    does_swap: false,
    estimated_amount_out: '998500',
    estimated_fees: [
      {
        fee_type: 'SMART_RELAY',
        amount: '10',
        usd_amount: null,
        origin_asset: { denom: 'uinit', chain_id: 'one-1', symbol: 'INIT', decimals: 6 },
        chain_id: 'one-1',
        fee_behavior: 'FEE_BEHAVIOR_ADDITIONAL',
      },
    ],
    estimated_route_duration_seconds: 30,
    txs_required: 1,
    usd_amount_in: '',
    usd_amount_out: '',
    warning: { type: 'LOW_INFO_WARNING', message: 'no price' },
    extra_infos: [],
    extra_warnings: null,
    required_op_hook: false,
  },
  messages: {
    txs: [{ cosmos_tx: { chain_id: 'one-1', path: ['one-1'], signer_address: 'init1a', msgs: [message] }, operations_indices: [0] }],
  },
  evmMessages: {
    txs: [
      {
        evm_tx: {
          chain_id: '1',
          to: CONTRACT,
          value: '1000000000000000000',
          data: 'ab12',
          signer_address: CONTRACT,
          required_erc20_approvals: [{ token_contract: CONTRACT, spender: CONTRACT, amount: '5' }],
        },
      },
    ],
  },
  hook: { chain_id: 'two-1', hook: [message] },
  tracked: { tx_hash: HASH, explorer_link: 'https://explorer.example' },
  status: {
    state: 'STATE_PENDING',
    transfers: [
      {
        state: 'STATE_PENDING',
        transfer_sequence: [
          { ibc_transfer: { ...hop, packet_txs: { send_tx: hopTx, receive_tx: hopTx, acknowledge_tx: null, timeout_tx: null } } },
          { op_init_transfer: { ...hop, txs: { send_tx: hopTx, receive_tx: null } } },
        ],
        transfer_asset_release: release,
        error: null,
      },
    ],
    transfer_sequence: [],
    transfer_asset_release: release,
    error: { type: 'x', message: 'y' },
  },
  assets: {
    chain_to_assets_map: { 'one-1': { assets: [{ denom: 'uinit', chain_id: 'one-1', symbol: 'INIT', name: 'Initia', decimals: 6 }] } },
  },
}

const apis = Object.fromEntries(
  ['rpc', 'rest', 'indexer', 'json-rpc'].map((name) => [name, [{ address: `https://${name}.example`, provider: 'one' }]]),
)
const fees = { fee_tokens: [{ denom: 'uinit', fixed_min_gas_price: 0.015 }] }
const explorers = [{ kind: 'scan', tx_page: 'https://scan.example/tx/${txHash}', account_page: 'https://scan.example/account' }]
const channel = { chain_id: 'two-1', port_id: 'transfer', channel_id: 'channel-1', version: 'ics20-1' }

export const registryFile = {
  router: null,
  chains: [
    {
      chain_id: 'one-1',
      chain_name: 'one',
      pretty_name: 'One',
      network_type: 'mainnet',
      bech32_prefix: 'init',
      fees,
      apis,
      explorers,
      metadata: { is_l1: true, ibc_channels: [channel] },
    },
    {
      chain_id: 'two-1',
      chain_name: 'two',
      pretty_name: 'Two',
      evm_chain_id: 428962654539583,
      fees,
      apis,
      explorers,
      metadata: { op_bridge_id: '15', op_denoms: ['uinit'], minitia: { type: 'minievm', version: 'v1' } },
    },
  ],
  assets: {
    'one-1': [
      {
        base: 'uinit',
        display: 'INIT',
        symbol: 'INIT',
        name: 'Initia',
        denom_units: [
          { denom: 'uinit', exponent: 0 },
          { denom: 'INIT', exponent: 6 },
        ],
      },
    ],
    'two-1': [
      {
        base: 'l2/ab',
        symbol: 'INIT',
        address: CONTRACT,
        traces: [{ type: 'op', counterparty: { chain_name: 'one', chain_id: 'one-1', base_denom: 'uinit' } }],
      },
    ],
  },
  contracts: {
    'one-1': [{ address: '0x1', role: 'entryPoint', vm: 'move' }],
    'two-1': [
      {
        address: CONTRACT,
        role: 'cctp',
        vm: 'evm',
        domains: { '4': { chain: 'one-1', denom: 'uinit', callers: [`0x${'ab'.repeat(32)}`] } },
        denoms: ['uinit', 'l2/ab'],
      },
    ],
  },
}
