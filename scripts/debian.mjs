// Programs of Debian packages for benches and checks, unpacked into .tools: nothing is installed, and no service starts.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toolsFolder } from './toolbox.mjs'

const folder = join(toolsFolder, 'debian')
const libraries = join(folder, 'usr', 'lib', 'x86_64-linux-gnu')

/** What each needs besides what any Debian with PostgreSQL has. */
const packages = { nginx: ['nginx'], pgbouncer: ['pgbouncer', 'libc-ares2'] }

/**
 * A program that is there, and the environment that it starts with; undefined where it is not.
 * @param {'nginx' | 'pgbouncer'} name
 */
export function knownProgram(name) {
  const path = [`/usr/sbin/${name}`, join(folder, 'usr', 'sbin', name)].find((each) => existsSync(each))
  if (path === undefined) return undefined
  return { path, env: { PATH: process.env.PATH ?? '', LD_LIBRARY_PATH: libraries } }
}

/**
 * The same, fetched first where it is not there.
 * @param {'nginx' | 'pgbouncer'} name
 */
export function debianProgram(name) {
  const known = knownProgram(name)
  if (known) return known
  mkdirSync(folder, { recursive: true })
  const fetched = mkdtempSync(join(folder, 'fetched-'))
  try {
    execFileSync('apt-get', ['download', '-qq', ...packages[name]], { cwd: fetched, stdio: 'pipe' })
    for (const file of readdirSync(fetched))
      execFileSync('dpkg-deb', ['--extract', join(fetched, file), folder], { stdio: 'pipe' })
  } catch (error) {
    throw new Error(
      `${name} could not be fetched (apt-get update, then again): ${error.stderr ?? error.message}`,
    )
  } finally {
    rmSync(fetched, { recursive: true })
  }
  const found = knownProgram(name)
  if (found === undefined) throw new Error(`Debian's package has no ${name}.`)
  return found
}
