import { readBrandFile } from './brandFiles.ts'
import { assemble, BrandProblem, isBuilt, type LoadedBrand, loadBrand, readSource } from './loadBrand.ts'
import { readPublished } from './published.ts'
import { readTokens } from './readTokens.ts'
import { readTokenFiles } from './tokenFiles.ts'

/** Loads a brand as `loadBrand` does, and a source with fonts, too: they are cut to scripts. Rejects with `BrandProblem`. */
export async function loadSource(folder: string): Promise<LoadedBrand> {
  const { brand } = readBrandFile(folder)
  const tokens = readTokenFiles(folder)
  if (!brand?.fonts?.length || 'problems' in tokens || isBuilt(folder) || readPublished(folder))
    return loadBrand(folder)
  const look = readSource(folder)
  if ('problems' in look) throw new BrandProblem(folder, look.problems)
  const { base } = readTokens(tokens.value)
  const [{ checkFonts }, { buildFonts }] = await Promise.all([
    import('./fonts/checkFonts.ts'),
    import('./fonts/buildFonts.ts'),
  ])
  const problems = await checkFonts(folder, brand, base)
  if (problems.length > 0) throw new BrandProblem(folder, problems)
  const { css, fonts, files } = await buildFonts(folder, brand.fonts, base, brand.languages)
  return assemble(folder, { ...brand, fonts }, { ...look, css: `${look.css}\n${css}` }, files)
}
