// The ERC20Wrapper of an EVM rollup on the bank's own book: which forms there are, and what it issues, burns and withdraws.
// Source: initia-labs/minievm v1.0.3 x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol.
import { contractOf } from '../book/chains/chains.ts'
import { wrappedDenom } from '../book/chains/wrappedEth.ts'
import { farEnd } from '../book/chains/links.ts'
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { ChainError, type Effects } from '../book/effects.ts'
import { sendPacket, type Packet } from '../book/packets.ts'
import { serviceAddress } from '../book/genesisContext.ts'
import type { ChainState, Coin, WrappedForm } from '../book/state.ts'
import { wireDenom } from '../book/vouchers.ts'
import type { WrapperHost, WrapperPair } from '../evm/contractCall.ts'
import { Reverted } from '../evm/nodeRefusal.ts'
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
  /** A packet was sent. */
  sent(packet: Packet, coin: Coin): void
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
      remember({ local: wrappedDenom(state.chain.id, `${remote} ${decimals}`), remote, decimals, issued: 'local' }),
    ofLocal: (local: string): WrappedForm =>
      state.wrappedForms.find((form) => form.local === local) ??
      remember({ local, remote: wrappedDenom(state.chain.id, local), decimals: FORM_DECIMALS.remote, issued: 'remote' }),
  }
}

/** Source: initia-labs/minievm x/evm/precompiles/jsonutils (merge_json takes objects alone). */
function parseMemo(memo: string): object {
  const json: unknown = JSON.parse(memo)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Reverted('')
  return json
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
    sendOverIbc: (token, { channel, receiver, timeoutNs, memo, amount }, caller) => {
      const remote = coin(token, amount)
      const form = state.wrappedForms.find((one) => one.remote === remote.denom)
      around.dispatch(() => {
        const far = farEnd(chain, channel)
        if (far === undefined) throw new ChainError(3, 'channel', `port ID (transfer) channel ID (${channel}): channel not found`)
        const sender = bech32Of(TIDEWATCH_WRAPPER)
        const sequence = (state.bridgeSequence += 1n)
        const callback = { async_callback: { id: Number(sequence), contract_address: TIDEWATCH_WRAPPER.toLowerCase() } }
        const data = { denom: wireDenom(chain, remote.denom), amount: remote.amount, sender, receiver }
        const packet: Packet = {
          sequence,
          sourceChannel: channel,
          destinationChannel: far.channelId,
          timeoutTimestamp: timeoutNs,
          data: { ...data, memo: JSON.stringify({ ...parseMemo(memo), evm: callback }) },
          // The wrapper keeps what comes back, and gives its caller the form on the rollup again.
          onReturn: { to: bech32Of(caller.account), coin: { denom: form?.local ?? remote.denom, amount: caller.amount.toString() } },
        }
        sendPacket(effects, serviceAddress(chain, 'escrow'), packet, remote)
        around.sent(packet, remote)
      })
    },
  }
}
