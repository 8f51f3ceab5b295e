// What every part of a node's REST gateway needs: its errors and its pages. Source: grpc-gateway; cosmos-sdk types/query/pagination.go.
import { fromBase64, toBase64, utf8 } from '../../keys/bytes.ts'
import { json, type PracticeReply } from '../../reply.ts'

/** An error in the gateway's form; `code` is gRPC's. */
export function refuse(status: number, code: number, message: string): PracticeReply {
  return json({ code, message, details: [] }, status)
}

/** One page of rows by a number hidden in the key. */
export function gatewayPage(url: URL, key: string, rows: readonly unknown[]): PracticeReply {
  const limit = Number(url.searchParams.get('pagination.limit') ?? '0') || 100
  const given = url.searchParams.get('pagination.key')
  const from =
    given === null || given === ''
      ? Number(url.searchParams.get('pagination.offset') ?? '0') || 0
      : Number(new TextDecoder().decode(fromBase64(given)))
  const listed = url.searchParams.get('pagination.reverse') === 'true' ? rows.toReversed() : rows
  const next = from + limit < rows.length ? toBase64(utf8(String(from + limit))) : null
  return json({ [key]: listed.slice(from, from + limit), pagination: { next_key: next, total: String(rows.length) } })
}
