// An Ethereum JSON-RPC node: one request or a batch, answered from the chain behind it. Source: JSON-RPC 2.0 specification.
import { NodeRefusal } from '../../evm/nodeRefusal.ts'
import { json, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import type { EvmNodeState } from './evmNodeState.ts'
import { methodOf } from './evmMethods.ts'

function answerOne(nodeState: EvmNodeState, request: unknown): unknown {
  const fields: Record<string, unknown> = typeof request === 'object' && request !== null ? Object.fromEntries(Object.entries(request)) : {}
  const id = fields['id'] ?? null
  const refuse = (code: number, message: string, data?: string): unknown => ({
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(data === undefined ? {} : { data }) },
  })
  const method = methodOf(nodeState, fields['method'])
  if (method === undefined) return refuse(-32601, `the method ${String(fields['method'])} does not exist/is not available`)
  try {
    return { jsonrpc: '2.0', id, result: method(nodeState, Array.isArray(fields['params']) ? fields['params'] : []) }
  } catch (error) {
    if (error instanceof NodeRefusal) return refuse(error.code, error.message, error.data)
    return refuse(-32602, error instanceof Error ? error.message : 'invalid argument')
  }
}

/** Answers one JSON-RPC request, or a batch of them. */
export function evmNode(request: PracticeRequest, nodeState: EvmNodeState): PracticeReply {
  try {
    const body: unknown = JSON.parse(request.body)
    return json(Array.isArray(body) ? body.map((one) => answerOne(nodeState, one)) : answerOne(nodeState, body))
  } catch {
    return json({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'parse error' } }, 400)
  }
}
