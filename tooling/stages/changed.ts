/** Which stages guard something that changed since the last release. */
import { matchesGlob } from 'node:path'
import { root, run } from '../../scripts/toolbox.mjs'

export interface Changes {
  /** The tag of the last release; undefined where there is none. */
  readonly release?: string
  /** The paths that differ from it, those not yet committed included. */
  readonly paths: readonly string[]
}

/** Releases are tagged by `changeset tag`: one tag for each package. */
const releaseTags = '@baize/*'

/**
 * What changed since the last release, in the work tree. Without a release nothing counts as changed: before the first
 * one there is nothing to compare with, and to take everything for changed would make every run a nightly one.
 */
export async function changesSinceRelease(cwd: string = root): Promise<Changes> {
  const git = (...args: string[]) => run('git', args, { cwd, quiet: true })
  const found = await git('describe', '--tags', '--abbrev=0', '--match', releaseTags)
  if (found.code !== 0) return { paths: [] }
  const release = found.output.trim()
  const answers = await Promise.all([
    git('diff', '--name-only', '-z', release),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  const failed = answers.find(({ code }) => code !== 0)
  if (failed) throw new Error(`git cannot compare with ${release}: ${failed.output.trim()}`)
  return { release, paths: answers.flatMap(({ output }) => output.split('\0').filter(Boolean)) }
}

/** Whether a changed path is one of those that the globs guard. */
export function guardsChange(guards: readonly string[], { paths }: Changes): boolean {
  return paths.some((path) => guards.some((guard) => matchesGlob(path, guard)))
}
