import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { checkBrand } from '../checkBrand.ts'
import { BrandProblem, type LoadedBrand } from '../loadBrand.ts'
import { loadSource } from '../loadSource.ts'
import { brandManifest, manifestFile } from '../manifest.ts'
import { dressPage } from '../page.ts'
import { folderOf } from './checkBrands.ts'
import { AskedWrongly, lines, type Outcome } from './output.ts'

/** The default folder of built brands. */
const defaultOut = 'brands-dist'

/** Compiles a brand to one CSS file and one JSON with its images; `into` applies it to a built site, too. */
export async function buildBrand(
  brands: string,
  names: readonly string[],
  out?: string,
  into?: string,
): Promise<Outcome> {
  const [name, ...more] = names
  if (name === undefined || more.length > 0)
    throw new AskedWrongly('Name one brand: brand build loud --out brands-dist.')
  const brand = await loadedBrand(brands, name)
  if ('error' in brand) return brand
  if (into !== undefined) return dressSite(resolve(into), brand)
  const target = resolve(out ?? join(defaultOut, basename(resolve(folderOf(brands, name)))))
  const files = writeBrand(target, brand)
  return { out: `${brand.data.name} ${brand.data.version} is in ${target}: ${files.join(', ')}.\n`, code: 0 }
}

/** A brand that is fit to ship, from its source or as it was built; or why it is none. */
export async function loadedBrand(
  brands: string,
  name: string,
): Promise<LoadedBrand | (Outcome & { error: string })> {
  const folder = folderOf(brands, name)
  const source = existsSync(join(folder, 'tokens.json')) || !existsSync(join(folder, 'brand.css'))
  const { problems } = source ? await checkBrand(folder) : { problems: [] }
  if (problems.length > 0) return { error: `${folder} is not built.\n${lines(problems)}`, code: 1 }
  try {
    return await loadSource(folder)
  } catch (error) {
    if (error instanceof BrandProblem) return { error: `${folder}\n${lines(error.problems)}`, code: 1 }
    throw error
  }
}

/** Writes the files of a built brand; returns their names. */
export function writeBrand(target: string, brand: LoadedBrand): string[] {
  const { css, data, assets } = brand
  mkdirSync(target, { recursive: true })
  const files = new Map<string, string | Uint8Array>([
    ['brand.css', css],
    [manifestFile, brandManifest(brand)],
    ['brand.json', `${JSON.stringify(data, null, 2)}\n`],
    ...assets,
  ])
  for (const [file, content] of files) writeFileSync(join(target, file), content)
  return [...files.keys()]
}

function dressSite(site: string, brand: LoadedBrand): Outcome {
  const page = join(site, 'index.html')
  if (!existsSync(page)) throw new AskedWrongly(`${page} does not exist: build the site first.`)
  const html = readFileSync(page, 'utf8')
  // The page keeps the mark that a server fills with each response's nonce.
  const nonce = /<style id="baize-brand" nonce="([^"]*)"/.exec(html)?.[1]
  const dressed = dressPage(html, brand, nonce)
  writeBrand(join(site, 'brand'), brand)
  writeFileSync(page, dressed)
  return { out: `${site} wears ${brand.data.name} ${brand.data.version}.\n`, code: 0 }
}
