import type { Settings } from '../brand-folder.ts'
import type { Problems } from './problems.ts'

/** What each part of the settings is given. */
export interface SettingsProps {
  settings: Settings
  problems: Problems
  /** Writes one setting by its path; undefined removes it. */
  set: (path: string, value: unknown) => void
  rename: (name: string) => void
}
