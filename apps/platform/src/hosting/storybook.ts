import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { compression } from './compression.ts'
import { siteSecurity } from './security-headers.ts'
import type { Fetch } from './site.ts'
import { type ServingFiles, staticFiles } from './static-files.ts'

/**
 * What Storybook works under. Its pages begin with inline scripts that it writes at the build, and its own and our
 * components' styles are added by scripts (`'unsafe-inline'`). Of other origins it reads the published brands of the sites, for
 * the studio; it frames itself and no other page frames it.
 */
const policyFor = (sites: readonly string[]) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'data:', 'blob:', ...sites],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  frameSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
})

/** Storybook: static files, made by a build of ours, on an origin of its own. */
export function makeStorybook(dist: string, publicUrl: string, sites: readonly string[]): Fetch {
  const app = new Hono<ServingFiles>()
  app.use(
    siteSecurity(publicUrl, {
      contentSecurityPolicy: policyFor(sites.map((site) => new URL('/brand/', site).href)),
    }),
  )
  app.use(methodNotAllowed({ app }), etag(), compression())
  app.get('*', staticFiles(dist, { index: 'index.html' }))
  app.notFound((c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
  return app.fetch
}
