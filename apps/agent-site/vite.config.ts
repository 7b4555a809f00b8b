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
    port: 4302,
    strictPort: true,
    proxy: { '/wps': { target: platform, ws: true }, '/lgw': platform, '/sandbox': platform },
  },
  // What every page behind the door needs is one file too.
  build: siteBuild([{ name: 'centre', test: /src\/centre\/Centre\.tsx$/ }]),
  // Built beside the pages: the door as the platform sends it before any code runs, by itself, wherever it is put.
  builder: {},
  environments: {
    ssr: { build: { outDir: 'dist/.server', ssr: 'src/server.tsx' }, resolve: { noExternal: true } },
  },
})
