import { settingProblems } from '@baize/ui/brand'
import type { Settings } from '../brand-folder.ts'

/** What is wrong with settings, as sentences by path. */
export type Problems = ReadonlyMap<string, string>

/** What `brand check` says of the settings, to be shown at their fields. */
export function problemsOf(settings: Settings): Problems {
  return new Map(settingProblems(settings).map(({ path, sentence }) => [path, `This ${sentence}.`]))
}

/** How many problems are at some settings or in what is below them. */
export function countOf(problems: Problems, ...keys: readonly string[]): number {
  return [...problems.keys()].filter((path) => keys.includes(path.split('.')[0] ?? '')).length
}
