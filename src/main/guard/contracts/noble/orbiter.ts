// Reads Noble's orbiter payload: a packet's memo that pays relayers and burns the rest over Circle's bridge. Keys must match exactly.
// Sources: noble-assets/orbiter docs/payload.md, proto/noble/orbiter/controller/{action/v2/fee,forwarding/v1/cctp}.proto,
// controller/action/fee.go (each fee is of what arrived; a payload that cannot be run sends the packet back).
import { createHash } from 'node:crypto'
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { z } from 'zod'
import { Amount, firstIssue } from '../../fields.ts'
import type { Call, Fee } from '../../trace/nextHop.ts'
import { unsafe } from '../../checkReport.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'

const ACTION = '/noble.orbiter.controller.action'
const BURN = '/noble.orbiter.controller.forwarding.v1.CCTPAttributes'

const Points = z.number().int().min(1).max(10_000)
const recipient = z.string()
const FirstFee = z
  .strictObject({ recipient, basis_points: Points })
  .transform((fee): Fee => ({ to: fee.recipient, amount: null, points: fee.basis_points }))
const SecondFee = z.union([
  z
    .strictObject({ recipient, basis_points: z.strictObject({ value: Points }) })
    .transform((fee): Fee => ({ to: fee.recipient, amount: null, points: fee.basis_points.value })),
  z
    .strictObject({ recipient, amount: z.strictObject({ value: Amount }) })
    .transform((fee): Fee => ({ to: fee.recipient, amount: fee.amount.value, points: 0 })),
])
const Attributes = z.union([
  z.strictObject({ '@type': z.literal(`${ACTION}.v1.FeeAttributes`), fees_info: z.array(FirstFee) }),
  z.strictObject({ '@type': z.literal(`${ACTION}.v2.FeeAttributes`), fees_info: z.array(SecondFee) }),
])
/** 32 bytes. */
const Word = z
  .base64()
  .transform((text) => `0x${Buffer.from(text, 'base64').toString('hex')}`)
  .refine((hex) => hex.length === 66)
const Payload = z.strictObject({
  // Each action works with what the previous one left; one is enough.
  pre_actions: z
    .array(z.strictObject({ id: z.literal('ACTION_FEE'), attributes: Attributes }))
    .max(1)
    .optional(),
  forwarding: z.strictObject({
    protocol_id: z.literal('PROTOCOL_CCTP'),
    attributes: z.strictObject({
      '@type': z.literal(BURN),
      destination_domain: z.number().int().nonnegative(),
      mint_recipient: Word,
      destination_caller: z.union([z.literal('').transform(() => null), Word]).optional(),
    }),
    passthrough_payload: z.literal('').optional(),
  }),
})

/** Returns the module's account, which must receive the packet. Source: cosmos/cosmos-sdk x/auth/types/account.go (NewModuleAddress). */
export function orbiterAccount(prefix: string): string {
  return toBech32(prefix, fromHex(createHash('sha256').update('orbiter').digest('hex').slice(0, 40)))
}

/** Reads the payload. @throws AppError transfer.unsafeMessage for anything that is not known exactly. */
export function readOrbiter(value: unknown, contract: string): Call {
  const parsed = Payload.safeParse(value)
  if (!parsed.success) throw unsafe(phrase`The memo field “orbiter” can’t be read: ${firstIssue(parsed.error)}.`, parsed.error)
  const { pre_actions: actions = [], forwarding } = parsed.data
  const { destination_domain: domain, mint_recipient: to, destination_caller: caller = null } = forwarding.attributes
  const fees = actions.flatMap(({ attributes }) => attributes.fees_info)
  return {
    contract,
    vm: 'module',
    roles: ['orbiter'],
    name: 'PROTOCOL_CCTP',
    spends: null,
    effect: { kind: 'fees', fees },
    recovery: [],
    deadline: null,
    next: { how: 'domain', domain, to, caller, call: null },
  }
}
