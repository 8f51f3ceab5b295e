// An Ethereum JSON-RPC node: one request or a batch, answered from the chain behind it. Source: JSON-RPC 2.0 specification.
import { NodeRefusal } from '../../evm/nodeRefusal.ts'
import { json, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import type { EvmFace } from './evmFace.ts'
import { methodOf } from './evmMethods.ts'

function answerOne(face: EvmFace, request: unknown): unknown {
  const fields: Record<string, unknown> = typeof request === 'object' && request !== null ? Object.fromEntries(Object.entries(request)) : {}
  const id = fields['id'] ?? null
  const refuse = (code: number, message: string, data?: string): unknown => ({
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(data === undefined ? {} : { data }) },
  })
  const method = methodOf(face, fields['method'])
  if (method === undefined) return refuse(-32601, `the method ${String(fields['method'])} does not exist/is not available`)
  try {
    return { jsonrpc: '2.0', id, result: method(face, Array.isArray(fields['params']) ? fields['params'] : []) }
  } catch (error) {
    if (error instanceof NodeRefusal) return refuse(error.code, error.message, error.data)
    return refuse(-32602, error instanceof Error ? error.message : 'invalid argument')
  }
}

/** Answers one JSON-RPC request, or a batch of them. */
export function evmNode(request: PracticeRequest, face: EvmFace): PracticeReply {
  try {
    const body: unknown = JSON.parse(request.body)
    return json(Array.isArray(body) ? body.map((one) => answerOne(face, one)) : answerOne(face, body))
  } catch {
    return json({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'parse error' } }, 400)
  }
}
