// ABIs of EVM functions and logs with a standard meaning.
// Sources: EIP-20, EIP-721, EIP-1155, EIP-2612; WETH9; Uniswap v2-periphery IUniswapV2Router02, v3-periphery ISwapRouter, universal-router
// IUniversalRouter; initia-labs/minievm x/evm/contracts/{i_cosmos/ICosmos,erc20_wrapper/ERC20Wrapper}.sol.
import { parseAbi } from 'viem'

/** Known functions. */
export const FUNCTIONS = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function decreaseAllowance(address spender, uint256 amount)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function mint(address to, uint256 amount)',
  'function burn(uint256 amount)',
  'function deposit()',
  'function withdraw(uint256 amount)',
  'function multicall(bytes[] calls)',
  'function multicall(uint256 deadline, bytes[] calls)',
  'function execute_cosmos(string msg)',
  'function execute_cosmos(string msg, uint64 gasLimit)',
  'struct CosmosOptions { bool allowFailure; uint64 callbackId; }',
  'function execute_cosmos_with_options(string msg, uint64 gasLimit, CosmosOptions options)',
  'function toLocal(address receiver, string denom, uint8 decimals)',
  'function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)',
  'function toRemote(address receiver, string denom, uint256 amount)',
  'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount)',
  'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount, uint64 gasLimit)',
  'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout)',
  'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout, string memo)',
  'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout, string memo, uint64 gasLimit)',
  'function wrap(string channel, address token, string receiver, uint256 amount, uint256 timeout)',
  'function unwrap(string denom, address receiver, uint256 amount)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 most, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)',
  'function swapTokensForExactETH(uint256 amountOut, uint256 most, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
  'function addLiquidity(address a, address b, uint256 wantedA, uint256 wantedB, uint256 leastA, uint256 leastB, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 wanted, uint256 least, uint256 leastETH, address to, uint256 deadline)',
  'function removeLiquidity(address a, address b, uint256 liquidity, uint256 leastA, uint256 leastB, address to, uint256 deadline)',
  'function removeLiquidityETH(address token, uint256 liquidity, uint256 least, uint256 leastETH, address to, uint256 deadline)',
  'struct Single { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amount; uint256 limit; uint160 price; }',
  'struct Path { bytes path; address recipient; uint256 deadline; uint256 amount; uint256 limit; }',
  'function exactInputSingle(Single params)',
  'function exactInput(Path params)',
  'function exactOutputSingle(Single params)',
  'function exactOutput(Path params)',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
])

/** Events of ERC-20. */
export const ERC20_EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
])

/** Events of ERC-721: named as ERC-20's, with the last argument indexed too. */
export const ERC721_EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed id)',
])

/** Events of ERC-721 and ERC-1155 with unique names. */
export const OTHER_EVENTS = parseAbi([
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
