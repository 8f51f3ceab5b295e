// An NFT collection's permission for an operator to move all of an owner's tokens: named, dismissed, asked for.
// Source: EIP-721, EIP-1155; OpenZeppelin contracts 4.x token/ERC721/ERC721.sol (the words of its refusals).
import { operatorLog, selectorOf, word } from './abi.ts'
import { addressIn, argumentsOf, numberIn, type CallOutcome, type EvmCall, type EvmHost } from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'

const IS_APPROVED = selectorOf('isApprovedForAll(address,address)')
const SET_APPROVAL = selectorOf('setApprovalForAll(address,bool)')

/** Runs a collection's function. @throws Reverted for functions that it does not have, and when coins are sent along. */
export function runCollection(host: EvmHost, { from, to, input, value }: EvmCall): CallOutcome {
  if (value !== 0n) throw new Reverted('')
  const [first = '', second = ''] = argumentsOf(input, 2)
  switch (input.slice(2, 10)) {
    case IS_APPROVED:
      return { output: `0x${word(host.allowance(to, addressIn(first), addressIn(second)))}`, logs: [] }
    case SET_APPROVAL: {
      const [operator, given] = [addressIn(first), numberIn(second)]
      if (given > 1n) throw new Reverted('')
      if (operator === from.toLowerCase()) throw new Reverted('ERC721: approve to caller')
      host.allow(to, from, operator, given)
      return { output: '0x', logs: [operatorLog(to, from, operator, given === 1n)] }
    }
    default:
      throw new Reverted('')
  }
}
