/** What an operator may set, read once from the environment. */
export interface Settings {
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly sandbox: boolean
  /** Shortens the sandbox's delays, for tests and journeys. */
  readonly sandboxFast: boolean
}
