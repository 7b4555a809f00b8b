import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What is read of Vite's output: chunks, what they import, and the stylesheets that stood in them. */
export interface Written {
  type: string
  fileName: string
  imports?: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined
}

/** Follows a chunk's imports; gives the stylesheets on the way, what is stood upon before what stands on it. */
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

/** A component's folder, of a chunk that holds one: `button/Button.js` is in `button`. */
export function componentFolder(fileName: string): string | undefined {
  return /^([a-z-]+)\/[A-Z]\w*\.js$/.exec(fileName)?.[1]
}

/**
 * Writes `styles.css` (the reset and all components), `reset.css`, and `styles/<folder>.css` for each component's
 * folder, then puts away the pieces they are made of. Fonts become files of their own.
 */
export function writeStyles(dist: string, written: readonly Written[]): void {
  const pieces = globSync('**/*.vanilla.css', { cwd: dist })
  if (pieces.length === 0) return
  const fonts = new Map<string, string>()
  const text = (style: string) => withFontFiles(readFileSync(join(dist, style), 'utf8').trim(), fonts)
  const join_ = (styles: readonly string[]) => `${styles.map(text).join('\n')}\n`

  const reset = stylesOf('reset/reset.css.js', written)
  const folders = Map.groupBy(
    written.filter((chunk) => componentFolder(chunk.fileName) !== undefined),
    (chunk) => componentFolder(chunk.fileName) ?? '',
  )
  for (const [folder, chunks] of folders) {
    const styles = new Set(chunks.flatMap((chunk) => stylesOf(chunk.fileName, written)))
    write(join(dist, 'styles', `${folder}.css`), join_([...styles]))
  }
  write(join(dist, 'reset.css'), join_(reset))
  write(join(dist, 'styles.css'), join_([...new Set([...reset, ...stylesOf('index.js', written)])]))
  for (const [name, data] of fonts) write(join(dist, 'fonts', name), Buffer.from(data, 'base64'))
  for (const piece of pieces) rmSync(join(dist, piece))
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
