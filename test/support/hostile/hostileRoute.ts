// A route that a router proposes, quote and document together, and one change of it.
import type { WireMessage } from '../../../src/practice/outcome/facts.ts'
import type { Request } from '../benches/guardBench.ts'

/** An allowance that an Ethereum transaction is said to need. */
export interface Approval {
  token: string
  spender: string
  amount: string
}

interface Signed {
  chainId: string
  evmChainId: number
  from: string
  to: string
  value: string
  data: string
  gas: string | null
}

export type HostileDocument =
  { form: 'cosmos'; chainId: string; signer: string; messages: WireMessage[] } | (Signed & { form: 'evm'; approvals: Approval[] })

export interface Route {
  request: Request
  document: HostileDocument
  /** Messages signed for the destination; null without a hook. */
  hook: WireMessage[] | null
}

export type Wire = (document: HostileDocument) => HostileDocument | null

export interface Attack<P> {
  params?: Partial<P>
  patch?: Partial<Request['patch']>
  request?: (request: Request) => Partial<Request>
  wire?: Wire
}
