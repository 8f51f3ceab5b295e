// Loaded into a process before anything else (node --import): whoever may do everything gives that up, since no file is read-only for root.
const NOBODY = 65_534

if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}
