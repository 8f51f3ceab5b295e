// Recognises why a transaction failed, from the usual texts of chains and virtual machines.

/** Causes that are recognised. */
export type FailureName =
  | 'outOfGas'
  | 'price'
  | 'fee'
  | 'balance'
  | 'late'
  | 'sequence'
  | 'allowance'
  | 'unauthorized'
  | 'unknown'
  | 'packet'
  | 'range'
  | 'contract'

/** What the texts of chains contain, most specific first. */
const SIGNS: readonly (readonly [FailureName, RegExp])[] = [
  ['outOfGas', /out of gas/i],
  [
    'price',
    // 196611 is EMIN_RETURN of initia_std::dex and ::stableswap; 196609 that of dex_utils and minitswap_router.
    /::(?:dex|stableswap), code=196611|::(?:dex_utils|minitswap_router), code=196609|slippage|EMIN_RETURN|too little received|insufficient_?\s?output|minimum (?:receive|amount|return)|price impact|max(?:imum)? spread/i,
  ],
  ['fee', /insufficient fee/i],
  [
    'balance',
    /insufficient (?:fund|balance)|exceeds (?:the )?balance|EINSUFFICIENT_BALANCE|smaller than .*insufficient|fungible_asset, code=65540/i,
  ],
  ['late', /deadline|expired|timeout height|timed out/i],
  ['sequence', /sequence mismatch|incorrect account sequence|nonce too low/i],
  ['allowance', /insufficient allowance|exceeds allowance/i],
  ['unauthorized', /unauthori[sz]ed|not the owner|permission denied/i],
  ['unknown', /not found|does not exist|object, code=393218/i],
  ['packet', /error handling packet/i],
  // cosmossdk.io/math panics so for an amount above 64 bits, and for a sum above 256.
  ['range', /Uint64\(\) out of bounds|Int64\(\) out of bound|integer overflow|Int overflow/i],
  ['contract', /VM aborted|execution reverted|EVMCall failed|execute wasm contract failed/i],
]

/** Returns the cause that a text names; null where it is not recognised. */
export function failureName(text: string): FailureName | null {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null
}

/** What a bank module says of a balance that was too low. */
const HELD = /spendable balance (\d{1,40})([A-Za-z][\w/:.-]{1,127}) is smaller than/

/** Returns what an account held by the text of a failed transfer; null where it isn't said. */
export function heldIn(text: string): { amount: string; denom: string } | null {
  const [, amount, denom] = HELD.exec(text) ?? []
  return amount === undefined || denom === undefined ? null : { amount, denom }
}
