// Entry of the command line: parses the command and its flags, runs it, and converts every failure to one sentence and an exit code.
import { join } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { commonFlags, readOptions } from '../../app/options.ts'
import { setPrivateUmask } from '../../db/files/permissions.ts'
import type { CommandContext } from './command.ts'

/** Runs a command; resolves to the exit code. */
type RunCommand = (context: CommandContext) => Promise<number>

interface Command {
  flags: NonNullable<ParseArgsConfig['options']>
  usage: string
  /** Loads the code of this command alone. */
  load(): Promise<RunCommand>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { flags: { port: { type: 'string' } }, usage: 'serve [--port N]', load: async () => (await import('./serve.ts')).serve },
  sync: {
    flags: { account: { type: 'string' }, once: { type: 'boolean' } },
    usage: 'sync --account ADDRESS [--once]',
    load: async () => (await import('./sync.ts')).sync,
  },
  status: { flags: {}, usage: 'status', load: async () => (await import('./status.ts')).status },
  export: {
    flags: { what: { type: 'string' }, format: { type: 'string' }, out: { type: 'string' } },
    usage: 'export --what activity|holdings|nfts|transfers|labels --format csv|jsonl|koinly [--out FILE]',
    load: async () => (await import('./exportCommand.ts')).exportRows,
  },
  backup: {
    flags: { out: { type: 'string' }, 'with-pictures': { type: 'boolean' } },
    usage: 'backup --out FILE [--with-pictures]',
    load: async () => (await import('./maintenance.ts')).backup,
  },
  restore: {
    flags: { from: { type: 'string' } },
    usage: 'restore --from FILE',
    load: async () => (await import('./maintenance.ts')).restore,
  },
  check: { flags: {}, usage: 'check', load: async () => (await import('./maintenance.ts')).check },
  compact: { flags: {}, usage: 'compact', load: async () => (await import('./maintenance.ts')).compact },
  doctor: {
    flags: { json: { type: 'boolean' }, offline: { type: 'boolean' } },
    usage: 'doctor [--json] [--offline]',
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
  'networks refresh': {
    flags: { 'dry-run': { type: 'boolean' }, also: { type: 'string' } },
    usage: 'networks refresh [--dry-run] [--also ID,ID]',
    load: async () => (await import('./networks.ts')).refreshNetworks,
  },
  'networks undo': { flags: {}, usage: 'networks undo', load: async () => (await import('./networks.ts')).undoRefresh },
  erase: {
    flags: { account: { type: 'string' }, 'with-labels': { type: 'boolean' }, all: { type: 'boolean' }, yes: { type: 'boolean' } },
    usage: 'erase --account ADDRESS [--with-labels] --yes | erase --all --yes',
    load: async () => (await import('./maintenance.ts')).erase,
  },
}

const HELP = `Usage: npm run -s waybill -- COMMAND [FLAGS]

${Object.values(COMMANDS)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}

Flags for all commands: --data-dir DIR, --network practice|testnet|mainnet, --chains FILE [--router URL] [--vip URL], --seed N
For encrypted data: --passphrase-file FILE
`

// This module is the bundle's entry, which stands in a folder of the build; other modules may be chunks elsewhere.
const outFolder = join(import.meta.dirname, '..')

/** Exit code for wrong usage, as in sysexits(3). */
const EXIT_USAGE = 2

async function main(args: string[]): Promise<number> {
  setPrivateUmask()
  const isOfTwo = args[0] === 'networks' && args.length > 1
  const [name, ...rest] = isOfTwo ? [args.slice(0, 2).join(' '), ...args.slice(2)] : args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(HELP)
    return name === undefined ? EXIT_USAGE : 0
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command === undefined)
      throw new AppError('input.invalid', phrase`Unknown command “${name}”. Commands: ${Object.keys(COMMANDS).join(', ')}.`)
    const flags = readFlags(command, rest)
    const run = await command.load()
    return await run({ flags, options: readOptions(flags, process.env), signal: interruption(), outFolder })
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`)
    return error instanceof AppError && error.code === 'input.invalid' ? EXIT_USAGE : 1
  }
}

function readFlags(command: Command, args: string[]): CommandContext['flags'] {
  try {
    const { values, tokens } = parseArgs({
      args,
      options: { ...commonFlags, 'passphrase-file': { type: 'string' }, ...command.flags },
      strict: true,
      allowPositionals: false,
      tokens: true,
    })
    // Of a flag given twice Node takes the last one, without a word about the first.
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const repeated = names.find((name, index) => names.indexOf(name) < index)
    if (repeated !== undefined)
      throw new AppError('input.invalid', phrase`--${repeated} may be given only once.`, { hint: phrase`Usage: ${command.usage}` })
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Keeps the first sentence of Node's message, which names the argument; the rest explains positionals to programmers.
    throw new AppError('input.invalid', phrase`${error.message.split(/\.\s/)[0]?.replace(/\.$/, '') ?? ''}.`, {
      hint: phrase`Usage: ${command.usage}`,
      cause: error,
    })
  }
}

/** Aborts at the first signal; a launcher and a terminal may both forward the same one. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      controller.abort()
    })
  }
  return controller.signal
}

/** Keeps a bug's stack. */
function sentence(error: unknown): string {
  if (error instanceof AppError) return [error.message, error.hint].filter((part) => part !== null).join(' ')
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Ignores EPIPE: a reader such as `head` closes the pipe when it has seen enough. */
function tolerateGoneReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: Error) => {
      if (!('code' in error) || error.code !== 'EPIPE') throw error
    })
  }
}

tolerateGoneReaders()
process.exitCode = await main(process.argv.slice(2))
