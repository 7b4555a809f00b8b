import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Text files; the document itself is not among them, as each response fills it in. */
const texts = '**/*.{js,css,json,svg,webmanifest,txt,html,wasm}'

/** Bytes under which a compressed file saves no packet. */
const minSize = 1_000

/** Brotli's tenth quality makes the sites' code 7 % smaller than its ninth; its eleventh 2 % more, in twice the time. */
const encodings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes `.br` and `.gz` beside each text file of a folder, where they are smaller. Dot-folders are left alone. */
export async function precompress(folder: string): Promise<void> {
  const names = globSync(texts, { cwd: folder, exclude: ['index.html', '.*/**'] })
  const write = async (name: string) => {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < minSize) return
    for (const [ending, encode] of Object.entries(encodings)) {
      const small = await encode(bytes)
      if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small)
    }
  }
  await Promise.all(names.map(write))
}

/** Precompresses what a site's browser build wrote, for the server that sends it. */
export function precompressPlugin(): Plugin {
  let folder: string | undefined
  return {
    name: 'baize-precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async closeBundle() {
      if (folder !== undefined && this.environment.name === 'client') await precompress(folder)
    },
  }
}
