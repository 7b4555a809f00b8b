import { PlainError, run } from '../../scripts/toolbox.mjs'
import { tagOf } from './options.ts'

export interface Publication {
  readonly name: string
  readonly version: string
  /** Undefined for a dry run. */
  readonly registry: string | undefined
  /** Further settings of npm. */
  readonly env?: Record<string, string>
}

/** Publishes a tarball under the tag of its channel, unless the registry has it. Resolves to what was done. */
export async function publishTarball(
  file: string,
  { name, version, registry, env = {} }: Publication,
): Promise<string> {
  const npm = (...args: string[]) => run('npm', args, { quiet: true, env })
  const tag = tagOf(version)
  // A release that stopped half way resumes where it stopped.
  if (registry) {
    const { code, output } = await npm('view', `${name}@${version}`, 'version', '--registry', registry)
    if (code === 0 && output.includes(version)) return `${name} ${version} is published already`
  }
  const target = registry ? ['--registry', registry] : ['--dry-run']
  const { code, output } = await npm('publish', file, '--tag', tag, '--access', 'restricted', ...target)
  if (code !== 0) throw new PlainError(`npm publish of ${name} failed:\n${output}`)
  return `${registry ? 'published' : 'would publish'} ${name} ${version} as ${tag}`
}
