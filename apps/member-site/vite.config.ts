import { brandPlugin } from '@baize/ui/brand/vite'
import { defineConfig } from 'vite'
import { builtFiles, siteBuild, sitePlugins, siteResolve } from '../../vite.shared.ts'

const platform = process.env.PLATFORM_ORIGIN ?? 'http://localhost:4300'

export default defineConfig({
  plugins: [sitePlugins(), brandPlugin(), builtFiles()],
  // The platform puts a nonce of each answer's own in its place.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 4301,
    strictPort: true,
    proxy: { '/wps': { target: platform, ws: true }, '/lgw': platform, '/sandbox': platform },
  },
  build: siteBuild(),
  resolve: siteResolve,
  // The platform runs this build by itself, wherever it is put.
  ssr: { noExternal: true },
})
