import { brandPlugin } from '@baize/ui/brand/vite'
import { defineConfig, type Plugin } from 'vite'
import { siteBuild, sitePlugins, siteResolve } from '../../vite.shared.ts'

const platform = process.env.PLATFORM_ORIGIN ?? 'http://localhost:4300'

/** A page that is made on a server holds no lazy code, words aside: what is never run there is not built for it. */
const withoutScreens: Plugin = {
  name: 'baize-without-screens',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveDynamicImport: (file) => (typeof file === 'string' && !file.endsWith('.po') ? '\0never' : null),
  load: (id) => (id === '\0never' ? 'export default null' : null),
}

export default defineConfig({
  plugins: [sitePlugins(), brandPlugin(), withoutScreens],
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
