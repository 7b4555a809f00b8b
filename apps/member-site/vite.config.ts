import { defineConfig } from 'vite'
import { siteConfig } from '../../tooling/vite.ts'

export default defineConfig(siteConfig({ port: 4301 }))
