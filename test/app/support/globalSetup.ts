// Once before the app tests: bundles the host for networks of a test's own.
import { join } from 'node:path'
import { bundleProgram } from '../../support/bundle.ts'

export default async function bundleLiveHost(): Promise<void> {
  await bundleProgram(join(import.meta.dirname, 'liveHost.ts'), 'liveHost', { 'node-hid': join(import.meta.dirname, 'nodeHidStandIn.ts') })
}
