// Builds the calls that turn a bridged token into its 18-decimal form, as the router proposes them for signing.
// Source: initia-labs/tx-decoder src/tests/protocols/op-init/finalize-token-deposit.fixture.ts (what a deposit of yominet-1 carried: an
// approval without a limit and toLocal without an amount, since a request for a hook names none).
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { bridgedDenom, contractOf } from '../book/chains/chains.ts'
import { cosmosChain } from '../book/chains/links.ts'
import { BRIDGED_DECIMALS } from '../book/state.ts'
import { addressWord, selectorOf, textWords, word } from '../evm/abi.ts'

/** A conversion in an op hook. */
export interface Conversion {
  sender: string
  receiver: string
  /** The rollup. */
  chainId: string
  l1Denom: string
}

const UNLIMITED = 2n ** 256n - 1n

/** The messages' fields: the wrapper may take anything, and takes all that there is. */
export function conversionCalls({ sender, receiver, chainId, l1Denom }: Conversion): Record<string, unknown>[] {
  const rollup = cosmosChain(chainId)
  const denom = bridgedDenom(rollup?.bridgeId ?? '0', l1Denom)
  const token = rollup === undefined ? '' : contractOf(rollup, denom)
  const approve = `0x${selectorOf('approve(address,uint256)')}${addressWord(TIDEWATCH_WRAPPER)}${word(UNLIMITED)}`
  // The text's place follows the three heads; its own words begin with their offset, which is another one here.
  const heads = `${addressWord(receiver)}${word(96n)}${word(BigInt(BRIDGED_DECIMALS))}`
  const convert = `0x${selectorOf('toLocal(address,string,uint8)')}${heads}${textWords(denom).slice(64)}`
  const call = (contract: string, input: string) => ({ sender, contract_addr: contract, input, value: '0', access_list: [] })
  return [call(token, approve), call(TIDEWATCH_WRAPPER, convert)]
}
