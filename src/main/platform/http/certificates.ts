// Enforces certificate checks of hosts, whatever the environment says: some users disable them for all programs.

/** Returns whether the environment makes Node accept any certificate. */
export function isProofWaived(env: NodeJS.ProcessEnv): boolean {
  return env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
}

/** Removes that setting. Node reads it at each connection, so call this before the first one. */
export function enforceTls(env: NodeJS.ProcessEnv): void {
  delete env['NODE_TLS_REJECT_UNAUTHORIZED']
}
