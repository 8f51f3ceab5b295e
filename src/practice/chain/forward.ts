// The memo of a packet that is to travel on from where it arrives. Source: cosmos/ibc-apps middleware/packet-forward-middleware/README.md.

export interface Forward {
  receiver: string
  port: string
  channel: string
  /** The memo of the packet that goes on; empty at the last. */
  memo: string
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null
}

/** The way on that a memo asks for; null when it asks for none. */
export function forwardOf(memo: string): Forward | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(memo)
  } catch {
    // Any text is a memo.
    return null
  }
  const forward = record(record(parsed)?.['forward'])
  const [receiver, port, channel] = [forward?.['receiver'], forward?.['port'], forward?.['channel']]
  if (typeof receiver !== 'string' || typeof port !== 'string' || typeof channel !== 'string') return null
  const next = forward?.['next']
  return {
    receiver,
    port,
    channel,
    memo: next === undefined || next === null ? '' : typeof next === 'string' ? next : JSON.stringify(next),
  }
}
