import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** A text without the workspace's folder: what is published must not reveal where it was built. */
export function withoutCommonProps(text: string, folder = root): string {
  return text.replaceAll(`${folder}/`, '').replaceAll(folder, '')
}

/** Takes that folder out of everything that is built. */
export function withoutPaths(): Plugin {
  return {
    name: 'baize-without-paths',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = withoutCommonProps(file.code)
        else if (typeof file.source === 'string') file.source = withoutCommonProps(file.source)
      }
    },
  }
}
