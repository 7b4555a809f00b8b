import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand, BrandData } from './brandData.ts'
import { readBrandFile, readBytes, readJson } from './brandFiles.ts'
import { compileBrand } from './compileBrand.ts'
import { unversionFonts, versionFonts, withoutOwnFonts } from './fonts/fontAddress.ts'
import { readPublished, releaseFolder } from './published.ts'
import { readTokens, type Scheme, schemes } from './readTokens.ts'
import { readTokenFiles } from './tokenFiles.ts'

/** A brand, compiled: one CSS text, one JSON, its pictures and the parts of its fonts. */
export interface LoadedBrand {
  css: string
  data: BrandData
  /** The contents of pictures and fonts by file name. */
  assets: ReadonlyMap<string, Uint8Array>
}

/** Says in plain sentences why a brand's folder cannot be used. */
export class BrandProblem extends Error {
  override readonly name = 'BrandProblem'
  readonly problems: readonly string[]

  constructor(folder: string, problems: readonly string[]) {
    super(`The brand in ${folder} cannot be used:\n  ${problems.join('\n  ')}`)
    this.problems = problems
  }
}

/**
 * Loads a brand's folder: its source (`tokens.json`, `brand.json`), what `brand build` made of it (`brand.css`, `brand.json`), or
 * the version that is worn of a folder that `brand publish` wrote. Throws `BrandProblem`; so it does for a source with fonts, which
 * take a while to be cut: see `loadSource`.
 */
export function loadBrand(from: string): LoadedBrand {
  const published = readPublished(from)
  const folder = published ? releaseFolder(from, published.current) : from
  const built = isBuilt(folder)
  const { brand, problems } = readBrandFile(folder)
  const look = built ? readBuilt(folder, brand) : readSource(folder)
  const all = [...('problems' in look ? look.problems : []), ...problems]
  if ('problems' in look || !brand || all.length > 0) throw new BrandProblem(folder, all)
  const fonts = brand.fonts ?? []
  if (!built && fonts.length > 0)
    throw new BrandProblem(folder, [
      'It brings fonts: load the folder that brand build or brand publish wrote.',
    ])
  const files = fonts.flatMap((font) => font.files.map(({ file }) => file))
  return assemble(folder, brand, look, readFiles(folder, files))
}

/** Whether a folder is what `brand build` made. */
export const isBuilt = (folder: string): boolean =>
  !existsSync(join(folder, 'tokens.json')) && existsSync(join(folder, 'brand.css'))

function readFiles(folder: string, files: readonly string[]): Map<string, Uint8Array> {
  return new Map(
    files.map((file) => {
      const read = readBytes(folder, file)
      if ('problem' in read) throw new BrandProblem(folder, [read.problem])
      return [file, read.bytes]
    }),
  )
}

/** A brand of its parts, with a version that is the hash of all of them. */
export function assemble(
  folder: string,
  brand: Brand,
  look: Look,
  fonts: ReadonlyMap<string, Uint8Array>,
): LoadedBrand {
  const assets = new Map([...readFiles(folder, Object.values(brand.assets)), ...fonts])
  const hash = createHash('sha256')
    .update(look.css)
    .update(JSON.stringify(bare(brand)))
  for (const [name, bytes] of assets) hash.update(name).update(bytes)
  const version = hash.digest('hex').slice(0, 12)
  return {
    css: versionFonts(look.css, version),
    data: { ...bare(brand), version, themeColor: look.themeColor },
    assets,
  }
}

/** The settings without what a build added and without comments. */
function bare(brand: Brand): Brand {
  const { version: _, themeColor: __, $comment: ___, ...own } = brand as Brand & Record<string, unknown>
  return own as Brand
}

/** The CSS of a brand, and the page's ground in each scheme. */
export interface Look {
  css: string
  themeColor: Record<Scheme, string>
}

type ReadLook = Look | { problems: string[] }

/** Compiles the tokens of a brand's source. */
export function readSource(folder: string): ReadLook {
  const tokens = readTokenFiles(folder)
  if ('problems' in tokens) return tokens
  const compiled = compileBrand(tokens.value)
  if (!compiled.ok) return { problems: compiled.problems }
  const read = readTokens(tokens.value)
  const [light, dark] = schemes.map((scheme) => read[scheme].get('color.surface.page') ?? '')
  return { css: compiled.css, themeColor: { light: light ?? '', dark: dark ?? '' } }
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w()., /%-]{3,80}$/.test(value)

function readBuilt(folder: string, brand: Brand | undefined): ReadLook {
  const css = readBytes(folder, 'brand.css')
  if ('problem' in css) return { problems: [css.problem] }
  const text = unversionFonts(css.bytes.toString('utf8'))
  const problems: string[] = []
  const unsafe = /url\(|@import/i.test(withoutOwnFonts(text, brand?.fonts))
  if (text.includes('<') || unsafe || !text.includes('--bz-color-surface-page:'))
    problems.push(`${join(folder, 'brand.css')} is not what brand build writes; build the brand again.`)
  const settings = readJson(folder, 'brand.json')
  const given = 'value' in settings ? (settings.value as Partial<BrandData> | null) : null
  const { light, dark } = given?.themeColor ?? {}
  if (!isColour(light) || !isColour(dark))
    problems.push(`${join(folder, 'brand.json')} has no themeColor; build the brand again.`)
  return problems.length > 0
    ? { problems }
    : { css: text, themeColor: { light: light ?? '', dark: dark ?? '' } }
}
