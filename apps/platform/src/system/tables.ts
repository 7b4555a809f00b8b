export interface SystemTables {
  system_status: {
    id: number
    status: number
    message: string
    until: Date | null
    changed_at: Date
  }
  /** Text that the platform keeps for itself, by name. */
  platform_secret: {
    name: string
    value: string
  }
}
