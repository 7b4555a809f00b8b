export interface TestPostgres {
  /** `postgres://baize@127.0.0.1:<port>/postgres` */
  url: string
  port: number
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
  /** Ends every process of the server at once, as a power cut would. */
  kill(): Promise<void>
  /** Restarts a killed server on the same folder and port. */
  restart(): Promise<void>
}

export function startPostgres(options?: {
  settings?: Record<string, string>
  inMemory?: boolean
}): Promise<TestPostgres>
/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number>
