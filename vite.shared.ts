import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/** The plugins every browser build of the workspace shares: sites, Storybook and tests. */
export function browserPlugins(): PluginOption[] {
  return [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), vanillaExtractPlugin()]
}
