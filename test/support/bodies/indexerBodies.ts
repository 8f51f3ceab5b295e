// One valid row of each kind that an indexer sends, in the words of either dialect. Addresses and hashes are made up.
// Shapes: initia-labs/rollytics api/handler/*/types.go; initia-labs/core-indexer api/dto.

export const HASH = `A1B2${'0'.repeat(60)}`
export const EVM_HASH = `0x${'cd'.repeat(32)}`
const STAMP = '2026-01-02T03:04:05.123456789Z'

export const txRow = {
  txhash: HASH,
  height: '1204',
  codespace: '',
  code: 0,
  data: '',
  raw_log: '',
  logs: [],
  info: '',
  gas_wanted: '140000',
  gas_used: '91000',
  tx: {
    body: {
      messages: [
        {
          '@type': '/cosmos.bank.v1beta1.MsgSend',
          from_address: 'init1a',
          to_address: 'init1b',
          amount: [{ denom: 'uinit', amount: '1000000' }],
        },
      ],
      memo: 'thanks',
    },
    auth_info: { signer_infos: [], fee: { amount: [{ denom: 'uinit', amount: '2100' }], gas_limit: '140000', payer: '' } },
    signatures: ['AA=='],
  },
  timestamp: STAMP,
  events: [{ type: 'transfer', attributes: [{ key: 'amount', value: '1000000uinit', index: true }] }],
}

export const coreTxRow = {
  sender: 'init1a',
  hash: HASH.toLowerCase(),
  success: true,
  messages: [{ type: '/cosmos.bank.v1beta1.MsgSend', detail: {} }],
  is_send: true,
  is_ibc: false,
  is_opinit: false,
  height: 1204,
  timestamp: STAMP,
}

export const blockRow = {
  chain_id: 'rollup-1',
  height: '1204',
  hash: '9F'.repeat(32),
  block_time: '2013',
  timestamp: '2026-01-02T03:04:05Z',
  gas_used: '91000',
  gas_wanted: '140000',
  tx_count: '2',
  total_fee: [{ denom: 'uinit', amount: '1500' }],
  proposer: { moniker: 'sequencer', identity: '', operator_address: 'initvaloper1x' },
}

export const coreBlockRow = {
  gas_limit: 140000,
  gas_used: 91000,
  hash: '9f'.repeat(32),
  height: 1204,
  timestamp: '2026-01-02T03:04:05Z',
  proposer: { identify: '', moniker: 'one', operator_address: 'initvaloper1x' },
}

export const evmTxRow = {
  blockHash: `0x${'ab'.repeat(32)}`,
  blockNumber: '0x4b4',
  contractAddress: null as string | null,
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: '0x3b9aca00',
  from: `0x${'11'.repeat(20)}`,
  gasUsed: '0x5208',
  logs: [
    {
      address: `0x${'22'.repeat(20)}`,
      topics: [`0x${'33'.repeat(32)}`],
      data: '0x01',
      blockNumber: '0x4b4',
      transactionHash: EVM_HASH,
      transactionIndex: '0x0',
      blockHash: `0x${'ab'.repeat(32)}`,
      logIndex: '0x0',
      removed: false,
    },
  ],
  logsBloom: '0x00',
  status: '0x1',
  to: `0x${'22'.repeat(20)}`,
  transactionHash: EVM_HASH,
  transactionIndex: '0x0',
  type: '0x2',
}

export const internalTxRow = {
  height: 1204,
  hash: EVM_HASH,
  parent_index: -1,
  index: 0,
  type: 'CALL',
  from: `0x${'11'.repeat(20)}`,
  to: `0x${'22'.repeat(20)}`,
  input: '0x',
  output: '0x',
  value: '0x0f4240',
  gas: '0x5208',
  gasUsed: '0x5208',
}

export const collectionRow = {
  object_addr: `0x${'44'.repeat(20)}`,
  collection: { creator: 'init1c', name: 'Tide Tables', origin_name: 'Tide Tables', nfts: { handle: '', length: 9 } },
  height: 17,
  timestamp: STAMP,
}

export const coreCollectionRow = {
  object_addr: `0x${'44'.repeat(32)}`,
  collection: { creator: '0x1', description: 'names', name: 'Names', uri: 'https://x.example', nft: { length: 1 } },
}

export const tokenRow = {
  collection_addr: `0x${'44'.repeat(20)}`,
  collection_name: 'Tide Tables',
  collection_origin_name: 'Tide Tables',
  object_addr: '',
  owner: 'init1a',
  nft: { token_id: '7', uri: 'ipfs://x' },
  height: 17,
  timestamp: STAMP,
}

export const coreTokenRow = {
  object_addr: `0x${'55'.repeat(32)}`,
  collection_addr: `0x${'44'.repeat(32)}`,
  collection_name: 'Names',
  owner_addr: '0x1',
  nft: { collection: { inner: `0x${'44'.repeat(32)}` }, description: '', token_id: 'me.init', uri: '', is_burned: false },
}

export const coreNftTxRow = { txhash: HASH.toLowerCase(), timestamp: STAMP, is_nft_mint: true, is_nft_transfer: false, is_nft_burn: false }

export const holderRow = { account: `0x${'11'.repeat(20)}`, amount: '340282366920938463463374607431768211455' }

export const statusBody = {
  version: 'v1.2.3',
  commit_hash: 'abc123',
  chain_id: 'rollup-1',
  height: 1204,
  internal_tx_height: 1200,
  rich_list_height: 1190,
}

/** A page as rollytics sends it. */
export function pageOf(list: string, rows: readonly unknown[], pagination: object = {}) {
  return { [list]: rows, pagination: { previous_key: null, next_key: 'eyJzZXF1ZW5jZSI6NDJ9', total: '0', ...pagination } }
}
