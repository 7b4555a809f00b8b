import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The pictures below a folder, as `<mode>/<story>.png`. */
export function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.png'))
        .map((file) => `${name}/${file}`),
    )
}

export function readPicture(folder: string, file: string): Buffer | undefined {
  const path = join(folder, file)
  return existsSync(path) ? readFileSync(path) : undefined
}

export function writePicture(folder: string, file: string, picture: Buffer): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}

export function removePicture(folder: string, file: string): void {
  rmSync(join(folder, file), { force: true })
}
