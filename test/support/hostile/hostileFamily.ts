// Lists what a cheating router may change in a route, quote and message together: every change has a name, and can be applied after others.
import { BaseError } from 'viem'
import type { Attack, Route } from './hostileRoute.ts'
import { quoteAttacks, wireAttacks } from './hostileWire.ts'

export interface Family {
  attacks: readonly string[]
  honest: Route
  /** The route with these attacks, in their order; null where nothing differs from the honest one, or nothing can be written so. */
  attacked(names: readonly string[]): Route | null
}

type Values<P> = { readonly [K in keyof P]?: readonly P[K][] }
type Together<P> = Readonly<Record<string, Attack<P>>>

/**
 * A family of documents.
 * @param values what else a parameter may be.
 * @param together changes of several parameters and of the quote at once, by name.
 */
export function family<P extends object>(honest: P, build: (params: P) => Route, values: Values<P>, together: Together<P> = {}): Family {
  const single = Object.entries(values).flatMap(([key, list]) =>
    (list as readonly unknown[]).map((value): [string, Attack<P>] => [
      `${key} ${labelOf(value)}`,
      { params: Object.fromEntries([[key, value]]) as Partial<P> },
    ]),
  )
  const own = new Map<string, Attack<P>>([...single, ...Object.entries(together)])
  const good = build(honest)
  const attacks = new Map<string, Attack<P>>([...own, ...quoteAttacks(good), ...wireAttacks(good.document)])
  const attacked = (names: readonly string[]): Route | null => {
    const chosen = names.flatMap((name) => attacks.get(name) ?? [])
    const route = written(
      build,
      chosen.reduce<P>((params, one) => ({ ...params, ...one.params }), honest),
    )
    const changed = route === null ? null : chosen.reduce<Route | null>(apply, route)
    return changed === null || keyOf(changed) === keyOf(good) ? null : changed
  }
  return { honest: good, attacks: [...attacks.keys()].filter((name) => attacked([name]) !== null), attacked }
}

function apply<P>(route: Route | null, { patch, request, wire }: Attack<P>): Route | null {
  if (route === null) return null
  const document = wire === undefined ? route.document : wire(route.document)
  const asked = { ...route.request, ...request?.(route.request) }
  return document === null ? null : { ...route, document, request: { ...asked, patch: { ...asked.patch, ...patch } } }
}

function written<P>(build: (params: P) => Route, params: P): Route | null {
  try {
    return build(params)
  } catch (error) {
    // Parameters that no such call can be written with.
    if (error instanceof BaseError || error instanceof RangeError || error instanceof SyntaxError) return null
    throw error
  }
}

function labelOf(value: unknown): string {
  return keyOf(value).replaceAll('"', '').slice(0, 80)
}

/** Everything in a value, as text. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? `${one}n` : one instanceof Uint8Array ? Buffer.from(one).toString('hex') : one,
  )
}
