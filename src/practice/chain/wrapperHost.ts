// The ERC20Wrapper of an EVM rollup on the bank's own book: which forms there are, and what it issues, burns and withdraws.
// Source: initia-labs/minievm v1.0.3 x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { contractOf } from '../book/chains/chains.ts'
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import type { Effects } from '../book/effects.ts'
import type { ChainState, Coin, WrappedForm } from '../book/state.ts'
import type { WrapperHost, WrapperPair } from '../evm/contractCall.ts'
import { checksumAddress, utf8 } from '../keys/bytes.ts'
import { withdrawFrom } from './messages/bridgeMessages.ts'
import { bech32Of, FORM_DECIMALS } from './rollupTokens.ts'

/** What the wrapper asks of the tokens and of the transaction that it runs in. */
interface Around {
  isToken(contract: string): boolean
  denomOf(contract: string): string
  decimalsOf(contract: string): number
  /** Runs a message of the wrapper's own once the call is over. */
  dispatch(run: () => void): void
  /** Something left through the optimistic bridge. */
  withdrew(): void
}

/** The denomination of a token that a wrapper made. */
function madeDenom({ chain }: ChainState, form: string): string {
  return `evm/${checksumAddress(keccak_256(utf8(`${chain.id} wrapped ${form}`)).slice(-20)).slice(2)}`
}

/** Creates the forms of a wrapper's tokens; a new form is stored with the commit. */
function createForms(state: ChainState, effects: Effects) {
  const remember = (form: WrappedForm): WrappedForm => {
    effects.afterwards(() => {
      if (!state.wrappedForms.some(({ local }) => local === form.local)) state.wrappedForms.push(form)
    })
    return form
  }
  return {
    ofRemote: (remote: string, decimals: number): WrappedForm =>
      state.wrappedForms.find((form) => form.remote === remote && form.decimals === decimals) ??
      remember({ local: madeDenom(state, `${remote} ${decimals}`), remote, decimals, issued: 'local' }),
    ofLocal: (local: string): WrappedForm =>
      state.wrappedForms.find((form) => form.local === local) ??
      remember({ local, remote: madeDenom(state, local), decimals: FORM_DECIMALS.remote, issued: 'remote' }),
  }
}

/** The wrapper of a rollup. Addresses 0x. */
export function wrapperHost(state: ChainState, effects: Effects, around: Around): WrapperHost {
  const { chain } = state
  const forms = createForms(state, effects)
  const coin = (contract: string, amount: bigint): Coin => ({ denom: around.denomOf(contract), amount: amount.toString() })
  const pair = ({ local, remote, decimals, issued }: WrappedForm): WrapperPair => {
    const contract = contractOf(chain, local)
    const localDecimals = issued === 'local' ? FORM_DECIMALS.local : around.decimalsOf(contract)
    return { local: contract, remote: contractOf(chain, remote), localDecimals, remoteDecimals: decimals, issued }
  }
  return {
    contract: TIDEWATCH_WRAPPER,
    tokenOf: (denom) => [contractOf(chain, denom)].find((contract) => around.isToken(contract)),
    toLocal: (remote, decimals) => pair(forms.ofRemote(around.denomOf(remote), decimals)),
    toRemote: (local) => pair(forms.ofLocal(around.denomOf(local))),
    mint: (token, to, amount) => effects.shift(null, bech32Of(to), [coin(token, amount)]),
    burn: (token, from, amount) => effects.shift(bech32Of(from), null, [coin(token, amount)]),
    withdraw: (token, to, amount) => {
      const sent = coin(token, amount)
      around.dispatch(() => {
        withdrawFrom(state, effects, { sender: bech32Of(TIDEWATCH_WRAPPER), to, coin: sent })
        around.withdrew()
      })
    },
  }
}
