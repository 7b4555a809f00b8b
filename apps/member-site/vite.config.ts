import { brandPlugin } from '@baize/ui/brand/vite'
import { defineConfig } from 'vite'
import { precompressPlugin } from '../../tooling/precompress.ts'
import { browserPlugins, siteBuild } from '../../tooling/vite.ts'

const platform = process.env.PLATFORM_ORIGIN ?? 'http://localhost:4300'

export default defineConfig({
  plugins: [browserPlugins(), brandPlugin(), precompressPlugin()],
  // The platform puts a nonce of each answer's own in its place.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 4301,
    strictPort: true,
    proxy: { '/wps': { target: platform, ws: true }, '/lgw': platform, '/sandbox': platform },
  },
  build: siteBuild(),
  // The platform runs this build by itself, wherever it is put.
  ssr: { noExternal: true },
})
