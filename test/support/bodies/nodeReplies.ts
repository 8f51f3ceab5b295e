// Distinguishes calls to a chain's node, and replaces their answers.
import type { Intercept } from '../benches/practiceBench.ts'

const asks = (method: string) => (body: string) => body.includes(`"${method}"`)
export const isBroadcast = asks('broadcast_tx_sync')
export const isSearch = asks('tx_search')
export const isStatus = asks('status')
/** Of the account, not of a balance. */
export const isAccountQuery = (body: string) => body.includes('/cosmos.auth.v1beta1.Query/Account')

/** The node's verdict on bytes that are handed to it. */
export function verdict({ code, log, codespace = 'sdk' }: { code: number; log: string; codespace?: string }): Response {
  return Response.json({ jsonrpc: '2.0', id: 1, result: { code, data: '', log, codespace, hash: 'AB'.repeat(32) } })
}

/** Answers every broadcast with a verdict of our own. */
export function answerBroadcast(said: { code: number; log: string; codespace?: string }): Intercept {
  return async (_, body, pass) => (isBroadcast(body) ? verdict(said) : await pass())
}

/** A search that finds nothing. */
export function nothingFound(): Response {
  return Response.json({ jsonrpc: '2.0', id: 1, result: { txs: [], total_count: '0' } })
}
