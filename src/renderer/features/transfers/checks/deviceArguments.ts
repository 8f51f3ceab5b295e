// Returns the arguments of an own action's call as the device writes them: escaped, by numbers, or in base64. Pure.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import { vipArguments, type VipClaim } from '../../../../shared/domain/transfer/vipClaims.ts'
import { rollupName } from '../../../words/transfers/vipText.ts'
import type { AllWords } from '../../../words/words.ts'

/** An argument that cannot be read on the device without being told what it is. */
export interface DeviceArgument {
  subject: string
  shown: string
  /** What it stands for, where several are alike. */
  note: string
}

/** Returns them; none for an action whose arguments are plain on the device. */
export function deviceArguments(
  all: AllWords,
  action: Action,
  document: string | null,
  nameOf: (bridge: string) => string,
): DeviceArgument[] {
  const { checkSubjects, gaugeWords, vipWords } = all
  const line = (subject: string, shown: string, note = ''): DeviceArgument => ({ subject, shown, note })
  if (action.type === 'claimVip') {
    return action.rollups.flatMap((claim) => {
      const [bridge, stages, scores] = shownOf(claim)
      const name = rollupName(all, nameOf, claim)
      return [line(checkSubjects.vipRollup, bridge, name), line(checkSubjects.vipStages, stages), line(vipWords.scores, scores)]
    })
  }
  if (action.type === 'voteGauges') {
    const vote = signedVote(document)
    return vote === null ? [] : [line(gaugeWords.bridges, vote.bridges), line(gaugeWords.shares, vote.weights)]
  }
  if (action.type === 'extendName') {
    const signed = signedArguments(document)
    return signed === null ? [] : [line(checkSubjects.name, signed.name), line(checkSubjects.duration, signed.term)]
  }
  const end = action.type === 'extendLock' ? lastArgument(document) : null
  return end === null ? [] : [line(checkSubjects.newLockEnd, end)]
}

/**
 * Returns the bridge, the stages and the scores as the device shows them.
 * @example shownOf({ bridge: '16', version: '1', stages: [{ stage: 5, score: '7', proof: [] }] }) // ['\\"16\\"', '[\\"5\\"]', '[\\"7\\"]']
 */
export function shownOf(claim: VipClaim): [bridge: string, stages: string, scores: string] {
  const [bridge = '', , stages = '', , scores = ''] = vipArguments(claim).map((argument) => JSON.stringify(argument).slice(1, -1))
  return [bridge, stages, scores]
}

/**
 * Returns the bridges and their parts as the device shows them; null for a document without them.
 * @example signedVote('{…"args":["\\"8\\"","[\\"16\\"]","[\\"0.5\\"]"]…}') // { bridges: '[\\"16\\"]', weights: '[\\"0.5\\"]' }
 */
export function signedVote(document: string | null): { bridges: string; weights: string } | null {
  const [, bridges, weights] = /"args":\["\\"\d+\\"","(\[[\d,"\\]+\])","(\[[\d.,"\\]+\])"\]/.exec(document ?? '') ?? []
  return bridges === undefined || weights === undefined ? null : { bridges, weights }
}

/**
 * Returns the two arguments as the device shows them; null for a document without them.
 * @example signedArguments('{…"args":["B3NraXBwZXI=","wA/DAwAAAAA="]…}') // { name: 'B3NraXBwZXI=', term: 'wA/DAwAAAAA=' }
 */
export function signedArguments(document: string | null): { name: string; term: string } | null {
  const [, name, term] = /"args":\["([\w+/]+=*)","([\w+/]+=*)"\]/.exec(document ?? '') ?? []
  return name === undefined || term === undefined ? null : { name, term }
}

/**
 * Returns the last argument as the device shows it; null for a document without any.
 * @example lastArgument('{…"args":["AA==","wA/DAwAAAAA="]…}') // 'wA/DAwAAAAA='
 */
export function lastArgument(document: string | null): string | null {
  return /"args":\["[\w+/=",]*"([\w+/]+=*)"\]/.exec(document ?? '')?.[1] ?? null
}
