// Tests that a failing host is reported depending on whether another one replaces it.
import { expect, test } from 'vitest'
import { hostFindings, type AskedHost } from './hostFindings.ts'

function asked(host: string, chainId: string, isWell: boolean): AskedHost {
  const trouble = isWell ? null : { message: `Can’t reach ${host}.`, hint: 'Check the connection.' }
  return { host, purpose: 'rpc', chainId, latencyMs: isWell ? 20 : null, skewMs: null, trouble }
}

test('a host that does not answer is a problem, unless another one of its chain does', () => {
  const rows = hostFindings([asked('a.example', 'one-1', false), asked('b.example', 'one-1', true), asked('c.example', 'two-1', false)])
  expect(rows.map(({ name, state, todo }) => [name, state, todo])).toEqual([
    ['Hosts', 'note', null],
    ['Host a.example', 'note', 'Using b.example instead.'],
    ['Host c.example', 'problem', 'Check the connection.'],
    ['Clock', 'note', null],
  ])
})
