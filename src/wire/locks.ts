// Replies of the L1's module of locked stakes: values of its view functions, and the resource with its rules.
// Sources: initia-labs/vip-contract sources/lock_staking.move (LockedDelegationResponse, ModuleStore); initia-labs/initia
// proto/initia/move/v1/query.proto (Resource).
import { z } from 'zod'
import { JsonText, MoveAddress, MoveMoment, U64 } from './moveView.ts'

/** More than an account may have: the module limits them. */
const MAX_LOCKS = 1000

/** lock_staking::get_locked_delegations. An amount is what the shares of the lock are worth now, base units. */
export const LockedDelegationsView = z.object({
  data: JsonText.pipe(
    z
      .array(
        z.object({
          metadata: MoveAddress,
          validator: z.string().regex(/^[a-z0-9]{1,83}valoper1[02-9ac-hj-np-z]{6,100}$/),
          amount: U64,
          release_time: MoveMoment,
        }),
      )
      .max(MAX_LOCKS),
  ),
})

/** lock_staking::get_staking_address. */
export const StakingAddressView = z.object({ data: JsonText.pipe(MoveAddress) })

/** Up to a hundred years. */
const Span = U64.transform(Number).refine((seconds) => seconds <= 100 * 31_557_600)

/** GET /initia/move/v1/accounts/{address}/resources/by_struct_tag of lock_staking::ModuleStore. */
export const LockRulesResource = z.object({
  resource: z.object({ move_resource: JsonText.pipe(z.object({ data: z.object({ max_lock_period: Span }) })) }),
})
