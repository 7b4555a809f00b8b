import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { BuildEnvironmentOptions, PluginOption } from 'vite'
import { furtherLanguages } from './scripts/catalogues/vite.ts'

/** The plugins every browser build of the workspace shares: sites, Storybook and tests. */
export function browserPlugins(): PluginOption[] {
  return [
    react(),
    lingui(),
    furtherLanguages(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
  ]
}

/**
 * How a site is built. What `src/main.tsx` needs at once is kept in one chunk: cut into the dozen that lazy
 * sections happen to share with it, it weighs 3 kB gzip more and takes a dozen requests. That chunk names all others:
 * with seven characters of hash instead of eight it is a quarter of a kilobyte lighter, and 42 bits tell the files of a site apart.
 */
export function siteBuild(): BuildEnvironmentOptions {
  return {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [{ name: 'first', test: /src\/main\.tsx$/ }] },
      },
    },
  }
}

/** React itself has had this since version 18; the router and Lingui bring a copy for older ones. */
export const siteResolve = {
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
}
