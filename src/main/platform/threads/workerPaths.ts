// Paths of the worker threads' code: only a bundler knows them, so they are passed in.

/** The worker threads. */
export interface WorkerPaths {
  /** Writes the archive. */
  ingest: string
  /** Parses and decodes pages of history. */
  decoding: string
  /** Answers searches. */
  reader: string
  /** Decodes pictures. */
  image: string
  /** Maintains whole database files. */
  maintenance: string
}
