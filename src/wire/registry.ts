// The public chain registry's chains.json and assetlist.json, as far as Waybill uses them.
// Source: initia-labs/initia-registry chain.schema.json and assetlist.schema.json.
import { z } from 'zod'

const Endpoint = z.object({
  address: z.string(),
  provider: z.string().optional(),
  /** Marks an endpoint reserved for one consumer, which Waybill does not use. */
  authorizedUser: z.string().optional(),
})

const FeeToken = z.object({
  denom: z.string(),
  /** Price per unit of gas in base units of `denom`. A decimal fraction, so it is read as text where precision matters. */
  fixed_min_gas_price: z.number().optional(),
  low_gas_price: z.number().optional(),
  average_gas_price: z.number().optional(),
  high_gas_price: z.number().optional(),
})

/** An unsigned 64-bit number in decimal text. */
const Uint64Text = z
  .string()
  .regex(/^\d{1,20}$/, { abort: true })
  .refine((text) => BigInt(text) < 2n ** 64n)

/** One entry of chains.json. Entries are parsed one by one, so that an unparsable one does not hide the others. */
export const RegistryChain = z.object({
  chain_id: z.string().regex(/^[a-zA-Z0-9][\w.-]*$/),
  chain_name: z.string(),
  pretty_name: z.string().optional(),
  network_type: z.string().optional(),
  /** `killed`: shut down permanently. Source: cosmos/chain-registry chain.schema.json. */
  status: z.string().optional(),
  /** `eip155` for an EVM chain that is not a Cosmos chain. Source: cosmos/chain-registry chain.schema.json. */
  chain_type: z.string().optional(),
  bech32_prefix: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .default('init'),
  /** Coin type of the keys, by SLIP-44; 60 = Ethereum's. */
  slip44: z.number().int().optional(),
  /** Key types that the chain accepts, as in secp256k1 and ethsecp256k1. */
  key_algos: z.array(z.string()).optional(),
  /** Only rollups with an EVM have it; below 2^53. */
  evm_chain_id: z.number().int().optional(),
  /** Number of blocks, its own included, after which an inclusion on an EVM chain counts as final. Set in Waybill's own list. */
  confirmations: z.number().int().min(1).max(100).optional(),
  /** Maximum plausible gas price on an EVM chain; above it users are asked. Set in Waybill's own list. */
  gas_ceiling_gwei: z.number().int().min(1).max(1_000_000).optional(),
  /** Maximum plausible fee of a bridge in an EVM chain's coin, base units; a larger one is not signed. Set in Waybill's own list. */
  bridge_fee_ceiling: z
    .string()
    .regex(/^[1-9]\d{0,29}$/)
    .optional(),
  fees: z.object({ fee_tokens: z.array(FeeToken).default([]) }).default({ fee_tokens: [] }),
  apis: z
    .object({
      rpc: z.array(Endpoint).default([]),
      rest: z.array(Endpoint).default([]),
      indexer: z.array(Endpoint).default([]),
      'json-rpc': z.array(Endpoint).default([]),
    })
    .default({ rpc: [], rest: [], indexer: [], 'json-rpc': [] }),
  explorers: z
    .array(z.object({ kind: z.string().optional(), tx_page: z.string().optional(), account_page: z.string().optional() }))
    .default([]),
  metadata: z
    .object({
      is_l1: z.boolean().optional(),
      op_bridge_id: Uint64Text.optional(),
      op_denoms: z.array(z.string()).optional(),
      executor_uri: z.string().optional(),
      assetlist: z.string().optional(),
      minitia: z.object({ type: z.string().optional(), version: z.string().optional() }).optional(),
      ibc_channels: z
        .array(
          z.object({
            chain_id: z.string(),
            port_id: z.string(),
            channel_id: z.string(),
            version: z.string().optional(),
            /** The same channel at its other end. Set in Waybill's own list. */
            counterparty_channel_id: z.string().optional(),
          }),
        )
        .default([]),
    })
    .default({ ibc_channels: [] }),
})
export type RegistryChain = z.infer<typeof RegistryChain>

