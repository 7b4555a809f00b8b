import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { BuildEnvironmentOptions, PluginOption } from 'vite'
import { furtherLanguages } from '../scripts/catalogues/vite.ts'
import { messagesPreset } from './messages.ts'

/** The plugins of every browser build: the sites, Storybook, tests, benches and the packages. */
export function browserPlugins(): PluginOption[] {
  return [
    react(),
    lingui(),
    furtherLanguages(),
    babel({ presets: [messagesPreset()] }),
    vanillaExtractPlugin(),
  ]
}

/**
 * The oldest browsers whose CSS is not transpiled: all of December 2023, of which `:has()` in Firefox and `:dir()` in
 * Chromium were the last to ship. For older ones a build replaces `:dir()` by a list of languages, which is slow, and
 * wrong where a part of a page runs the other way.
 */
const browsers = ['chrome120', 'edge120', 'firefox121', 'safari17.2', 'ios17.2']

/**
 * How a site is built. What `src/main.tsx` imports statically is one chunk: split along what lazy sections happen to
 * share with it, it takes a dozen requests.
 */
export function siteBuild(groups: { name: string; test: RegExp }[] = []): BuildEnvironmentOptions {
  return {
    manifest: true,
    target: 'es2022',
    cssTarget: browsers,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', test: /src\/main\.tsx$/ }, ...groups] } },
    },
  }
}
