// Contracts for a real Ethereum node in tests, written in assembly: a token (EIP-20), one with Tether's habits, and a bridge
// that takes tokens by their allowance. Balances and allowances lie where Solidity would put them: keccak(owner . 0) and
// keccak(spender . keccak(owner . 1)).
import { encodeAbiParameters, keccak256, toFunctionSelector, toHex, type Address, type Hex } from 'viem'
import { assemble } from './evmAssembler.ts'

const TRANSFERRED = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const APPROVED = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const selector = (signature: string) => toFunctionSelector(`function ${signature}`)

/** Jumps to a label when the call is for this function; the selector lies on the stack. */
const on = (signature: string, label: string) => `DUP1 ${selector(signature)} EQ @${label} JUMPI`
const DISPATCH = 'PUSH0 CALLDATALOAD 0xe0 SHR'
const argument = (index: number) => `${toHex(4 + 32 * index, { size: 1 })} CALLDATALOAD`
/** Key of a balance, of the address on the stack. */
const BALANCE = 'PUSH0 MSTORE PUSH0 0x20 MSTORE 0x40 PUSH0 KECCAK256'
/** Key of an allowance: owner on top of the stack, the spender below. */
const ALLOWANCE = 'PUSH0 MSTORE 0x01 0x20 MSTORE 0x40 PUSH0 KECCAK256 0x20 MSTORE PUSH0 MSTORE 0x40 PUSH0 KECCAK256'
const RETURN_TOP = 'PUSH0 MSTORE 0x20 PUSH0 RETURN'
/** Reverts with Error(string) "too little". */
const POOR = `${toHex('too little').padEnd(66, '0')} 0x44 MSTORE 0x0a 0x24 MSTORE 0x20 0x04 MSTORE 0x08c379a0 0xe0 SHL PUSH0 MSTORE 0x64 PUSH0 REVERT`

/** `isTether`: approve refuses to put one allowance in the place of another, and calls that change something return nothing. */
export function tokenCode(isTether = false): Hex {
  return assemble(`
    ${DISPATCH}
    ${on('balanceOf(address)', 'balanceOf')}
    ${on('allowance(address,address)', 'allowance')}
    ${on('approve(address,uint256)', 'approve')}
    ${on('transfer(address,uint256)', 'transfer')}
    ${on('transferFrom(address,address,uint256)', 'transferFrom')}
    PUSH0 PUSH0 REVERT
    balanceOf: ${argument(0)} ${BALANCE} SLOAD ${RETURN_TOP}
    allowance: ${argument(1)} ${argument(0)} ${ALLOWANCE} SLOAD ${RETURN_TOP}
    approve:
      ${argument(0)} CALLER ${ALLOWANCE}                       ; key
      ${isTether ? `DUP1 SLOAD ISZERO ISZERO ${argument(1)} ISZERO ISZERO AND @poor JUMPI` : ''}
      ${argument(1)} SWAP1 SSTORE
      ${argument(1)} 0x60 MSTORE
      ${argument(0)} CALLER ${APPROVED} 0x20 0x60 LOG3
      @done JUMP
    transfer:
      CALLER 0x80 MSTORE ${argument(0)} 0xa0 MSTORE ${argument(1)} 0xc0 MSTORE
      @move JUMP
    transferFrom:
      ${argument(0)} 0x80 MSTORE ${argument(1)} 0xa0 MSTORE ${argument(2)} 0xc0 MSTORE
      CALLER ${argument(0)} ${ALLOWANCE}                       ; key
      DUP1 SLOAD 0xc0 MLOAD                                    ; amount, allowed, key
      DUP1 DUP3 LT @poor JUMPI
      SWAP1 SUB SWAP1 SSTORE
    move:
      0x80 MLOAD ${BALANCE}                                    ; key
      DUP1 SLOAD 0xc0 MLOAD                                    ; amount, held, key
      DUP1 DUP3 LT @poor JUMPI
      SWAP1 SUB SWAP1 SSTORE
      0xa0 MLOAD ${BALANCE} DUP1 SLOAD 0xc0 MLOAD ADD SWAP1 SSTORE
      0xa0 MLOAD 0x80 MLOAD ${TRANSFERRED} 0x20 0xc0 LOG3
    done: ${isTether ? 'STOP' : `0x01 ${RETURN_TOP}`}
    poor: ${POOR}
  `)
}

/** `depositForBurn` takes the tokens from its caller and answers 0, the number of the first message. */
export function bridgeCode(): Hex {
  return assemble(`
    ${DISPATCH}
    ${on('depositForBurn(uint256,uint32,bytes32,address)', 'deposit')}
    PUSH0 PUSH0 REVERT
    deposit:
      ${selector('transferFrom(address,address,uint256)')} 0xe0 SHL PUSH0 MSTORE
      CALLER 0x04 MSTORE ADDRESS 0x24 MSTORE ${argument(0)} 0x44 MSTORE
      0x20 PUSH0 0x64 PUSH0 PUSH0 ${argument(3)} GAS CALL      ; success
      ISZERO @poor JUMPI
      PUSH0 ${RETURN_TOP}
    poor: ${POOR}
  `)
}

/** Where a token keeps what an owner holds. */
export function balanceSlot(owner: Address): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, 0n]))
}

/** Returns the storage slot of a spender's allowance. */
export function allowanceSlot(owner: Address, spender: Address): Hex {
  const outer = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, 1n]))
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [spender, outer]))
}
