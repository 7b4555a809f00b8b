import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What is read of Vite's output: chunks, what they import, and the stylesheets that they had. */
export interface Written {
  type: string
  fileName: string
  imports?: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined
}

/** Follows a chunk's imports; returns the stylesheets on the way, dependencies before their dependents. */
export function stylesOf(start: string, written: readonly Written[]): string[] {
  const chunks = new Map(written.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  visit(start)
  return [...styles]
}

/** A component's folder, of a chunk that contains one: `button/Button.js` is in `button`. */
export function componentFolder(fileName: string): string | undefined {
  return /^([a-z-]+)\/[A-Z]\w*\.js$/.exec(fileName)?.[1]
}

/**
 * Writes the stylesheets that a package exports, then deletes the pieces they are made of: `styles.css` (the reset and
 * all components), `reset.css`, `styles/<folder>.css` for each component's folder, and `fonts.css` (the fonts that are
 * loaded with a language). Fonts become files of their own.
 */
export function writeStyles(dist: string, written: readonly Written[], exports: readonly string[]): void {
  const pieces = globSync('**/*.vanilla.css', { cwd: dist })
  if (pieces.length === 0) return
  const fonts = new Map<string, string>()
  const text = (style: string) => withFontFiles(readFileSync(join(dist, style), 'utf8').trim(), fonts)
  const joined = (styles: Iterable<string>) => `${[...styles].map(text).join('\n')}\n`
  const all = new Set(
    ['reset/reset.css.js', 'index.js', ...written.map((chunk) => chunk.fileName)].flatMap((name) =>
      stylesOf(name, written),
    ),
  )
  const ofFonts = [...all].filter((style) => exports.includes('./fonts.css') && style.startsWith('fonts/'))

  if (exports.includes('./styles/*.css')) {
    for (const [folder, styles] of componentStyles(written))
      write(join(dist, 'styles', `${folder}.css`), joined(styles))
  }
  if (exports.includes('./reset.css')) {
    write(join(dist, 'reset.css'), joined(stylesOf('reset/reset.css.js', written)))
  }
  if (ofFonts.length > 0) write(join(dist, 'fonts.css'), joined(ofFonts))
  write(join(dist, 'styles.css'), joined([...all].filter((style) => !ofFonts.includes(style))))
  for (const [name, data] of fonts) write(join(dist, 'fonts', name), Buffer.from(data, 'base64'))
  for (const piece of pieces) rmSync(join(dist, piece))
}

/** The stylesheets of each component's folder, with those of what it is made of. */
function componentStyles(written: readonly Written[]): [folder: string, styles: ReadonlySet<string>][] {
  const folders = Map.groupBy(
    written.filter((chunk) => componentFolder(chunk.fileName) !== undefined),
    (chunk) => componentFolder(chunk.fileName) ?? '',
  )
  return [...folders].map(([folder, chunks]) => [
    folder,
    new Set(chunks.flatMap((chunk) => stylesOf(chunk.fileName, written))),
  ])
}

/** Takes fonts that the build wrote into the CSS out of it again, so that only who needs one loads it. */
export function withFontFiles(css: string, fonts: Map<string, string>): string {
  return css.replace(/url\(["']?data:font\/woff2;base64,([^"')]+)["']?\)/g, (_whole, data: string) => {
    const known = [...fonts].find(([, other]) => other === data)?.[0]
    const name = known ?? `font-${fonts.size + 1}.woff2`
    fonts.set(name, data)
    return `url("./fonts/${name}")`
  })
}

/** Writes a file and the folders above it. */
function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
