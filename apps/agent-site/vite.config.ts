import { defineConfig } from 'vite'
import { siteConfig } from '../../tooling/vite.ts'

// What every page behind the door needs is one chunk too.
export default defineConfig(
  siteConfig({ port: 4302, groups: [{ name: 'centre', test: /src\/app\/centre\/Centre\.tsx$/ }] }),
)
