// What the guard makes of the bodies of one family, and of their variants.
import type { MessageCodec } from '../../src/main/features/transfers/transactions/cosmosMessages.ts'
import type { RouterMessages } from '../../src/wire/router.ts'
import { executedOf, isNoWorse } from './executed.ts'
import { createJudge, type Body } from './judgeBody.ts'
import { routerFeesOf } from './routerFees.ts'
import { variantsOf } from './variants.ts'

export interface Judged {
  body: Body
  /** Why the guard refuses it; null where it accepts it. */
  refusal: string | null
  /** How many variants there are of an accepted body. */
  variants: number
  tried: number
  /** Signed and worth as much to the user. */
  equal: number
  /** Signed and worth less. */
  worse: RouterMessages[]
}

/** @param most how many variants are tried of each body, taken evenly from all of them. */
export function judgeBody(codec: MessageCodec, body: Body, most: number): Judged {
  const judge = createJudge(codec, body)
  const refusal = judge()
  if (refusal !== null) return { body, refusal, variants: 0, tried: 0, equal: 0, worse: [] }
  const all = variantsOf(body.messages, body.at)
  const step = Math.max(1, all.length / most)
  const tried = all.filter((_, index) => Math.floor((index + 1) / step) > Math.floor(index / step))
  const honest = executedOf(codec, body.messages, body.at)
  const passed = tried.filter((variant) => judge(variant) === null)
  const worse = passed.filter((variant) => {
    const executed = executedOf(codec, variant, body.at)
    return honest === null || executed === null || !isNoWorse(honest, executed)
  })
  const fees = routerFeesOf(body)
  const charged = fees.filter((one) => createJudge(codec, one)() === null).map(({ messages }) => messages)
  return {
    body,
    refusal,
    variants: all.length + fees.length,
    tried: tried.length + fees.length,
    equal: passed.length - worse.length,
    worse: [...worse, ...charged],
  }
}
