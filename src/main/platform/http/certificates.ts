// Whether hosts must prove who they are: they must, whatever the environment says. Some set the variable for all programs of theirs.

/** Node would believe anybody's certificate. */
export function isProofWaived(env: NodeJS.ProcessEnv): boolean {
  return env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
}

/** Takes the waiver away. Node looks for it at each connection, so this must come before the first one. */
export function enforceTls(env: NodeJS.ProcessEnv): void {
  delete env['NODE_TLS_REJECT_UNAUTHORIZED']
}
