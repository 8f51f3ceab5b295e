// Reads a REST list page by page, by the key in each page.
// Source: cosmos/cosmos-sdk proto/cosmos/base/query/v1beta1/pagination.proto.
import type { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { PageResponse } from '../../../../wire/cosmos.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway, askGatewayIfAny, type GatewayQuestion } from './gateway.ts'

interface Page {
  pagination?: z.infer<typeof PageResponse> | null | undefined
}

const PAGE = 200
/** Maximum number of pages, more than any address has: ends a cycle of keys. */
const MAX_PAGES = 500

/** Returns every page of a list, in order. @throws AppError network.*, chain.badReply (also when the pages do not end), chain.refused. */
export async function readPages<T extends Page>(request: Requester, question: GatewayQuestion<T>): Promise<T[]> {
  return follow(request, question, await askGateway(request, at(question, null)))
}

/** Returns every page of a list; null when the chain has no such list. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readPagesIfAny<T extends Page>(request: Requester, question: GatewayQuestion<T>): Promise<T[] | null> {
  const first = await askGatewayIfAny(request, at(question, null))
  return first === null ? null : follow(request, question, first)
}

async function follow<T extends Page>(request: Requester, question: GatewayQuestion<T>, first: T): Promise<T[]> {
  const pages = [first]
  let key = first.pagination?.next_key ?? ''
  while (key !== '') {
    const page = await askGateway(request, at(question, key))
    const next = page.pagination?.next_key ?? ''
    if (next === key || pages.length === MAX_PAGES) {
      throw new AppError('chain.badReply', phrase`${new URL(question.rest).host} keeps sending the same page.`, { retry: 'later' })
    }
    pages.push(page)
    key = next
  }
  return pages
}

function at<T>(question: GatewayQuestion<T>, key: string | null): GatewayQuestion<T> {
  const query = new URLSearchParams({ 'pagination.limit': String(PAGE), ...(key === null ? {} : { 'pagination.key': key }) })
  return { ...question, path: `${question.path}${question.path.includes('?') ? '&' : '?'}${query.toString()}` }
}
