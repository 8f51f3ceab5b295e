// Where the worker threads' programs lie: only a bundler knows, so the paths are handed in.

export interface WorkerPaths {
  /** Writes the archive. */
  ingest: string
  /** Reads pages of history. */
  reading: string
  /** Answers searches. */
  reader: string
  /** Decodes pictures. */
  image: string
  /** Looks after whole files. */
  maintenance: string
}
