// Asks an indexer for one operation of the table and checks the answer.
import type { HttpReply } from '../../platform/http/http.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { urlsOf, type OperationName, type OperationValues } from './operations.ts'
import { assertGood } from './errorReply.ts'
import type { ResolvedIndexer } from './target.ts'

/** A request to an indexer. */
export interface Question extends OperationValues {
  operation: OperationName
  signal?: AbortSignal | undefined
}

/** Returns the indexer's answer. @throws AppError network.*, indexer.refused; indexer.unsupported where this indexer has no such route. */
export async function ask(request: Requester, target: ResolvedIndexer, question: Question): Promise<HttpReply> {
  const { reply, url } = await reach(request, target, question)
  assertGood(reply, url)
  return reply
}

/** Returns the answer about one thing, null where the indexer does not know the thing. @throws AppError as `ask`. */
export async function askForOne(request: Requester, target: ResolvedIndexer, question: Question): Promise<HttpReply | null> {
  const { reply, url } = await reach(request, target, question)
  if (reply.status === 404 && !isMissingRoute(reply)) return null
  assertGood(reply, url)
  return reply
}

async function reach(
  request: Requester,
  target: ResolvedIndexer,
  { operation, signal, ...values }: Question,
): Promise<{ reply: HttpReply; url: string }> {
  const [url, otherUrl] = urlsOf(target, operation, values)
  const reply = await request({ url, signal })
  if (otherUrl === undefined || reply.status !== 404) return { reply, url }
  return { reply: await request({ url: otherUrl, signal }), url: otherUrl }
}

/** Both servers use fiber, which reports an unknown route with these words; a gateway's HTML page counts too. */
function isMissingRoute({ text }: HttpReply): boolean {
  return /Cannot GET/.test(text) || /^\s*</.test(text)
}
