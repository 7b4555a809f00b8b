import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadBrand } from '../loadBrand.ts'
import { readPublished, releaseFolder, writePublished } from '../published.ts'
import { loadedBrand, writeBrand } from './buildBrand.ts'
import { AskedWrongly, type Outcome } from './output.ts'

/** More than a rollback needs; each is some 100 kB. */
const maxHistory = 20

/**
 * Builds a brand into a folder that platforms read (`BRAND_FOLDER`), and has it worn: the version is whole before the folder
 * says so. The versions before stay, for `rollback`.
 */
export async function publishBrand(
  brands: string,
  names: readonly string[],
  to?: string,
  preview = false,
): Promise<Outcome> {
  const [name, ...more] = names
  if (name === undefined || more.length > 0 || to === undefined)
    throw new AskedWrongly(
      'Name one brand and the folder that the platform reads: brand publish loud --to /srv/brand.',
    )
  const brand = await loadedBrand(brands, name)
  if ('error' in brand) return brand
  const target = resolve(to)
  const { version } = brand.data
  const release = releaseFolder(target, version)
  if (!existsSync(release)) {
    mkdirSync(join(target, 'releases'), { recursive: true })
    const draft = mkdtempSync(join(target, 'releases', '.draft-'))
    writeBrand(draft, brand)
    try {
      renameSync(draft, release)
    } catch (error) {
      // Another process published the same version in the meantime.
      rmSync(draft, { recursive: true })
      if (!existsSync(release)) throw error
    }
  }
  const before = readPublished(target)
  if (preview) {
    if (!before) throw new AskedWrongly(`Nothing was published to ${target}: publish a first brand there.`)
    const address = `?brand-preview=${version}`
    return { out: `${brand.data.name} ${version} can be seen at ${address} of each site.\n`, code: 0 }
  }
  if (before?.current !== version) {
    const history = before ? [...before.history, before.current].filter((each) => each !== version) : []
    writePublished(target, { current: version, history: history.slice(-maxHistory) })
  }
  return { out: `${brand.data.name} ${version} is published in ${target}.\n`, code: 0 }
}

/** Has the version before worn again, or the one that is named. */
export function rollBack(names: readonly string[], to?: string): Outcome {
  const [version, ...more] = names
  if (to === undefined || more.length > 0)
    throw new AskedWrongly(
      'Name the folder that the platform reads: brand rollback [version] --to /srv/brand.',
    )
  const target = resolve(to)
  const before = readPublished(target)
  if (!before) throw new AskedWrongly(`Nothing was published to ${target}.`)
  const wanted = version ?? before.history.at(-1)
  if (wanted === undefined) throw new AskedWrongly(`${target} has no version before ${before.current}.`)
  if (wanted === before.current) throw new AskedWrongly(`${wanted} is worn already.`)
  if (!/^[0-9a-f]{12}$/.test(wanted) || !existsSync(releaseFolder(target, wanted)))
    throw new AskedWrongly(
      `${target} has no version ${wanted.slice(0, 40)}. It has: ${[...before.history, before.current].join(', ')}.`,
    )
  const { data } = loadBrand(releaseFolder(target, wanted))
  // Without a version each step rolls back one more; a named version may be rolled back from.
  const others = before.history.filter((each) => each !== wanted)
  const history = version === undefined ? before.history.slice(0, -1) : [...others, before.current]
  writePublished(target, { current: wanted, history })
  return { out: `${data.name} ${wanted} is worn again from ${target}; it was ${before.current}.\n`, code: 0 }
}