/** One entry of an assetlist.json's `assets`, parsed one by one too. */
export const RegistryAsset = z.object({
  base: z.string(),
  display: z.string().optional(),
  symbol: z.string().optional(),
  name: z.string().optional(),
  denom_units: z.array(z.object({ denom: z.string(), exponent: z.number().int().min(0).max(255) })).default([]),
  /** Contract of a token. */
  address: z.string().optional(),
  traces: z
    .array(
      z.object({
        type: z.string(),
        counterparty: z
          .object({ chain_name: z.string().optional(), chain_id: z.string().optional(), base_denom: z.string().optional() })
          .optional(),
        /** `path`: the coin's path as a packet names it here. */
        chain: z.object({ path: z.string().optional() }).optional(),
      }),
    )
    .default([]),
})
export type RegistryAsset = z.infer<typeof RegistryAsset>

const Bytes32 = z.string().regex(/^0x[0-9a-f]{64}$/)

/** What a bridge with numbered chains delivers to one of them. */
export const BridgeDomain = z.object({
  chain: z.string(),
  /** Denomination paid out there for any asset that `pays` does not name. */
  denom: z.string().default(''),
  /** Of a bridge that carries several assets: denomination paid out for each of them, by its name on the source chain. */
  pays: z.record(z.string(), z.string()).default({}),
  /** Accounts that may be named to deliver the message there, as the bridge writes addresses; naming none is always allowed. */
  callers: z.array(Bytes32).default([]),
})
export type BridgeDomain = z.infer<typeof BridgeDomain>

/**
 * A contract, or the account of a Move module, in Waybill's own chain list. No public registry has these.
 * entryPoint: Skip's swap_and_action (skip-mev/skip-go-cosmwasm-contracts, initia-labs/skipapi-move-integration); wrapper: minievm's
 * ERC20Wrapper; exchange: a Uniswap v2 router; swapRouter: Skip's SkipGoSwapRouter (skip-mev/skip-go-evm-contracts); dexPair: a pair of Initia's 0x1::dex; cctp: Circle's TokenMessenger, or its Cosmos module
 * under the address 0x0; cctpRelayer and goFast: Skip's CCTPRelayer and FastTransferGateway (skip-mev/skip-go-evm-contracts,
 * skip-mev/go-fast-contracts); relayFee: the account that receives Skip's relayer fee where a chain has no contract for it; orbiter: the
 * account of Noble's module that reads a packet's memo (noble-assets/orbiter); axelar and eureka: Skip's AxelarHandler and EurekaHandler
 * (skip-mev/skip-go-evm-contracts); warpRoute: a token router of Hyperlane (hyperlane-xyz/hyperlane-registry); oft: a token or pool of
 * LayerZero's second version, such as Stargate's pools (stargate-protocol/stargate-v2).
 */
export const RegistryContract = z.object({
  address: z.string(),
  role: z.enum([
    'entryPoint',
    'wrapper',
    'exchange',
    'swapRouter',
    'dexPair',
    'cctp',
    'cctpRelayer',
    'goFast',
    'relayFee',
    'orbiter',
    'axelar',
    'eureka',
    'warpRoute',
    'oft',
  ]),
  /** The virtual machine that runs it: calls of another machine are not accepted. `module`: a part of the chain itself. */
  vm: z.enum(['move', 'wasm', 'evm', 'module']),
  /** Meaning of the contract's numbers or names of chains, or of light clients. */
  domains: z.record(z.string().regex(/^[\w-]{1,40}$/), BridgeDomain).default({}),
  /** Denominations that a pair trades; or assets that a bridge accepts, each of which it pays out as the domain's. */
  denoms: z.array(z.string()).default([]),
  /** For a wrapper: contracts (0x) of the bridged tokens that it accepts, by denomination; asset lists name only the wrapped forms. */
  tokens: z.record(z.string(), z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
  /** Of Axelar's gateway: the token (0x) behind each symbol that calls name. */
  symbols: z.record(z.string(), z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
})
export type RegistryContract = z.infer<typeof RegistryContract>
