// The call that turns a bridged token into its 18-decimal form, as the router asks for it to be signed.
// Source: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol, toLocal(address,string,uint8).
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { bridgedDenom, PRACTICE_CHAINS } from '../book/chains.ts'
import { addressWord, selectorOf, textWords, word } from '../evm/abi.ts'

export interface Conversion {
  sender: string
  receiver: string
  /** The rollup. */
  chainId: string
  l1Denom: string
}

/** Decimals of everything that comes over the bridge. */
const BRIDGED_DECIMALS = 6n

/** The message's fields: all of what has arrived is converted, so no amount is named. */
export function conversionCall({ sender, receiver, chainId, l1Denom }: Conversion): Record<string, unknown> {
  const bridgeId = PRACTICE_CHAINS.find(({ id }) => id === chainId)?.bridgeId ?? '0'
  // The text's place follows the three heads; its own words begin with their offset, which is another one here.
  const heads = `${addressWord(receiver)}${word(96n)}${word(BRIDGED_DECIMALS)}`
  const input = `0x${selectorOf('toLocal(address,string,uint8)')}${heads}${textWords(bridgedDenom(bridgeId, l1Denom)).slice(64)}`
  return { sender, contract_addr: TIDEWATCH_WRAPPER, input, value: '0', access_list: [] }
}
